import { describe, expect, test } from 'vitest'
import { checkData } from './own-data.ts'
import { readDataFile } from './own-file.ts'

const hotel = { name_en: 'Lotus Court', city: 'yangon' }
const company = { name_en: 'Harbour Travel', username: 'harbour' }
const guest = { company_id: '1', full_name: 'MYA THANDA' }

const start = Date.UTC(2026, 10, 21, 2)

const errorsOf = async (text: string): Promise<readonly string[]> => {
  const checked = await readDataFile(text, start)
  return 'errors' in checked ? checked.errors : []
}
const json = (value: object) => JSON.stringify(value)

describe('a file of own data', () => {
  const csv = [
    'kind,id,name_en,name_zh,city,star,facilities,username,opening_balance,company_id,full_name,gender',
    'company,,Harbour Travel,海港旅行社,,,,harbour,5000,,,',
    '',
    'hotel,,"Lotus, Court",,曼德勒,4,wifi pool,,,,,',
    'guest,,,,,,,,,501,MYA THANDA,2',
  ].join('\r\n')

  test('A CSV file and a JSON file of the same rows give the same data', async () => {
    const expected = {
      companies: [{ ...company, id: '501', name_zh: '海港旅行社', opening_balance: '5000.00' }],
      hotels: [
        { name_en: 'Lotus, Court', city: 'mandalay', id: '9001', star: 4, facilities: ['wifi', 'pool'] },
      ],
      guests: [{ company_id: '501', full_name: 'MYA THANDA', gender: 2 }],
    }
    expect(await readDataFile(`\uFEFF${csv}`, start)).toEqual({ data: expected })
    for (const mark of [';', '\t']) {
      const marked = csv.replaceAll(',', mark).replace(`Lotus${mark} Court`, 'Lotus, Court')
      expect(await readDataFile(marked, start)).toEqual({ data: expected })
    }
    expect(await readDataFile(json(expected), start)).toEqual({ data: expected })
    const fromExcel = `sep=,\r\n${csv.replace('kind,id,name_en', 'Kind,ID,Name_EN')}`
    expect(await readDataFile(fromExcel, start)).toEqual({ data: expected })
  })

  test('Numbers that are missing are given in the order of the rows, beside those that are there', async () => {
    const hotels = ['A', 'B', 'C'].map((name_en) => ({
      ...hotel,
      name_en,
      ...(name_en === 'B' && { id: '9001' }),
    }))
    const checked = checkData({ hotels })
    expect('data' in checked && checked.data.hotels.map(({ id }) => id)).toEqual(['9002', '9001', '9003'])
  })

  test.each<[sentence: RegExp, file: object]>([
    [/^hotels\[0\], city: .*yangon, mandalay/, { hotels: [{ ...hotel, city: 'atlantis' }] }],
    [/^hotels\[1\], star: /, { hotels: [hotel, { ...hotel, star: 9 }] }],
    [/^hotels\[0\], name_en: this is missing$/, { hotels: [{ city: 'yangon' }] }],
    [/^hotels\[0\], bogus: /, { hotels: [{ ...hotel, bogus: 1 }] }],
    [/^hotels\[0\], id: /, { hotels: [{ ...hotel, id: '1001' }] }],
    [
      /^hotels\[1\], id: 9001 is taken/,
      {
        hotels: [
          { ...hotel, id: '9001' },
          { ...hotel, name_en: 'Lotus Garden', id: 9001 },
        ],
      },
    ],
    [/^hotels\[1\]: .*same as hotels\[0\]$/, { hotels: [hotel, { ...hotel, id: '9100' }] }],
    [/^guests\[1\]: .*same as guests\[0\]$/, { guests: [guest, { ...guest }] }],
    [/^hotels\[0\], district: .*yangon-bahan/, { hotels: [{ ...hotel, district: 'beijing-chaoyang' }] }],
    [/^hotels\[0\], facilities\.1: /, { hotels: [{ ...hotel, facilities: 'wifi moat' }] }],
    [/^hotels\[0\], check_in_from: /, { hotels: [{ ...hotel, check_in_from: '25:00' }] }],
    [
      /^companies\[0\], username: goldenland is taken/,
      { companies: [{ ...company, username: 'goldenland' }] },
    ],
    [/^companies\[1\], username: /, { companies: [company, { ...company, username: 'HARBOUR' }] }],
    [/^companies\[0\], credit_limit: /, { companies: [{ ...company, credit_limit: '-5' }] }],
    [/^companies\[0\], tz: /, { companies: [{ ...company, tz: 'Mars/Olympus' }] }],
    [/^companies\[0\], tz: /, { companies: [{ ...company, tz: '+08:00' }] }],
    [/^companies\[0\], bill_day: /, { companies: [{ ...company, billing_cycle: 'weekly', bill_day: 9 }] }],
    [/^guests\[0\], company_id: .* 1, 2, 3, 4/, { guests: [{ ...guest, company_id: '77' }] }],
    [/^guests\[0\], full_name: /, { guests: [{ ...guest, full_name: 'R2D2' }] }],
    [/^guests\[0\], birthday: /, { guests: [{ ...guest, birthday: '1990-02-31' }] }],
    [/^guests\[0\], birthday: .*2026-11-22/, { guests: [{ ...guest, birthday: '2026-11-22' }] }],
    [/^guests\[0\], full_name: .*emoji/, { guests: [{ ...guest, full_name: 'Mya 😀' }] }],
    [/^guests\[0\], nationality: /, { guests: [{ ...guest, nationality: 'Burma' }] }],
    [/^guests\[0\], id: /, { guests: [{ ...guest, id: 'gs-1' }] }],
    [/^bogus: /, { bogus: [] }],
  ])('%s', async (sentence, file) => {
    expect(await errorsOf(json(file))).toEqual([expect.stringMatching(sentence)])
  })

  test('Every row of a CSV file that is wrong is named by the number that a spreadsheet shows', async () => {
    const wrong = csv.replace('曼德勒', 'atlantis').replace('guest,', 'guests,').replace('harbour', 'x')
    expect(await errorsOf(wrong)).toEqual([
      expect.stringMatching(/^row 2, username: /),
      expect.stringMatching(/^row 4, city: /),
      expect.stringMatching(/^row 5, kind: /),
    ])
  })

  test.each([
    ['name_en,city\nA,yangon', /^row 1: a column kind/],
    ['kind,name_en\nhotel,A,B', /^row 2: a cell is outside/],
    ['kind,name_en\nhotel,"A', /^row \d: quote/],
    ['{"hotels": [', /^file: it is not valid JSON/],
    ['[]', /^file: .*object/],
    ['PK\u0003\u0004\u0014\u0000', /^file: it is a workbook/],
    ['', /^file: it is empty/],
    ['\uFEFF \r\n', /^file: it is empty/],
    ['kind,name_en,city,star', /^row 1: no row follows/],
    ['/tmp/own.csv', /^row 1: .*\/tmp\/own\.csv/],
    ['kind,name_en,name_en,city\nhotel,A,B,yangon', /^row 1, name_en: two columns/],
    ['kind,company_id,full_name,birthday\n\nguest,1,A B,2027-01-01', /^row 3, birthday: .*2027-01-01/],
    ['\uFFFD\uFFFDk\0i\0n\0d\0', /^file: it is not in UTF-8/],
  ])('The file %j is refused', async (text, sentence) => {
    expect(await errorsOf(text)).toEqual([expect.stringMatching(sentence)])
  })
})
