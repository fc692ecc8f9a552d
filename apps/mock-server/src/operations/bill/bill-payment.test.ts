import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { billDesk, yuan } from '../../testing/bill-desk.ts'
import { colleague, minute, uploadedFile } from '../../testing/document-desk.ts'
import {
  bookStay,
  clientRef,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const { bill, wallet, applied, confirmed, pay } = billDesk(() => member)

describe('confirming and paying bills', () => {
  test('R1.07 R4.47 Paying in parts from the balance lowers balance and used credit together and settles the orders', async () => {
    const { bill: made, orders } = await confirmed(1, 2)
    const before = await wallet()
    const [first] = orders
    const part = await pay(made, { money: first?.settlement_money })
    expect(part.data).toMatchObject({
      replayed: false,
      bill: {
        status: 'partially_paid',
        paid: first?.settlement_money,
        payments: [{ channel: 'predeposit', status: 'verified' }],
      },
      ledger_entry: {
        type: 'bill_payment',
        direction: 'out',
        money: first?.settlement_money,
        bill_id: made.bill_no,
      },
    })
    const after = await wallet()
    const paid = yuan(first?.settlement_money)
    expect(yuan(after.wallet.balance)).toBeCloseTo(yuan(before.wallet.balance) - paid, 2)
    expect(yuan(after.credit.used)).toBeCloseTo(yuan(before.credit.used) - paid, 2)
    expect((await readOrder(member, first?.booking_id)).settlement_status).toBe('settled')
    const rest = await pay(part.data.bill, {}, 61)
    expect(rest.data.bill).toMatchObject({ status: 'paid', outstanding: { amount: '0.00' } })
    expect(
      (await pay(rest.data.bill, { money: { amount: '1.00', currency: 'CNY' } }, 62)).data.error_key,
    ).toBe('BILL_LOCKED')
  })

  test.each([
    ['a channel that is not open to it', { channels: ['credit'] }, 'CHANNEL_NOT_ALLOWED'],
    ['more than its limit for one payment', { limit_per_order: '1.00' }, 'SUBACCOUNT_LIMIT'],
    ['more than its limit of the month', { limit_per_month: '1.00' }, 'SUBACCOUNT_LIMIT'],
  ] as const)('Refuses a payment from the balance by %s', async (_, terms, reason_key) => {
    const { bill: made } = await confirmed(1)
    const members = member.world.tables.member
    const [row] = members.where(({ username }) => username === 'jade_finance')
    if (!row) throw new Error('There is no finance member.')
    members.put({ ...row, ...terms })
    const body = { id: made.bill_no, channel: 'predeposit', money: { amount: '1.50', currency: 'CNY' } }
    const payment = { ...body, client_ref: clientRef(70), version: made.version }
    const refused = await colleague(member, 'jade_finance').post('/api/bill/pay', payment)
    expect(refused.data).toMatchObject({ error_key: 'ACTION_NOT_ALLOWED', reason_key })
  })

  test('Bill payments count in the monthly use of the member who paid', async () => {
    const { bill: made } = await confirmed(1)
    const members = member.world.tables.member
    const [row] = members.where(({ username }) => username === 'jade_finance')
    if (!row) throw new Error('There is no finance member.')
    const accounts = (await member.get('/api/subaccount/index', { keyword: row.username })).data.list
    const used = yuan(accounts[0].used_this_month)
    members.put({ ...row, limit_per_month: (used + 2).toFixed(2) })
    const body = { id: made.bill_no, channel: 'predeposit', money: { amount: '1.50', currency: 'CNY' } }
    const finance = colleague(member, 'jade_finance')
    const first = await finance.post('/api/bill/pay', {
      ...body,
      client_ref: clientRef(70),
      version: made.version,
    })
    const { version } = first.data.bill
    const second = await finance.post('/api/bill/pay', { ...body, client_ref: clientRef(71), version })
    expect(second.data.reason_key).toBe('SUBACCOUNT_LIMIT')
    members.put(row)
  })

  test('R4.47 A bank transfer counts once staff find it; if they do not, the bill stays open', async () => {
    const { bill: made } = await confirmed(1)
    const proof_files = [uploadedFile(member, '2')]
    const odd = { amount: '100.13', currency: 'CNY' }
    const sent = await pay(made, { channel: 'bank_transfer', proof_files, money: odd })
    expect(sent.data).toMatchObject({
      ledger_entry: null,
      bill: { status: 'confirmed', payments: [{ status: 'submitted' }] },
    })
    member.world.clock.advance(10 * minute)
    const refused = await bill(made.bill_no)
    expect(refused).toMatchObject({ status: 'confirmed', payments: [{ status: 'refused' }] })
    await pay(refused, { channel: 'bank_transfer', proof_files }, 61)
    member.world.clock.advance(10 * minute)
    expect(await bill(made.bill_no)).toMatchObject({ status: 'paid', payments: [{}, { status: 'verified' }] })
    const { data: ledger } = await member.get('/api/wallet/ledger', { account: 'credit' })
    expect(ledger.list[0]).toMatchObject({ type: 'repay', bill_id: made.bill_no })
  })

  test('R7.41 The same payment twice is one payment; a stale version is refused with the current bill', async () => {
    const { bill: made } = await confirmed(1)
    const money = { amount: '10.00', currency: 'CNY' }
    const first = await pay(made, { money })
    expect(await pay(made, { money })).toMatchObject({
      data: { replayed: true, ledger_entry: { id: first.data.ledger_entry.id } },
    })
    expect(await pay(made, { money: { amount: '11.00', currency: 'CNY' } })).toMatchObject({
      data: { error_key: 'IDEMPOTENCY_CONFLICT' },
    })
    const stale = await pay(made, { money }, 61)
    expect(stale.data).toMatchObject({ error_key: 'VERSION_CONFLICT', fresh: { bill: { paid: money } } })
  })

  test.each([
    ['another currency', { money: { amount: '1.00', currency: 'USD' } }, 'VALIDATION', 'money.currency'],
    ['nothing', { money: { amount: '0.00', currency: 'CNY' } }, 'VALIDATION', 'money.amount'],
    ['half a fen', { money: { amount: '0.005', currency: 'CNY' } }, 'VALIDATION', 'money.amount'],
    ['more than is owed', { money: { amount: '99999.00', currency: 'CNY' } }, 'AMOUNT_TOO_HIGH', null],
    ['by bank without a proof', { channel: 'bank_transfer' }, 'VALIDATION', 'proof_files'],
    [
      'by bank with a strange proof',
      { channel: 'bank_transfer', proof_files: ['/x.pdf'] },
      'VALIDATION',
      'proof_files[0]',
    ],
  ])('Refuses to pay %s', async (_what, more, error_key, field) => {
    const { bill: made } = await confirmed(1)
    const { data } = await pay(made, more)
    expect(data.error_key).toBe(error_key)
    expect(Object.keys(data.fields ?? {})).toEqual(field === null ? [] : [field])
  })

  test('Refuses a payment above the balance, and one of an unconfirmed bill', async () => {
    const { bill: made } = await applied(1)
    expect((await pay(made)).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'WRONG_STATUS',
    })
    const { data } = await member.post('/api/bill/confirm', { id: made.bill_no, version: made.version })
    const company = member.world.tables.company.get('2')
    expect(company?.settlement_currency).toBe('CNY')
    const spend = await bookStay(member, {
      nth: 8,
      names: ['Aung Zeya', 'Phyo Wai'],
      check_in: '2026-12-20',
      check_out: '2026-12-30',
    })
    await payOrder(member, spend, 'predeposit', 8)
    const { available } = (await wallet()).wallet
    const short = yuan(available) < yuan(data.bill.outstanding)
    expect((await pay(data.bill)).data.error_key ?? 'paid').toBe(short ? 'BALANCE_SHORT' : 'paid')
  })

  test('R3.86 A reported transfer is withdrawn until staff look for it, and its amount can be paid again', async () => {
    const { bill: made } = await confirmed(1)
    const proof_files = [uploadedFile(member, '2')]
    const sent = await pay(made, { channel: 'bank_transfer', proof_files })
    const { version, payments } = sent.data.bill
    const body = { id: made.bill_no, version, payment_id: payments[0].id }
    const { data } = await member.post('/api/bill/withdrawPayment', body)
    expect(data.bill).toMatchObject({ status: 'confirmed', payments: [{ status: 'withdrawn' }] })
    const again = await pay(data.bill, { channel: 'bank_transfer', proof_files }, 61)
    // Staff would have looked for the first one now.
    member.world.clock.advance(9 * minute)
    const late = { ...body, version: again.data.bill.version }
    expect((await member.post('/api/bill/withdrawPayment', late)).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'WRONG_STATUS',
    })
    const unknown = { ...late, payment_id: 'bp-99' }
    expect((await member.post('/api/bill/withdrawPayment', unknown)).data.error_key).toBe('NOT_FOUND')
    member.world.clock.advance(2 * minute)
    expect((await bill(made.bill_no)).payments.map(({ status }: { status: string }) => status)).toEqual([
      'withdrawn',
      'verified',
    ])
  })

  test('R2.132 A dispute is withdrawn until staff answer; the bill keeps its due date and can be disputed again', async () => {
    const { bill: made } = await applied(1, 2)
    const line_id = (await member.get('/api/bill/detail', { id: made.bill_no })).data.lines.list[0].line_id
    const id = made.bill_no
    const dispute = async (version: number) =>
      (await member.post('/api/bill/dispute', { id, version, lines: [{ line_id, reason: 'x' }] })).data.bill
    const { version } = await dispute(made.version)
    const { data } = await member.post('/api/bill/withdrawDispute', { id, version })
    expect(data.bill).toMatchObject({ status: 'issued', due_date: made.due_date, wait: null })
    const told = () =>
      member.world.tables.notification.where(
        ({ kind, params }) => kind === 'bill_answered' && params['bill'] === id,
      )
    expect(told()).toEqual([])
    member.world.clock.advance(60 * minute)
    expect(await dispute(data.bill.version)).toMatchObject({ status: 'disputed' })
    // The answer to the first dispute would have come now.
    member.world.clock.advance(60 * minute)
    member = colleague(member, 'jadecredit')
    expect((await member.get('/api/bill/detail', { id })).data.bill.status).toBe('disputed')
    expect(told()).toEqual([])
    const late = await member.post('/api/bill/withdrawDispute', { id: 'B2601010001', version: 1 })
    expect(late.data.error_key).toBe('NOT_FOUND')
  })

  test('R4.47 R6.92 Staff answer a dispute under its reference, and the bill is reissued one version higher', async () => {
    const { bill: made } = await applied(1, 2)
    const { data: detail } = await member.get('/api/bill/detail', { id: made.bill_no })
    const [line] = detail.lines.list
    const entry = {
      line_id: line.line_id,
      reason: 'One night only',
      expected: '80.00',
    }
    const { data } = await member.post('/api/bill/dispute', {
      id: made.bill_no,
      version: made.version,
      lines: [entry],
    })
    expect(data.bill).toMatchObject({ status: 'disputed', version: made.version + 1 })
    expect(data.bill.wait.until - data.bill.wait.since).toBe(7200)
    expect((await readOrder(member, line.booking_id)).settlement_status).toBe('disputed')
    const locked = await member.post('/api/bill/confirm', { id: made.bill_no, version: made.version + 1 })
    expect(locked.data.error_key).toBe('BILL_LOCKED')
    member.world.clock.advance(120 * minute)
    member = colleague(member, 'jadecredit')
    const { data: answered } = await member.get('/api/bill/detail', { id: made.bill_no }, 'zh-cn')
    expect(answered.bill).toMatchObject({ status: 'issued', version: made.version + 2 })
    const reference = line.line_id.replace('B', 'D')
    expect(answered.lines.list[0].dispute).toMatchObject({
      reference,
      reason: 'One night only',
      expected: { amount: '80.00', currency: 'CNY' },
      outcome: 'declined',
      granted: null,
    })
    const told = member.world.tables.notification.where(({ kind }) => kind === 'bill_answered')
    expect(told.find(({ params }) => params['bill'] === made.bill_no)?.params['disputes']).toBe(reference)
    const strange = await member.post('/api/bill/dispute', {
      id: made.bill_no,
      version: made.version + 2,
      lines: [{ line_id: 'x-1', reason: 'x' }],
    })
    expect(strange.data.fields).toEqual({ 'lines[0].line_id': ['There is no such line on the bill'] })
    const unsent = await member.post('/api/bill/dispute', {
      id: made.bill_no,
      version: made.version + 2,
      lines: [{ ...entry, files: ['/storage/never.pdf'] }],
    })
    expect(unsent.data.fields).toEqual({ 'lines[0].files[0]': ['Please upload this file first'] })
    const odd = await member.post('/api/bill/dispute', {
      id: made.bill_no,
      version: made.version + 2,
      lines: [{ ...entry, expected: '80.001' }],
    })
    expect(Object.keys(odd.data.fields)).toEqual(['lines[0].expected'])
  })

  test('R4.47 R9.30 Rejecting every line of a settlement application voids it, and its orders can be settled again', async () => {
    const { bill: made, orders } = await applied(1, 2)
    const { data: detail } = await member.get('/api/bill/detail', { id: made.bill_no })
    await member.post('/api/bill/dispute', {
      id: made.bill_no,
      version: made.version,
      lines: detail.lines.list.map(({ line_id }: { line_id: string }) => ({ line_id, reason: 'Not ours' })),
    })
    member.world.clock.advance(120 * minute)
    member = colleague(member, 'jadecredit')
    const gone = await bill(made.bill_no)
    expect(gone).toMatchObject({ status: 'void', total: made.total, outstanding: { amount: '0.00' } })
    expect((await pay({ ...gone, outstanding: made.total })).data.error_key).toBe('BILL_LOCKED')
    const order_ids = orders.map(({ booking_id }) => booking_id)
    for (const { booking_id: id, settlement_money } of orders) {
      const order = await readOrder(member, id)
      expect(order).toMatchObject({ settlement_status: 'unsettled', bill_id: null, settlement_money })
    }
    const again = await member.post('/api/bill/apply', { client_ref: clientRef(51), order_ids })
    expect(again.data.bill).toMatchObject({ status: 'issued', total: made.total })
  })

  test('R9.30 The refund of a billed order reduces its bill', async () => {
    const made = await confirmedOrder(
      member,
      { nth: 1, check_in: '2026-11-25', check_out: '2026-11-27' },
      'credit',
    )
    member.world.clock.advance(Date.parse('2026-11-24T12:00:00Z') - member.world.clock.now())
    member = colleague(member, 'jadecredit')
    const { data } = await member.post('/api/bill/apply', {
      client_ref: clientRef(50),
      order_ids: [made.booking_id],
    })
    const quote = (await member.post('/api/order/cancelQuote', { id: made.booking_id })).data.quote
    const request = {
      id: made.booking_id,
      quote_id: quote.quote_id,
      accept_penalty: true,
      version: quote.order_version,
    }
    expect(await member.post('/api/order/cancel', request)).toMatchObject({ data: { outcome: 'accepted' } })
    member.world.clock.advance(5000)
    const after = await bill(data.bill.bill_no)
    expect(yuan(after.total)).toBeCloseTo(yuan(quote.penalty), 2)
    const { data: detail } = await member.get('/api/bill/detail', { id: data.bill.bill_no })
    expect(detail.lines.list[1]).toMatchObject({
      kind: 'credit_note',
      kind_text: 'Credit note',
      money: { amount: `-${quote.refund.amount}` },
    })
  })
})
