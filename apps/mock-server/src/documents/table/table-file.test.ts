import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type Cell, isMoney, type Table, totalsOf } from '../../domain/export/table.ts'
import fc from '../../testing/fast-check.ts'
import { renderTable } from '../table-file.ts'
import { readCsv, readXlsx, textInFormula } from './read-table.ts'
import { columnName } from './subtotal.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const columns = (...titles: string[]) => titles.map((title) => ({ title, width: 12 }))
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

const csv = async (table: Omit<Table, 'name'>) =>
  readCsv((await renderTable({ name: 't', ...table }, 'csv')).bytes)

/** The cells of the sheet by their names, with the type they have. */
async function xlsx(table: Table): Promise<Record<string, string>> {
  const cells = readXlsx((await renderTable(table, 'xlsx')).bytes)
  return Object.fromEntries(
    cells.map(({ at, style, text, value }) => [
      at,
      text === null ? `number ${value} style ${style}` : `text ${text}`,
    ]),
  )
}

describe('CSV', () => {
  test('Excel reads Chinese because of the mark at the beginning, and lines end as on Windows', async () => {
    const { bytes } = await renderTable(
      {
        name: 't',
        columns: columns('酒店', '金额'),
        rows: [['仰光', { amount: '-80.50', currency: 'CNY' }]],
      },
      'csv',
    )
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(textOf(bytes)).toBe('\ufeff酒店,金额\r\n仰光,-80.50\r\n')
  })

  test.each([
    '=1+2',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '=cmd|"/c calc"',
    '＝1+2',
    `=${'x'.repeat(600)}`,
    `=${'😀'.repeat(300)}`,
  ])('R9.62 A text that a spreadsheet would calculate is read as it was written: %j', async (text) => {
    const [, [cell = ''] = []] = await csv({ columns: columns('x'), rows: [[text]] })
    expect(cell).toMatch(/^="/)
    expect(textInFormula(cell)).toBe(text)
    expect(
      cell
        .slice(1)
        .split('&')
        .every((part) => part.length <= 257),
    ).toBe(true)
  })

  test.each([
    '6E203',
    '219E01',
    '00123',
    '2-3',
    '1/2',
    'MAR5',
    '5 Mar',
    'Sept 2026',
    '12345678901234567890',
    '+959555012345',
    '10:30',
    '10 pm',
    '12%',
    '(5)',
    '¥1,200',
    '.5',
    'TRUE',
    '#N/A',
    '3月5日',
    '2026年3月5日',
    '2026-03-05',
    '１２３４５６７８９０１２３４５６',
    '€5',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '12E45678',
  ])('R9.62 A text that Excel would turn into a number, a day or a truth stays text: %s', async (text) => {
    const [, [cell = ''] = []] = await csv({ columns: columns('x'), rows: [[text]] })
    expect(cell).toBe(`="${text}"`)
  })

  test.each([
    'H2611210007',
    'safe = yes',
    'E12345678',
    'MARY',
    'DECK 5B',
    'Room 305',
    '王伟',
    'JUNE LEE',
    '8M 7X',
    '',
  ])('A text that every spreadsheet leaves alone is written plainly: %s', async (text) => {
    expect(await csv({ columns: columns('x'), rows: [[text]] })).toEqual([['x'], [text]])
  })

  test('Numbers and amounts stay numbers, also below zero', async () => {
    expect(
      await csv({
        columns: columns('a', 'b', 'c'),
        rows: [[-3, { amount: '-1440.00', currency: 'CNY' }, null]],
      }),
    ).toEqual([
      ['a', 'b', 'c'],
      ['-3', '-1440.00', ''],
    ])
  })

  const cell: fc.Arbitrary<Cell> = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('"', ',', '\r\n', '\n', '=A1', '他说："好，"', ' '),
    fc.integer(),
    fc.integer().map((minor) => ({ amount: (minor / 100).toFixed(2), currency: 'USD' })),
    fc.constantFrom({ day: '2026-11-21' }, { moment: '2026-11-21 08:30:05' }),
    fc.constant(null),
  )
  const shown = (value: Cell) =>
    typeof value !== 'object'
      ? String(value)
      : isMoney(value)
        ? value.amount
        : Object.values(value ?? { nothing: '' })[0]
  const width = fc.integer({ min: 1, max: 5 })
  const table = width.chain((count) =>
    fc.array(fc.array(cell, { minLength: count, maxLength: count }), { maxLength: 8 }).map((rows) => ({
      columns: columns(...Array.from({ length: count }, (_, at) => `c${at}`)),
      rows,
    })),
  )

  test('Everything in a table can be read back, texts that would be converted as the result of a formula', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (wanted) => {
        const [titles, ...rows] = await csv(wanted)
        expect(titles).toEqual(wanted.columns.map(({ title }) => title))
        expect(
          rows.map((row) => row.map((cell) => (cell.startsWith('="') ? textInFormula(cell) : cell))),
        ).toEqual(wanted.rows.map((row) => row.map(shown)))
      }),
    )
  })

  test('No text cell is ever calculated', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 6 })
      .chain((rest) => fc.constantFrom(...'=+-@＝＋－＠\t\r\n', '').map((first) => first + rest))
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const [, row] = await csv({ columns: columns('x'), rows: [[value]] })
        expect(row?.[0]).not.toMatch(/^(?!=")[=+\-@＝＋－＠\t\r\n]/)
      }),
    )
  })
})

