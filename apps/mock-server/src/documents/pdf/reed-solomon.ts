/** Arithmetic of the field of 256 elements that QR codes compute in: bytes as polynomials modulo x^8+x^4+x^3+x^2+1. */

const powers: number[] = []
const logs: number[] = []
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value
  logs[value] = exponent
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}

const at = (list: readonly number[], index: number): number => list[index] as number

export const power = (exponent: number): number => at(powers, exponent % 255)

export const times = (left: number, right: number): number =>
  left === 0 || right === 0 ? 0 : power(at(logs, left) + at(logs, right))

/** Product of (x - 2^0) … (x - 2^(count-1)) without its leading one, highest power first. */
function generator(count: number): number[] {
  let product = [1]
  for (let root = 0; root < count; root += 1) {
    const longer = [...product, 0]
    for (const [index, factor] of product.entries())
      longer[index + 1] = at(longer, index + 1) ^ times(factor, power(root))
    product = longer
  }
  return product.slice(1)
}

/** What is appended to the data, so that a reader can mend as many wrong bytes as half of `count`. */
export function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const rest = Array<number>(count).fill(0)
  for (const byte of data) {
    const factor = byte ^ at(rest, 0)
    rest.copyWithin(0, 1)
    rest[count - 1] = 0
    for (const [index, part] of divisor.entries()) rest[index] = at(rest, index) ^ times(part, factor)
  }
  return rest
}
