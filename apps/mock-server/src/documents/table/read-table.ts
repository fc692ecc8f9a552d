import { strFromU8, unzipSync } from 'fflate'

// Reads our own tables back, as a spreadsheet does. For tests.

/** Rows of a CSV file; every cell is text again. Throws without the byte order mark that Excel needs. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (!text.startsWith('\ufeff')) throw new RangeError('A CSV file without its mark')
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  rows.pop()
  return rows
}

/** The result of a formula that joins quoted texts. */
export const textInFormula = (cell: string): string =>
  [...cell.matchAll(/"((?:[^"]|"")*)"/g)].map(([, part = '']) => part.replaceAll('""', '"')).join('')

interface SheetCell {
  /** `B2` */
  readonly at: string
  readonly style: string
  /** Null for a number, an amount, a day or a time. */
  readonly text: string | null
  readonly value: string
  /** What calculates the value; empty where it is written. */
  readonly formula: string
}

/** The filled cells of the sheet. */
export function readXlsx(bytes: Uint8Array): SheetCell[] {
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] as Uint8Array)
  const cells = sheet.matchAll(
    /<c r="([A-Z]+\d+)"(?: t="(\w+)")? s="(\d+)">(?:<is><t xml:space="preserve">([^<]*)<\/t><\/is>|(?:<f>([^<]*)<\/f>)?<v>([^<]*)<\/v>)<\/c>/g,
  )
  const plain = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return [...cells].map(([, at = '', type, style = '', text = '', formula = '', value = '']) => ({
    at,
    style,
    text: type === undefined ? null : plain(text),
    value,
    formula: plain(formula),
  }))
}
