import Papa from 'papaparse'
import { type Column, headerWords } from './words.ts'

/** A table as its heading describes it. */
export interface Table {
  readonly columns: readonly Column[]
  /** Whether single spaces part the cells. */
  readonly spaced: boolean
  /** Whether dates are written month first. */
  readonly month_first: boolean
}

/** Cells between tabs, between commas, or between several spaces, which outside a table may be inside a name. */
export function cellsOf(line: string, isTable = false): string[] {
  if (line.includes('\t')) return line.includes('"') ? quoted(line, '\t') : line.split('\t')
  const cells = line.includes('"') ? quoted(line, ',') : line.split(/[,|]/u)
  if (cells.length > 1) return cells
  const apart = line.trim().split(/ {2,}/u)
  return isTable || apart.some((cell, index) => index > 0 && /\d/.test(cell)) ? apart : [line]
}

/** `"ZHANG, SAN",E12345678`: what quotes hold is one cell. */
const quoted = (line: string, delimiter: string): string[] =>
  Papa.parse<string[]>(line, { delimiter }).data[0] ?? []

const plainHead = (text: string) =>
  text
    .toLowerCase()
    .replace(/[*:.'’_"-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const inBrackets = /[([【][^()[\]【】]{0,40}[)\]】]/gu

/** The column that a cell heads: in one language or both, such as `姓名 Name` or `Date of Birth (DD/MM/YYYY)`. */
function columnOf(cell: string): Column | undefined {
  const whole = plainHead(cell)
  const bare = plainHead(cell.replace(inBrackets, ' '))
  const parts = [
    bare.replace(/[^\p{Script=Han}]+/gu, ''),
    bare.replace(/[\p{Script=Han}\p{Script=Myanmar}/]+/gu, ' ').trim(),
    ...bare.split('/').map((part) => part.trim()),
  ]
  const known = [whole, bare, ...parts].flatMap((text) => headerWords.get(text) ?? [])
  return known.find((column) => column !== 'other') ?? known[0]
}

const naming: readonly (Column | undefined)[] = ['name', 'surname', 'given', 'local']

/** A title that is nobody's name, country or kind: one of them makes the line a heading. */
function isCertain(cell: string): boolean {
  const column = columnOf(cell)
  if (column === 'name') return /name|名/iu.test(cell)
  return (
    (column === 'passport' && plainHead(cell) !== 'id') ||
    (column !== undefined && ['birthday', 'age', 'surname', 'given', 'local'].includes(column))
  )
}

/** The columns of a table, for a line that consists of their titles; null for any other line. */
export function headerOf(line: string): Table | null {
  const month_first = /mm\s*[/.-]\s*dd/i.test(line)
  const cells = cellsOf(line, true)
  const columns = cells.map(columnOf)
  const known = columns.filter((column) => column !== undefined)
  const isTitled = known.some((column) => naming.includes(column))
  const filled = cells.filter((cell) => cell.trim() !== '').length
  const isKnown = known.length === filled || (known.length >= 2 && known.length > filled / 2)
  if (filled >= 2 && !/\d/.test(line) && cells.some(isCertain)) {
    const all = columns.map((column) => column ?? 'unknown')
    // The first title that nobody knows heads the names, if no other does.
    const at = isTitled
      ? -1
      : all.findIndex((column, index) => column === 'unknown' && cells[index]?.trim() !== '')
    if (isTitled || at >= 0)
      return { columns: at < 0 ? all : all.with(at, 'name'), spaced: false, month_first }
  }
  if (isTitled && isKnown)
    return { columns: columns.map((column) => column ?? 'unknown'), spaced: false, month_first }
  const words = line.trim().split(/\s+/u).map(columnOf)
  const allKnown = words.every((column): column is Column => column !== undefined)
  if (words.length < 2 || !allKnown || !words.some((column) => naming.includes(column))) return null
  return { columns: words, spaced: true, month_first }
}

/**
 * The cells of a row by the columns of its table. Where spaces part them, the words that are too many belong to the
 * name.
 */
export function rowOf(line: string, { columns, spaced }: Table): string[] {
  if (!spaced || line.includes('\t')) return cellsOf(line, true)
  const words = line.trim().split(/[\s,]+/u)
  const more = words.length - columns.length
  const at = columns.findIndex((column) => naming.includes(column))
  if (more <= 0) return words
  return [...words.slice(0, at), words.slice(at, at + more + 1).join(' '), ...words.slice(at + more + 1)]
}

/** Commas inside brackets part no cells. */
export function outsideBrackets(texts: readonly string[]): string[] {
  const cells: string[] = []
  let depth = 0
  for (const text of texts) {
    if (depth > 0) cells[cells.length - 1] += `,${text}`
    else cells.push(text)
    depth = Math.max(0, depth + count(text, /[([【]/gu) - count(text, /[)\]】]/gu))
  }
  return cells
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
