import { beforeEach, describe, expect, test } from 'vitest'
import { readDocument } from '../../documents/pdf/read-text.ts'
import { amountText } from '../../domain/money/money.ts'
import { fetchFile } from '../../testing/document-desk.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})

const bare = (text: string) => text.replaceAll(/\s/g, '')
const november = '/api/wallet/statement?date_from=2026-11-01&date_to=2026-11-30'

describe('the statement of a period', () => {
  test.each([
    ['en', 'Ledger statement', 'Jade Route Holidays', 'Credit used', 'Brought forward'],
    ['zh-cn', '资金流水单', '翠路假期', '已用授信', '承前页'],
  ] as const)('R6.111 In %s it names company, zone, period and every balance', async (language, ...texts) => {
    const file = await fetchFile(member, 'jadecredit', november, language)
    expect(file).toMatchObject({
      type: 'application/pdf',
      name: 'ledger-2026-11-01-2026-11-30.pdf',
    })
    const { flat } = await readDocument(file.bytes)
    const company = member.world.tables.company.get('2')
    for (const text of [...texts, company?.tz ?? '?', '2026-11-01 – 2026-11-30'])
      expect(flat).toContain(bare(text))
    for (const account of ['predeposit', 'credit']) {
      const days = { account, date_from: '2026-11-01', date_to: '2026-11-30' }
      const { data } = await member.get('/api/wallet/ledger', days)
      expect(flat).toContain(amountText(data.opening.amount))
      expect(flat).toContain(amountText(data.closing.amount))
      for (const entry of data.list)
        expect(flat).toContain(entry.booking_id ?? amountText(entry.money.amount))
    }
  })

  test('R6.111 Six hundred movements go on as many pages as they need, each with the balance brought forward', async () => {
    const [last] = member.world.tables.ledger_entry
      .where(({ company_id, account }) => company_id === '2' && account === 'predeposit')
      .slice(-1)
    if (!last) throw new Error('The company has no ledger.')
    for (let nth = 1; nth <= 600; nth += 1)
      member.world.tables.ledger_entry.put({
        ...last,
        id: `much-${nth}`,
        seq: last.seq + nth,
        delta: 100,
        type: 'topup',
        balance_after: last.balance_after + nth * 100,
        order_id: null,
        bill_id: null,
        remark: `nth ${nth}`,
      })
    const { pages, flat } = await readDocument((await fetchFile(member, 'jadecredit', november)).bytes)
    expect(pages.length).toBeGreaterThan(12)
    expect(flat).toContain('nth600')
    // One on every page but those that begin an account.
    expect(flat.split('Broughtforward').length - 1).toBeGreaterThan(12)
  })

  test('R6.111 A period without movements says so, and days the wrong way round are refused', async () => {
    const empty = '/api/wallet/statement?date_from=2030-01-01&date_to=2030-01-31'
    const { flat } = await readDocument((await fetchFile(member, 'jadecredit', empty)).bytes)
    expect(flat).toContain(bare('No transactions in this period'))
    for (const [end, day] of [
      ['date_to', '2020-01-31'],
      ['date_from', '2030-01-31'],
    ]) {
      const { name } = await fetchFile(member, 'jadecredit', `/api/wallet/statement?${end}=${day}`)
      expect(name).toBe(`ledger-${day}-${day}.pdf`)
    }
    const wrong = '/api/wallet/statement?date_from=2026-11-30&date_to=2026-11-01'
    expect((await fetchFile(member, 'jadecredit', wrong)).json).toMatchObject({
      data: { error_key: 'VALIDATION', fields: { date_to: expect.anything() } },
    })
  })
})
