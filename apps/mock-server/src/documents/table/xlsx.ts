import { type Cell, isMoney, type Table } from '../../domain/export/table.ts'
import { columnName, subtotalOf } from './subtotal.ts'
import { xmlText, zipOf } from './zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes in `cellXfs` below: row styles first, then the same from `bold` for totals. */
const styles = { text: 0, head: 1, whole: 2, amount: [3, 4], day: 5, moment: 6, bold: 7 } as const

const formats = [0, 1, 3, 164, 165, 166]
const boldFormats = formats.map(
  (id) => `<xf xfId="0" numFmtId="${id}" fontId="1" applyNumberFormat="1" applyFont="1"/>`,
)

const styleSheet = `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00;[Red]-#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd"/><numFmt numFmtId="166" formatCode="yyyy-mm-dd hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF5F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="13"><xf xfId="0"/><xf xfId="0" fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf xfId="0" numFmtId="1" applyNumberFormat="1"/><xf xfId="0" numFmtId="3" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/><xf xfId="0" numFmtId="166" applyNumberFormat="1"/>${boldFormats.join('')}</cellXfs></styleSheet>`

const fixedParts = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styleSheet,
}

/**
 * One sheet with a frozen title row. Amounts and whole numbers are numbers, days and times are dates, everything else
 * is text. An empty row separates the totals from what is filtered and sorted; totals are formulas that follow a filter.
 */
export function xlsxOf(given: Table): Uint8Array {
  const table = withLostColumn(given)
  const { name, columns, rows, totals = [] } = table
  const lastColumn = columnName(Math.max(0, columns.length - 1))
  const last = `${lastColumn}${rows.length + 1}`
  const below = rows.length + 3
  const end = totals.length > 0 ? `${lastColumn}${below + totals.length - 1}` : last
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }, at) => textCell(title, at, 1, styles.head)).join('')
  const body = rows.map((row, index) =>
    rowOf(index + 2, row.map((cell, at) => cellOf(cell, at, index + 2)).join('')),
  )
  const foot = totals.map(({ cells, sums }, index) =>
    rowOf(
      below + index,
      cells
        .map((cell, at) => {
          const formula = isSum(cell) && sums !== null ? subtotalOf(table, at, sums) : null
          return cellOf(cell, at, below + index, boldStyle, formula)
        })
        .join(''),
    ),
  )
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return zipOf({
    ...fixedParts,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><dimension ref="A1:${end}"/><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowOf(1, titles)}${body.join('')}${foot.join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`,
  })
}

/** At most 31 characters, none of those that stand for something in formulas. */
const sheetName = (name: string) => name.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31) || 'Sheet1'

const rowOf = (number: number, cells: string) => `<row r="${number}">${cells}</row>`

const isSum = (cell: Cell): boolean => typeof cell === 'number' || isMoney(cell)

/** With a column of 1 and 0 behind the others, where a sum leaves out some of the rows: its formula reads it. */
function withLostColumn(table: Table): Table {
  const { columns, rows, totals = [], lost } = table
  if (!lost || lost.places.length === 0 || !columns.some(({ total }) => total === 'sum_kept')) return table
  const places = new Set(lost.places)
  return {
    ...table,
    columns: [...columns, { title: lost.title, width: 12 }],
    rows: rows.map((row, place) => [...row, places.has(place) ? 0 : 1]),
    totals: totals.map(({ cells, sums }) => ({ cells: [...cells, null], sums })),
  }
}

function textCell(text: string, at: number, row: number, style: number): string {
  // An Excel cell holds at most 32767 characters.
  const held = xmlText(text.slice(0, 32_767))
  return `<c r="${columnName(at)}${row}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${held}</t></is></c>`
}

/** Days since Excel's epoch. */
const serialOf = (local: string): number =>
  (Date.parse(`${local.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

/** A cell's number and its style. */
function numberOf(cell: Exclude<Cell, string | null>): [value: string, style: number] {
  if (typeof cell === 'number') return [String(cell), styles.whole]
  if ('amount' in cell) return [cell.amount, styles.amount[cell.amount.includes('.') ? 1 : 0]]
  // A second is 1/86,400 of a day, so ten digits suffice.
  if ('day' in cell) return [String(serialOf(`${cell.day} 00:00:00`)), styles.day]
  return [serialOf(cell.moment).toFixed(10), styles.moment]
}

/** The bold version of a style: the bold formats have the same order, without the head. */
const boldStyle = (style: number): number => styles.bold + (style === styles.text ? 0 : style - 1)

const plainStyle = (style: number): number => style

function cellOf(
  cell: Cell,
  at: number,
  row: number,
  styleOf = plainStyle,
  formula: string | null = null,
): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(cell, at, row, styleOf(styles.text))
  const [value, style] = numberOf(cell)
  const calculated = formula === null ? '' : `<f>${xmlText(formula)}</f>`
  return `<c r="${columnName(at)}${row}" s="${styleOf(style)}">${calculated}<v>${value}</v></c>`
}
