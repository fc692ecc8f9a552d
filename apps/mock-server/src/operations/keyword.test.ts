import { expect, test } from 'vitest'
import { realMock } from '../testing/real-mock.ts'

const member = realMock('goldenland')
const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0))
const reversed = (text: string) => text.split(' ').toReversed().join('  ')

const list = async (path: string, query: object) =>
  (await member.get(path, { limit: 100, ...query })).data.list as Record<string, unknown>[]

test.each([
  ['/api/order/index', 'booking_id', 'title'],
  ['/api/invoice/eligible', 'booking_id', 'title'],
  ['/api/invoice/index', 'id', 'id'],
  ['/api/wallet/ledger', 'id', 'booking_id'],
  ['/api/quote/index', 'id', 'title'],
  ['/api/subaccount/index', 'id', 'username'],
  ['/api/guest/index', 'id', 'full_name'],
])('R2.120 %s finds a keyword in wide letters and words in any order', async (path, id, field) => {
  const row = (await list(path, {})).find((one) => one[field])
  const text = String(row?.[field])
  for (const typed of [text, wide(text), reversed(text), text.toUpperCase()]) {
    const parameter = path === '/api/guest/index' ? 'quickSearch' : 'keyword'
    const found = await list(path, { [parameter]: typed })
    expect(
      found.map((one) => one[id]),
      typed,
    ).toContain(row?.[id])
  }
})

test.each([
  ['/api/order/index', 'keyword'],
  ['/api/invoice/eligible', 'keyword'],
  ['/api/wallet/ledger', 'keyword'],
  ['/api/subaccount/index', 'keyword'],
  ['/api/guest/index', 'quickSearch'],
])('R2.120 %s finds nothing by signs alone, and everything by blanks', async (path, parameter) => {
  const all = await list(path, {})
  expect(all.length).toBeGreaterThan(0)
  for (const typed of ['%', '_', '。!']) expect(await list(path, { [parameter]: typed }), typed).toEqual([])
  expect(await list(path, { [parameter]: '  ' })).toHaveLength(all.length)
})

test('R2.120 Orders are found by accents left out, a slip in a name, pinyin and a tag, in the chosen order', async () => {
  const named = await list('/api/order/index', { order_type: 'hotel', keyword: 'Amber' })
  const amber = named.map(({ booking_id }) => booking_id)
  expect(amber.length).toBeGreaterThan(1)
  const sorted = { order_type: 'hotel', sort: 'check_in_date', order: 'asc' }
  const days = (rows: Record<string, unknown>[]) => rows.map(({ check_in_date }) => String(check_in_date))
  const slip = await list('/api/order/index', { ...sorted, keyword: 'Ambre' })
  expect(slip.map(({ booking_id }) => booking_id).toSorted()).toEqual(amber.toSorted())
  expect(days(slip)).toEqual(days(slip).toSorted())
  // One slip in a number would be another order's number.
  const other = String(amber[0]).replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}9`)
  expect(await list('/api/order/index', { keyword: other })).toEqual([])
  await member.post('/api/order/remark', { id: amber[0], add_tags: ['Käse-Gruppe'] })
  expect(
    (await list('/api/order/index', { keyword: 'kase gruppe' })).map(({ booking_id }) => booking_id),
  ).toEqual([amber[0]])
})

test('R2.262 Airports and zones are found by characters that sound alike', async () => {
  const found = async (path: string, quickSearch: string) =>
    (await member.get(path, { quickSearch })).data.list
  expect(await found('/api/airport/index', '满德勒')).toMatchObject([{ iata: 'MDL' }])
  expect(await found('/api/zone/index', '波固')).toMatchObject([{ id: 'bago' }])
})

test('R2.120 Transfers are found by the airport in either language and in pinyin', async () => {
  const transfers = await list('/api/order/index', { order_type: 'airport', keyword: 'RGN' })
  const ids = transfers.map(({ booking_id }) => booking_id)
  expect(ids.length).toBeGreaterThan(0)
  for (const keyword of ['Yangon Airport', '仰光机场', 'yangguang jichang', 'yangguangjichang']) {
    const found = await list('/api/order/index', { order_type: 'airport', keyword })
    expect(
      found.map(({ booking_id }) => booking_id),
      keyword,
    ).toEqual(ids)
  }
})
