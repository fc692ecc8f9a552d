import { afterEach, beforeEach, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { billDesk } from '../../testing/bill-desk.ts'
import { clientRef, expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import type { MemberRecord } from '../../world/tables.ts'

let owner: RealMock
let finance: RealMock
let desk: RealMock
const { bill: readBill, wallet, confirmed, pay } = billDesk(() => desk)

beforeEach(() => {
  owner = realMock('jadecredit')
  finance = signedInAgain(owner, 'jade_finance')
  desk = owner
})
afterEach(() => expectCleanWorld(owner))

const rule = (who: RealMock, amount: string | null) =>
  who.post('/api/subaccount/saveSecondPerson', {
    bill_over: amount === null ? null : { amount, currency: 'CNY' },
  })

const row = (username: string): MemberRecord => {
  const [found] = owner.world.tables.member.where((one) => one.username === username)
  if (!found) throw new Error(`There is no ${username}.`)
  return found
}

const change = (username: string, terms: Partial<MemberRecord>) =>
  owner.world.tables.member.put({ ...row(username), ...terms })

/** Finance asks to pay a whole bill above the company's amount. */
async function asked() {
  const { bill } = await confirmed(1)
  await rule(owner, '100.00')
  desk = finance
  const answer = await pay(bill)
  return answer.data.bill
}

interface Shown {
  readonly bill_no: string
  readonly version: number
  readonly payments: readonly { readonly id: string }[]
}

const decide = (who: RealMock, { bill_no, version, payments }: Shown, decision = 'approve', note = '') =>
  who.post('/api/bill/decidePayment', {
    id: bill_no,
    version,
    payment_id: payments[0]?.id,
    decision,
    note,
  })

test('R6.102 A payment above the amount moves nothing until somebody else confirms it', async () => {
  const before = await wallet()
  const bill = await asked()
  expect(bill).toMatchObject({ payments: [{ status: 'asked', decidable: false }], paid: { amount: '0.00' } })
  expect((await wallet()).wallet.available).toEqual(before.wallet.available)
  expect((await decide(finance, bill)).data.error_key).toBe('NO_PERMISSION')
  const done = (await decide(owner, bill)).data.bill
  expect(done).toMatchObject({
    status: 'paid',
    payments: [{ status: 'verified', decided_by: { nickname: row('jadecredit').nickname } }],
  })
  expect((await decide(owner, done)).data.reason_key).toBe('WRONG_STATUS')
  const kinds = owner.world.tables.notification.all().map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['payment_asked', 'payment_confirmed']))
})

test('R6.102 A confirmed payment is of the day on which it counts, as in the ledger', async () => {
  const bill = await asked()
  owner.world.clock.advance(24 * 3_600_000)
  const done = (await decide(signedInAgain(owner, 'jadecredit'), bill)).data.bill
  const [entry] = owner.world.tables.ledger_entry.where(
    ({ type, bill_id }) => type === 'bill_payment' && bill_id === bill.bill_no,
  )
  expect(done.payments).toMatchObject([{ status: 'verified', time: entry?.time }])
})

test('R6.102 Declining needs a reason, and the amount can be asked for again', async () => {
  const bill = await asked()
  expect((await decide(owner, bill, 'refuse')).data.fields).toHaveProperty('note')
  const declined = (await decide(owner, bill, 'refuse', 'Wrong month')).data.bill
  expect(declined).toMatchObject({
    payments: [{ status: 'declined', decide_note: 'Wrong month' }],
    paid: { amount: '0.00' },
  })
  expect((await pay(declined, {}, 61)).data.bill.payments).toMatchObject([{}, { status: 'asked' }])
})

test('R6.102 An account whose password the asking member has set confirms nothing for them', async () => {
  const bill = await asked()
  change('jade_booker', {
    nodes: [...row('jade_finance').nodes, 'bill/confirmPayment'],
    data_scope: 'all',
    hide_net_price: false,
    password_set_by: [row('jade_finance').id],
  })
  const puppet = signedInAgain(owner, 'jade_booker')
  expect((await decide(puppet, bill)).data.reason_key).toBe('APPROVER_INVOLVED')
  change('jade_booker', { password_set_by: [row('jadecredit').id] })
  expect((await decide(puppet, bill)).data.bill.status).toBe('paid')
})

test('R6.102 Nobody confirms what was asked for with an account whose password they have set', async () => {
  const sees = { data_scope: 'all', hide_net_price: false } as const
  const bill = await asked()
  change('jade_booker', { ...sees, nodes: [...row('jade_finance').nodes, 'bill/confirmPayment'] })
  const booker = signedInAgain(owner, 'jade_booker')
  const decidable = async () =>
    (await booker.get('/api/bill/detail', { id: bill.bill_no })).data.bill.payments[0].decidable
  expect(await decidable()).toBe(true)
  change('jade_finance', { password_set_by: [row('jadecredit').id, row('jade_booker').id] })
  expect(await decidable()).toBe(false)
  expect((await decide(booker, bill)).data.reason_key).toBe('APPROVER_INVOLVED')
  change('jade_viewer', { password_set_by: [row('jade_booker').id] })
  change('jade_finance', { password_set_by: [row('jadecredit').id, row('jade_viewer').id] })
  expect((await decide(booker, bill)).data.reason_key).toBe('APPROVER_INVOLVED')
  expect((await decide(owner, bill)).data.bill.status).toBe('paid')
})

