import type { Schemas } from '@portal/api-client/contract'
import type { Table } from '../domain/export/table.ts'

export interface MadeFile {
  readonly bytes: Uint8Array
  readonly media_type: string
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table as a file; the writer of the format is loaded when it is first needed. */
export async function renderTable(table: Table, format: Schemas['ExportFormat']): Promise<MadeFile> {
  if (format === 'csv') {
    const { csvOf } = await import('./table/csv.ts')
    return { bytes: csvOf(table), media_type: 'text/csv' }
  }
  const { xlsxOf } = await import('./table/xlsx.ts')
  return { bytes: xlsxOf(table), media_type: xlsxType }
}
