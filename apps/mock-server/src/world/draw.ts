/** A source of random values for one purpose: the same key gives the same values on every machine. */
export interface Draw {
  /** From 0 (included) to 1 (excluded). */
  float(): number
  /** An integer; both ends included. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  /** True with probability `p`. */
  bool(p: number): boolean
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
  /** `n` lower-case hexadecimal digits. */
  hex(n: number): string
}

export type DrawKey = string | number

/** Final mixing of a 32-bit word (the constants of MurmurHash3): every input bit reaches every output bit. */
function avalanche(word: number): number {
  let h = word
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Two independent 32-bit words of a text. */
export function hashWords(text: string): [number, number] {
  let first = 0x9e3779b1
  let second = 0x7f4a7c15
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, 0x85ebca77)
    second = Math.imul(second ^ unit, 0xc2b2ae3d)
  }
  return [avalanche(first ^ text.length), avalanche(second ^ (first >>> 7))]
}

/** A stable unsigned 32-bit hash of the joined parts; for digests inside keys. */
export const hashOf = (...parts: DrawKey[]): number => hashWords(parts.join('\u001f'))[0]

class KeyedDraw implements Draw {
  readonly #first: number
  readonly #second: number
  #count = 0

  constructor(key: string) {
    const [first, second] = hashWords(key)
    this.#first = first
    this.#second = second
  }

  #word(): number {
    this.#count += 1
    return avalanche(
      (this.#first + Math.imul(this.#count, 0x9e3779b9)) ^ avalanche(this.#second + this.#count),
    )
  }

  float(): number {
    return ((this.#word() >>> 5) * 0x4000000 + (this.#word() >>> 6)) / 0x20000000000000
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.float() * (max - min + 1))
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing can be drawn from an empty list.')
    return list[this.int(0, list.length - 1)] as T
  }

  bool(p: number): boolean {
    return this.float() < p
  }

  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let at = copy.length - 1; at > 0; at -= 1) {
      const other = this.int(0, at)
      const kept = copy[at] as T
      copy[at] = copy[other] as T
      copy[other] = kept
    }
    return copy
  }

  hex(n: number): string {
    let text = ''
    while (text.length < n) text += this.#word().toString(16).padStart(8, '0')
    return text.slice(0, n)
  }
}

/**
 * Values depend on their key alone, never on a sequence: `draw(seed, 'hotel', '1001', 'star')` stays the same when a
 * field or row is added elsewhere.
 */
export function draw(seed: number, ...path: DrawKey[]): Draw {
  return new KeyedDraw(`${seed}\u001f${path.join('\u001f')}`)
}