test('R6.102 Neither parts of a bill nor small bills of one day get around the amount', async () => {
  const first = (await confirmed(1)).bill
  const second = (await confirmed(2)).bill
  const total = Number(first.total.amount)
  await rule(owner, (total - 1).toFixed(2))
  const part = await pay(first, { money: { ...first.outstanding, amount: '1.00' } })
  expect(part.data.bill.payments[0].status).toBe('asked')
  await rule(owner, (total + 1).toFixed(2))
  expect(
    (await pay(part.data.bill, { money: { ...first.outstanding, amount: '2.00' } }, 62)).data.bill.payments[1]
      .status,
  ).toBe('verified')
  expect((await pay(second, {}, 63)).data.bill.payments[0].status).toBe('asked')
})

test('R6.102 What nobody confirms lapses after a reminder, and frees the amount', async () => {
  const bill = await asked()
  owner.world.clock.advance(72 * 3_600_000)
  desk = signedInAgain(owner, 'jade_finance')
  const later = await readBill(bill.bill_no)
  expect(later.payments).toMatchObject([{ status: 'lapsed', confirm_until: null }])
  expect(later.payable).toEqual(later.outstanding)
  const kinds = owner.world.tables.notification.all().map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['payment_reminded', 'payment_lapsed']))
})

test('R6.102 A payment that the bill no longer needs lapses with the credit note', async () => {
  const bill = await asked()
  const [line] = (await owner.get('/api/bill/detail', { id: bill.bill_no })).data.lines.list
  const order = (await owner.get('/api/order/detail', { id: line.booking_id })).data.order
  const refund = await owner.post('/api/order/refund', {
    id: order.booking_id,
    version: order.version,
    ground: 'goodwill',
    money: bill.total,
    reason: 'No hot water',
  })
  expect(refund.code).toBe(1)
  program.supplierEvents.refund_ack(owner.world, order.booking_id, {})
  owner.world.clock.advance(24 * 3_600_000)
  desk = signedInAgain(owner, 'jade_finance')
  expect(await readBill(bill.bill_no)).toMatchObject({
    status: 'void',
    payments: [{ status: 'lapsed', decidable: false }],
    asked: null,
  })
  const notices = owner.world.tables.notification.all().filter(({ kind }) => kind === 'payment_lapsed')
  expect(notices).toHaveLength(1)
})

test('R6.102 Paid together, bills above the amount are asked for, and the others paid', async () => {
  const [first, second] = [(await confirmed(1)).bill, (await confirmed(2)).bill]
  const payAll = async (...bills: (typeof first)[]) => {
    const shares = bills.map(({ bill_no: id, version, payable: money }, nth) => ({
      id,
      version,
      money,
      client_ref: clientRef(70 + nth + bills.length),
    }))
    return (await owner.post('/api/bill/payBatch', { channel: 'predeposit', bills: shares })).data.results
  }
  expect(await payAll(first)).toMatchObject([{ asked: false, error_key: null }])
  await rule(owner, '100.00')
  const sent = [await readBill(first.bill_no), await readBill(second.bill_no)]
  expect(await payAll(sent[0], sent[1])).toMatchObject([
    { asked: false, error_key: 'VALIDATION' },
    { id: second.bill_no, asked: true, error_key: null },
  ])
  expect((await readBill(second.bill_no)).paid.amount).toBe('0.00')
})

test('R6.102 Confirming keeps to what the asking member may still spend', async () => {
  const bill = await asked()
  change('jade_finance', { limit_per_order: '1.00' })
  expect((await decide(owner, bill)).data.reason_key).toBe('ASKER_MAY_NOT_PAY')
  change('jade_finance', { limit_per_order: null, state: 'suspended' })
  expect((await decide(owner, bill)).data.reason_key).toBe('ASKER_MAY_NOT_PAY')
})

test('R6.102 Those who may decide are asked and reminded, and who asked hears of a withdrawal', async () => {
  const nodes = [...row('jade_finance').nodes, 'bill/confirmPayment']
  change('jade_finance', { nodes })
  const sees = { data_scope: 'all', hide_net_price: false, nodes } as const
  change('jade_booker', { ...sees, password_set_by: [row('jade_finance').id] })
  const bill = await asked()
  owner.world.clock.advance(48 * 3_600_000)
  const told = (kind: string) =>
    owner.world.tables.notification.where((one) => one.kind === kind).map(({ member_id }) => member_id)
  for (const kind of ['payment_asked', 'payment_reminded']) expect(told(kind)).toEqual([row('jadecredit').id])
  const again = signedInAgain(owner, 'jadecredit')
  desk = again
  const { bill_no: id, version, payments } = await readBill(bill.bill_no)
  await again.post('/api/bill/withdrawPayment', { id, version, payment_id: payments[0].id })
  expect(told('payment_withdrawn')).toEqual([row('jade_finance').id])
})

test('R6.102 Only the owner changes the rule, which is written into the log', async () => {
  expect((await rule(finance, null)).data.error_key).toBe('NO_PERMISSION')
  await rule(owner, '5000.00')
  const { list } = (await owner.get('/api/subaccount/log', { kind: 'second_person_changed' })).data
  expect(list).toMatchObject([
    { outcome: 'done', changes: [{ field: 'bill_over', after: { money: { amount: '5000.00' } } }] },
    { outcome: 'refused', actor: { username: 'jade_finance' } },
  ])
})