describe('XLSX', () => {
  const table: Table = {
    name: 'B2611010002: hotel/bookings that go on and on',
    columns: columns('订单号', 'Nights', 'Amount', 'Kyat', 'Remark'),
    rows: [
      ['H2611210007', 2, cny('1440.00'), { amount: '185001', currency: 'MMK' }, '<late> & "loud"'],
      ['=1+2', 0, cny('-80.50'), null, ''],
    ],
  }

  test('Texts are texts, amounts are numbers in the format of their currency, and empty cells are left out', async () => {
    expect(await xlsx(table)).toEqual({
      A1: 'text 订单号',
      B1: 'text Nights',
      C1: 'text Amount',
      D1: 'text Kyat',
      E1: 'text Remark',
      A2: 'text H2611210007',
      B2: 'number 2 style 2',
      C2: 'number 1440.00 style 4',
      D2: 'number 185001 style 3',
      E2: 'text <late> & "loud"',
      A3: 'text =1+2',
      B3: 'number 0 style 2',
      C3: 'number -80.50 style 4',
    })
  })

  test('Days and times are dates, which a spreadsheet can sort and calculate with', async () => {
    const { bytes } = await renderTable(
      {
        name: 't',
        columns: columns('Day', 'Time'),
        rows: [[{ day: '2026-11-21' }, { moment: '2026-11-21 06:00:00' }]],
      },
      'xlsx',
    )
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain('<c r="A2" s="5"><v>46347</v></c><c r="B2" s="6"><v>46347.2500000000</v></c>')
  })

  test('Totals are bold below an empty row, and the filter ends before them', async () => {
    const { bytes } = await renderTable(
      { ...table, totals: [{ cells: ['Total', 2, cny('1359.50'), null, null], sums: null }] },
      'xlsx',
    )
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain('<row r="5"><c r="A5" t="inlineStr" s="7">')
    expect(sheet).toContain(
      '<c r="B5" s="8"><v>2</v></c><c r="C5" s="10"><v>1359.50</v></c></row></sheetData>',
    )
    expect(sheet).toContain('<autoFilter ref="A1:E3"/>')
  })

  const summed: Table = {
    name: 't',
    columns: [
      { title: 'Order', width: 9 },
      { title: 'Currency', width: 9, total: 'currency' },
      { title: 'Net', width: 9, total: 'sum_kept' },
      { title: 'Fee', width: 9, total: 'sum' },
    ],
    rows: [
      ['H1', 'CNY', cny('10.00'), cny('1.00')],
      ['H2', 'CNY', cny('20.00'), null],
    ],
  }
  const formulas = async (given: Omit<Table, 'lost'>, lost: readonly number[] = []) => {
    const totals = totalsOf({ ...given, lost }, 'Total')
    const { bytes } = await renderTable(
      { ...given, totals, lost: { places: lost, title: 'In totals' } },
      'xlsx',
    )
    return readXlsx(bytes).flatMap(({ at, value, formula }) =>
      formula === '' ? [] : [`${at} = ${value}: ${formula}`],
    )
  }

  test('R6.120 Totals of a workbook are formulas that follow its filter', async () => {
    expect(await formulas(summed)).toEqual([
      'C5 = 30.00: SUBTOTAL(109,$C$2:$C$3)',
      'D5 = 1.00: SUBTOTAL(109,$D$2:$D$3)',
    ])
  })

  test('R6.120 With several currencies or lost orders a total sums its own rows alone', async () => {
    const usd = (amount: string) => ({ amount, currency: 'USD' })
    const rows = [...summed.rows, ['H3', 'USD', usd('5.00'), usd('2.00')]]
    const each = (column: string) =>
      `SUBTOTAL(109,OFFSET($${column}$2,ROW($${column}$2:$${column}$4)-ROW($${column}$2),0))`
    expect(await formulas({ ...summed, rows }, [1])).toEqual([
      `C6 = 10.00: SUMPRODUCT(${each('C')}*($B$2:$B$4="CNY")*$E$2:$E$4)`,
      `D6 = 1.00: SUMPRODUCT(${each('D')}*($B$2:$B$4="CNY"))`,
      `C7 = 5.00: SUMPRODUCT(${each('C')}*($B$2:$B$4="USD")*$E$2:$E$4)`,
      `D7 = 2.00: SUMPRODUCT(${each('D')}*($B$2:$B$4="USD"))`,
    ])
  })

  test('The parts refer to each other, the titles stay visible, and the sheet has a name that Excel accepts', async () => {
    const files = unzipSync((await renderTable(table, 'xlsx')).bytes)
    const part = (path: string) => strFromU8(files[path] as Uint8Array)
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    expect(part('xl/workbook.xml')).toContain(
      '<sheet name="B2611010002  hotel bookings tha" sheetId="1" r:id="rId1"/>',
    )
    expect(part('xl/worksheets/sheet1.xml')).toContain('<pane ySplit="1"')
    expect(part('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A1:E3"/>')
  })

  test('The same table is the same file, whatever the clock and time zone of the machine', async () => {
    const [first, second] = [await renderTable(table, 'xlsx'), await renderTable(table, 'xlsx')]
    expect(first.bytes).toEqual(second.bytes)
    // Date and time of the first entry, at their fixed place: 2000-01-01 00:00.
    expect(Array.from(first.bytes.slice(10, 14))).toEqual([0x00, 0x00, 0x21, 0x28])
  })

  test('Characters that XML cannot hold do not damage the file', async () => {
    const cells = await xlsx({ name: 't', columns: columns('x'), rows: [['a\u0000b\u0007c\ufffe']] })
    expect(cells.A2).toBe('text abc')
  })

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('Column %i is called %s', (at, name) => {
    expect(columnName(at)).toBe(name)
  })
})
