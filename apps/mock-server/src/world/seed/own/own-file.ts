import { shortText } from '../../settings.ts'
import { type CheckedData, checkData } from './own-data.ts'
import type { OwnData } from './own-rows.ts'

const kinds: Readonly<Record<string, keyof OwnData>> = {
  hotel: 'hotels',
  guest: 'guests',
  company: 'companies',
}

/**
 * Reads a file of own data: JSON if it begins with a brace or a bracket, CSV otherwise.
 * @param start of the world in epoch ms
 */
export async function readDataFile(text: string, start: number): Promise<CheckedData> {
  const plain = text.replace(/^\uFEFF/, '')
  if (plain.startsWith('PK\u0003\u0004'))
    return { errors: ['file: it is a workbook, such as XLSX; a spreadsheet saves it as CSV UTF-8, too'] }
  if (plain.trim() === '') return { errors: ['file: it is empty'] }
  // What a decoder makes of another encoding.
  if (/[\0\uFFFD]/.test(plain))
    return { errors: ['file: it is not in UTF-8; a spreadsheet saves it so as CSV UTF-8'] }
  if (!/^\s*[[{]/.test(plain)) return readCsv(plain, start)
  try {
    return checkData(JSON.parse(plain), { start })
  } catch (error) {
    if (error instanceof SyntaxError) return { errors: [`file: it is not valid JSON (${error.message})`] }
    throw error
  }
}

/** A row has the number that a spreadsheet shows; the names of the columns are in row 1. */
async function readCsv(text: string, start: number): Promise<CheckedData> {
  const { default: papa } = await import('papaparse')
  // Excel writes its separator into a first line, which it does not show as a row.
  const { data: lines, errors } = papa.parse<string[]>(text.replace(/^sep=.\r?\n/i, ''), { header: false })
  const broken = errors.filter(({ type }) => type === 'Quotes')
  if (broken.length > 0)
    return { errors: broken.map(({ row = 0, message }) => `row ${row + 1}: ${message.toLowerCase()}`) }
  const [titles = [], ...rows] = lines.map((cells) => cells.map((cell) => cell.trim()))
  const head = titles.map((title) => title.toLowerCase())
  if (!head.includes('kind'))
    return {
      errors: [
        `row 1: a column kind is wanted, with hotel, guest or company in each row; it has ${shortText(head.join(', '))}`,
      ],
    }
  const twice = head.filter((name, column) => name !== '' && head.indexOf(name) !== column)
  if (twice.length > 0)
    return {
      errors: [...new Set(twice)].map((name) => `row 1, ${shortText(name)}: two columns have this name`),
    }
  if (rows.flat().every((cell) => cell === ''))
    return { errors: ['row 1: no row follows the names of the columns'] }
  const file = { hotels: [] as object[], guests: [] as object[], companies: [] as object[] }
  const numbers = { hotels: [] as number[], guests: [] as number[], companies: [] as number[] }
  const wrong: string[] = []
  rows.forEach((cells, index) => {
    const number = index + 2
    if (cells.every((cell) => cell === '')) return
    const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [[head[column] ?? '', cell] as const]))
    if (filled.some(([name]) => name === '')) {
      wrong.push(`row ${number}: a cell is outside the columns that row 1 names`)
      return
    }
    const { kind = '', ...row } = Object.fromEntries(filled) as Record<string, string>
    const list = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    if (list === undefined) {
      wrong.push(
        `row ${number}, kind: hotel, guest or company is wanted, not ${shortText(kind) || 'nothing'}`,
      )
      return
    }
    file[list].push(row)
    numbers[list].push(number)
  })
  const checked = checkData(file, { start, placeOf: (kind, index) => `row ${numbers[kind][index]}` })
  if (wrong.length === 0 && 'data' in checked) return checked
  const all = [...wrong, ...('errors' in checked ? checked.errors : [])]
  const rowOf = (sentence: string) => Number(/^row (\d+)/.exec(sentence)?.[1] ?? 0)
  return { errors: all.toSorted((a, b) => rowOf(a) - rowOf(b)) }
}
