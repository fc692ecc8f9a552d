import { checkBytes } from './reed-solomon.ts'

/** Rows of modules; true is dark. Without the quiet zone of four modules that belongs around it. */
export type QrModules = readonly (readonly boolean[])[]

/**
 * The sizes that an address fits in, at error correction M (15 in 100 bytes may be dirty): bytes in all, check bytes of
 * each block, blocks, and where the small squares stand. Tables 9 and E.1 of ISO/IEC 18004.
 */
const versions = [
  { bytes: 26, checks: 10, blocks: 1, squares: [] },
  { bytes: 44, checks: 16, blocks: 1, squares: [6, 18] },
  { bytes: 70, checks: 26, blocks: 1, squares: [6, 22] },
  { bytes: 100, checks: 18, blocks: 2, squares: [6, 26] },
  { bytes: 134, checks: 24, blocks: 2, squares: [6, 30] },
  { bytes: 172, checks: 16, blocks: 4, squares: [6, 34] },
  { bytes: 196, checks: 18, blocks: 4, squares: [6, 22, 38] },
  { bytes: 242, checks: 22, blocks: 4, squares: [6, 24, 42] },
  { bytes: 292, checks: 22, blocks: 5, squares: [6, 26, 46] },
  { bytes: 346, checks: 26, blocks: 5, squares: [6, 28, 50] },
] as const

type Version = (typeof versions)[number] & { readonly number: number }

const capacity = ({ bytes, checks, blocks }: Version): number => bytes - checks * blocks
/** Mode and length of the text come before it. */
const headBits = ({ number }: Version): number => 4 + (number < 10 ? 8 : 16)

function versionFor(length: number): Version {
  for (const [index, row] of versions.entries()) {
    const version = { ...row, number: index + 1 }
    if (headBits(version) + length * 8 <= capacity(version) * 8) return version
  }
  throw new RangeError(`A text of ${length} bytes is too long for a code of this kind`)
}

/** The text as bytes of data: mode 4 (bytes), length, text, end, and filling to the capacity. */
function dataOf(text: Uint8Array, version: Version): number[] {
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  put(4, 4)
  put(text.length, headBits(version) - 4)
  for (const byte of text) put(byte, 8)
  const room = capacity(version)
  put(0, Math.min(4, room * 8 - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  const bytes = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  )
  for (let filling = 0xec; bytes.length < room; filling ^= 0xec ^ 0x11) bytes.push(filling)
  return bytes
}

/** Data and check bytes of all blocks, taken in turn; the later blocks are a byte longer where they do not divide. */
function interleaved(data: readonly number[], version: Version): number[] {
  const { blocks, checks } = version
  const short = Math.floor(data.length / blocks)
  const shortBlocks = blocks - (data.length % blocks)
  let from = 0
  const parts = Array.from({ length: blocks }, (_, index) => {
    const part = data.slice(from, from + short + (index < shortBlocks ? 0 : 1))
    from += part.length
    return part
  })
  const ends = parts.map((part) => checkBytes(part, checks))
  const inTurn = (lists: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
  return [...inTurn(parts, short + 1), ...inTurn(ends, checks)]
}

/** The modules while they are being set; `fixed` ones carry no data. */
class Sheet {
  readonly size: number
  readonly dark: boolean[][]
  readonly fixed: boolean[][]

  constructor(size: number) {
    this.size = size
    const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    this.dark = empty()
    this.fixed = empty()
  }

  fix(x: number, y: number, dark: boolean): void {
    const [row, marks] = [this.dark[y], this.fixed[y]]
    if (!row || !marks || x < 0 || x >= this.size) return
    row[x] = dark
    marks[x] = true
  }

  isDark(x: number, y: number): boolean {
    return this.dark[y]?.[x] ?? false
  }
}

/** Rings around a middle: dark, light, dark, as finders and squares are drawn. */
function ring(sheet: Sheet, x: number, y: number, reach: number, light: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1)
      sheet.fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
}

function drawPatterns(sheet: Sheet, { number, squares }: Version): void {
  const { size } = sheet
  for (let at = 0; at < size; at += 1) {
    sheet.fix(6, at, at % 2 === 0)
    sheet.fix(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(sheet, x, y, 4, [2, 4])
  const last = squares.length - 1
  for (const [i, x] of squares.entries())
    for (const [j, y] of squares.entries()) {
      const taken = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!taken) ring(sheet, x, y, 2, [1])
    }
  drawFormat(sheet, 0)
  if (number >= 7) drawNumber(sheet, number)
}

/** The remainder that follows `value` so that a reader can mend it. */
function remainder(value: number, divisor: number, bits: number): number {
  let rest = value
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor)
  return rest
}

const bitOf = (value: number, bit: number): boolean => ((value >> bit) & 1) === 1

/** Level M is 00, so the format is the mask alone; it stands there twice. */
function drawFormat(sheet: Sheet, mask: number): void {
  const { size } = sheet
  const format = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = bitOf(format, bit)
    if (bit < 6) sheet.fix(8, bit, dark)
    else if (bit < 8) sheet.fix(8, bit + 1, dark)
    else if (bit === 8) sheet.fix(7, 8, dark)
    else sheet.fix(14 - bit, 8, dark)
    if (bit < 8) sheet.fix(size - 1 - bit, 8, dark)
    else sheet.fix(8, size - 15 + bit, dark)
  }
  sheet.fix(8, size - 8, true)
}

