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

/** Spreadsheets read a text that begins with one of these as a formula; Chinese ones also full-width signs. */
const startsFormula = /^[=+\-@＝＋－＠\t\r\n]/

/** UTF-8 with a byte order mark, so that Excel reads Chinese; CRLF ends each line. */
function csvOf({ columns, rows, totals = [] }: Table): Uint8Array {
  const lines = [columns.map(({ title }) => title), ...rows, ...totals].map((row) =>
    row.map(csvCell).join(','),
  )
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}

/** A leading apostrophe keeps a text from becoming a formula; numbers stay numbers. */
function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return objectCell(cell)
  const harmless = startsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function objectCell(cell: Extract<Cell, object>): string {
  if ('amount' in cell) return cell.amount
  return 'day' in cell ? cell.day : cell.moment
}
