import type { Schemas } from '@portal/api-client/contract'
import type { Cell, Table } from '../domain/export/table.ts'

export interface RenderedFile {
  readonly bytes: Uint8Array
  readonly media_type: string
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table as a file. The XLSX writer is loaded when it is first needed. */
export async function renderTable(table: Table, format: Schemas['ExportFormat']): Promise<RenderedFile> {
  if (format === 'csv') return { bytes: csvOf(table), media_type: 'text/csv' }
  const { xlsxOf } = await import('./table/xlsx.ts')
  return { bytes: xlsxOf(table), media_type: xlsxType }
}

/** What a spreadsheet takes for a formula; Chinese ones also full-width signs. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/

/** What Excel takes for a number, an amount, a percentage or a power of ten: `00123`, `6E203`, 20 digits, `(5)`, `１２３`. */
const number = /^[¥￥$€£+(-]{0,3}\.?\d[\d.,]*(?:e[+-]?\d+)?[%)]{0,2}$/i

/** What Excel takes for a day, a time or a fraction: `2-3`, `1/2`, `10:30pm`, `3月5日`. */
const dayOrTime = /^(?:[上下]午)?\d[\d:./,年月日时分秒-]*(?:[ap]m?)?$/i

/** What Excel takes for a day, with a digit beside it: `MAR5`, `5March2026`. */
const monthName =
  /^\d{0,4}[,./-]{0,2}(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[,./-]{0,2}\d{0,4}[,./-]{0,2}\d{0,4}$/i

/** What Excel takes for a truth or an error. */
const truthOrError = /^(?:true|false|#[a-z/0]+[!?]?)$/i

function isConverted(text: string): boolean {
  if (formula.test(text)) return true
  const bare = text.normalize('NFKC').replace(/\s/g, '')
  const isDay = /\d/.test(bare) && monthName.test(bare)
  return isDay || number.test(bare) || dayOrTime.test(bare) || truthOrError.test(bare)
}

/** A text in a formula has at most 255 characters; a rare Han letter or an emoji counts as two. */
const partsOf = (text: string): string[] => text.match(/.{1,120}/gsu) ?? []

/** A formula whose result is the text itself, so that no spreadsheet calculates or converts it. */
const asText = (text: string): string =>
  `=${partsOf(text)
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('&')}`

/** UTF-8 with a byte order mark, so that Excel reads Chinese; CRLF ends each line. */
function csvOf({ columns, rows, totals = [] }: Table): Uint8Array {
  const below = totals.map(({ cells }) => cells)
  const lines = [columns.map(({ title }) => title), ...rows, ...below].map((row) =>
    row.map(csvCell).join(','),
  )
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}

/** Texts stay texts and numbers stay numbers. */
function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return objectCell(cell)
  const kept = isConverted(cell) ? asText(cell) : cell
  return /[",\r\n]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept
}

function objectCell(cell: Extract<Cell, object>): string {
  if ('amount' in cell) return cell.amount
  return 'day' in cell ? cell.day : cell.moment
}
