import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { billDesk, yuan } from '../../testing/bill-desk.ts'
import { colleague, uploadedFile } from '../../testing/document-desk.ts'
import { clientRef, expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const { bill, wallet, confirmed } = billDesk(() => member)

type Bill = Awaited<ReturnType<typeof bill>>

const share = ({ bill_no: id, version, payable: money }: Bill, nth: number, more: object = {}) => ({
  id,
  version,
  client_ref: clientRef(nth),
  money,
  ...more,
})
const payAll = (bills: object[], more: object = {}) =>
  member.post('/api/bill/payBatch', { channel: 'predeposit', bills, ...more })

describe('R6.130 paying several bills at once', () => {
  test('Each bill gets its amount once, however often the payment is sent', async () => {
    const [first, second] = [(await confirmed(1)).bill, (await confirmed(2)).bill]
    const before = await wallet()
    const bills = [share(first, 60), share(second, 61, { money: { amount: '10.00', currency: 'CNY' } })]
    const { data } = await payAll(bills)
    expect(data.results.map(({ error_key }: { error_key: null }) => error_key)).toEqual([null, null])
    expect((await payAll(bills)).data.results).toEqual(data.results)
    expect(await bill(first.bill_no)).toMatchObject({ status: 'paid', payable: { amount: '0.00' } })
    expect(await bill(second.bill_no)).toMatchObject({ status: 'partially_paid', paid: { amount: '10.00' } })
    const spent = yuan((await wallet()).wallet.balance) - yuan(before.wallet.balance)
    expect(spent).toBeCloseTo(-yuan(first.total) - 10, 2)
  })

  test('A bill that changed, or that the balance no longer covers, is named and leaves the others alone', async () => {
    const [first, second] = [(await confirmed(1)).bill, (await confirmed(2)).bill]
    const { data } = await payAll([share(first, 60, { version: 1 }), share(second, 61)])
    expect(data.results).toMatchObject([
      { id: first.bill_no, error_key: 'VERSION_CONFLICT' },
      { id: second.bill_no, error_key: null, msg: '' },
    ])
    expect(data.results[0].msg).not.toBe('')
    expect((await bill(first.bill_no)).paid.amount).toBe('0.00')
  })

  test('The balance holds for all of them together', async () => {
    const [first, second] = [(await confirmed(1)).bill, (await confirmed(2)).bill]
    const { balance } = (await wallet()).wallet
    const { ledger_entry } = member.world.tables
    const last = ledger_entry
      .where(({ company_id, account }) => company_id === '2' && account === 'predeposit')
      .at(-1)
    if (!last) throw new Error('The company has a balance.')
    const left = Math.round(yuan(first.total) * 100) + 1
    const delta = left - Math.round(yuan(balance) * 100)
    const more = {
      ...last,
      id: 'le-test',
      seq: last.seq + 1,
      type: 'adjust' as const,
      delta,
      balance_after: left,
    }
    ledger_entry.put({ ...more, bill_id: null, order_id: null, topup_id: null })
    const { data } = await payAll([share(first, 60), share(second, 61)])
    expect(data.results).toMatchObject([{ error_key: null }, { error_key: 'BALANCE_SHORT' }])
  })

  test('A bill cannot be in one payment twice', async () => {
    const { bill: made } = await confirmed(1)
    const { data } = await payAll([share(made, 60), share(made, 61)])
    expect(Object.keys(data.fields)).toEqual(['bills[1].id'])
  })

  test('One transfer with its proof is reported for each bill, and what is reported cannot be paid again', async () => {
    const [first, second] = [(await confirmed(1)).bill, (await confirmed(2)).bill]
    const bills = [share(first, 60), share(second, 61)]
    const bare = await payAll(bills, { channel: 'bank_transfer' })
    expect(bare.data.results).toMatchObject([{ error_key: 'VALIDATION' }, { error_key: 'VALIDATION' }])
    const proof_files = [uploadedFile(member, '2')]
    const { data } = await payAll(bills, { channel: 'bank_transfer', proof_files })
    expect(data.results).toMatchObject([{ error_key: null }, { error_key: null }])
    expect(await bill(first.bill_no)).toMatchObject({
      payable: { amount: '0.00' },
      payments: [{ status: 'submitted', proof_files }],
    })
  })

  test('Parts of a bill do not get around the threshold for all of it', async () => {
    const { bill: made } = await confirmed(1)
    const members = member.world.tables.member
    const [row] = members.where(({ username }) => username === 'jade_finance')
    if (!row) throw new Error('There is no finance member.')
    members.put({ ...row, approval_over: (yuan(made.total) - 1).toFixed(2) })
    const finance = colleague(member, 'jade_finance')
    const { data } = await finance.get('/api/bill/detail', { id: made.bill_no })
    expect(data.bill.balance_block).not.toBeNull()
    const part = share(made, 60, { money: { amount: '1.00', currency: 'CNY' } })
    const sent = await finance.post('/api/bill/payBatch', { channel: 'predeposit', bills: [part] })
    expect(sent.data.results).toMatchObject([
      { error_key: 'ACTION_NOT_ALLOWED', msg: data.bill.balance_block },
    ])
    members.put({ ...row, approval_over: made.total.amount })
    const { data: open } = await finance.get('/api/bill/detail', { id: made.bill_no })
    expect(open.bill.balance_block).toBeNull()
  })
})