function drawNumber(sheet: Sheet, number: number): void {
  const bits = (number << 12) | remainder(number, 0x1f25, 12)
  for (let bit = 0; bit < 18; bit += 1) {
    const [far, near] = [sheet.size - 11 + (bit % 3), Math.floor(bit / 3)]
    sheet.fix(far, near, bitOf(bits, bit))
    sheet.fix(near, far, bitOf(bits, bit))
  }
}

/** Two columns at a time from the right, up and down in turn, past the column of the timing line. */
export function* path(size: number): Generator<readonly [number, number]> {
  let up = true
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      yield [right, y]
      yield [right - 1, y]
    }
    up = !up
  }
}

function drawBytes(sheet: Sheet, bytes: readonly number[]): void {
  let bit = 0
  for (const [x, y] of path(sheet.size)) {
    if (sheet.fixed[y]?.[x]) continue
    const row = sheet.dark[y]
    if (row) row[x] = bitOf(bytes[bit >> 3] ?? 0, 7 - (bit & 7))
    bit += 1
  }
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function masked(sheet: Sheet, mask: number): boolean[][] {
  drawFormat(sheet, mask)
  const turns = masks[mask] as (x: number, y: number) => boolean
  return sheet.dark.map((row, y) => row.map((dark, x) => dark !== (!sheet.fixed[y]?.[x] && turns(x, y))))
}

const finderLike = ['00001011101', '10111010000']

/** How hard a code is to read: long runs, blocks of one colour, what looks like a finder, and too much of one colour. */
function penalty(rows: QrModules): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x] ?? false))]
  let sum = 0
  for (const line of lines) {
    const text = line.map(Number).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    for (const pattern of finderLike)
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40
  }
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries()) {
      const below = rows[y + 1]
      if (below && x > 0 && row[x - 1] === dark && below[x] === dark && below[x - 1] === dark) sum += 3
    }
  const share = rows.flat().filter(Boolean).length / rows.length ** 2
  return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10
}

/**
 * An address as a QR code (ISO/IEC 18004), in bytes at error correction M; up to 213 bytes. The same text gives the same
 * code: of the eight masks the first of those that are easiest to read.
 */
export function qrCode(text: string): QrModules {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const sheet = new Sheet(17 + 4 * version.number)
  drawPatterns(sheet, version)
  drawBytes(sheet, interleaved(dataOf(bytes, version), version))
  const candidates = masks.map((_, mask) => masked(sheet, mask))
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}
