import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDocument } from '../documents/pdf/read-text.ts'
import {
  bookStay,
  clientRef,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
  readOrder,
} from '../testing/hotel-journey.ts'
import { colleague, day, expectNotFound, fetchFile, minute, uploadedFile } from '../testing/paper-desk.ts'
import { type RealMock, realMock } from '../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const bill = async (id: string) => (await member.get('/api/bill/detail', { id })).data.bill
const wallet = async () => (await member.get('/api/wallet/summary')).data
const yuan = (money: { amount: string }) => Number(money.amount)

/** A non-refundable order on credit: it can be billed at once. */
const sold = (nth = 1) =>
  confirmedOrder(
    member,
    {
      hotel_id: '1009',
      non_refundable: true,
      nth,
      names: [`GUEST NUMBER${'ABCDE'.charAt(nth)}`, `ZHANG MEI${'ABCDE'.charAt(nth)}`],
    },
    'credit',
  )

async function applied(...nths: number[]) {
  const orders = []
  for (const nth of nths) orders.push(await sold(nth))
  const order_ids = orders.map(({ booking_id }) => booking_id)
  const { data } = await member.post('/api/bill/apply', { client_ref: clientRef(50), order_ids })
  return { bill: data.bill, orders }
}

async function confirmed(...nths: number[]) {
  const made = await applied(...nths)
  const { data } = await member.post('/api/bill/confirm', {
    id: made.bill.bill_no,
    version: made.bill.version,
  })
  return { ...made, bill: data.bill }
}

const pay = (of: { bill_no: string; version: number; outstanding: object }, more: object = {}, nth = 60) =>
  member.post('/api/bill/pay', {
    id: of.bill_no,
    version: of.version,
    client_ref: clientRef(nth),
    channel: 'predeposit',
    money: of.outstanding,
    ...more,
  })

describe('settling orders', () => {
  it('R1.07 R4.47 Orders on credit are put into a bill; they count as being billed and the bill is ready to be checked', async () => {
    const order = await sold()
    const { data: eligible } = await member.get('/api/bill/eligible', { limit: 100 })
    const entry = eligible.list.find(
      ({ booking_id }: { booking_id: string }) => booking_id === order.booking_id,
    )
    expect(entry).toMatchObject({
      eligible: true,
      blocked_key: null,
      settlement_status: 'unsettled',
      settlement_money: order.settlement_money,
    })
    const { data } = await member.post('/api/bill/apply', {
      client_ref: clientRef(50),
      order_ids: [order.booking_id],
      remark: 'audit',
    })
    expect(data).toMatchObject({
      replayed: false,
      bill: {
        source: 'application',
        status: 'issued',
        lines_count: 1,
        total: order.settlement_money,
        due_date: '2026-12-06',
        remark: 'audit',
      },
    })
    expect(await readOrder(member, order.booking_id)).toMatchObject({
      settlement_status: 'billing',
      bill_id: data.bill.bill_no,
    })
    const again = await member.get('/api/bill/eligible', { limit: 100 })
    expect(again.data.total).toBe(eligible.total - 1)
  })

  it('An order that can still be cancelled free of charge says so and is refused', async () => {
    const order = await confirmedOrder(member, {}, 'credit')
    const { data } = await member.get('/api/bill/eligible', { limit: 100 })
    const entry = data.list.find(({ booking_id }: { booking_id: string }) => booking_id === order.booking_id)
    expect(entry).toMatchObject({
      eligible: false,
      blocked_key: 'STILL_FREE',
      blocked_reason: 'Free cancellation has not ended yet',
    })
    const refused = await member.post(
      '/api/bill/apply',
      { client_ref: clientRef(51), order_ids: [order.booking_id] },
      'zh-cn',
    )
    expect(refused).toMatchObject({
      msg: '所选订单中有暂不符合条件的',
      data: { error_key: 'ORDER_NOT_ELIGIBLE', fields: { 'order_ids[0]': ['免费取消期尚未结束'] } },
    })
  })

  it('R4.47 An order is not settled twice, not even within one form', async () => {
    const { orders, bill: made } = await applied(1)
    const id = orders[0]?.booking_id
    const twice = await member.post('/api/bill/apply', { client_ref: clientRef(52), order_ids: [id] })
    expect(twice.data).toEqual({
      error_key: 'ORDER_NOT_ELIGIBLE',
      fields: { 'order_ids[0]': ['It stands on a bill already'] },
    })
    const other = await sold(2)
    const same = await member.post('/api/bill/apply', {
      client_ref: clientRef(53),
      order_ids: [other.booking_id, other.booking_id],
    })
    expect(same.data.fields).toEqual({ 'order_ids[1]': ['Chosen twice'] })
    const replay = await member.post('/api/bill/apply', { client_ref: clientRef(50), order_ids: [id] })
    expect(replay.data).toMatchObject({ replayed: true, bill: { bill_no: made.bill_no } })
  })

  it('R2.26 Those that can be settled now can be listed alone', async () => {
    const { data: all } = await member.get('/api/bill/eligible', { limit: 100 })
    const { data } = await member.get('/api/bill/eligible', { eligible: true, limit: 100 })
    const possible = all.list.filter(({ eligible }: { eligible: boolean }) => eligible)
    expect(data.list).toEqual(possible)
    expect(data.total).toBeLessThan(all.total)
  })

  it('Orders of others, and members without the node, are refused', async () => {
    const order = await sold()
    const stranger = colleague(member, 'pacificusd')
    expectNotFound([
      await stranger.post('/api/bill/apply', { client_ref: clientRef(54), order_ids: [order.booking_id] }),
    ])
    expect(await colleague(member, 'golden_booker').get('/api/bill/eligible')).toMatchObject({ code: 401 })
  })
})

describe('the list of bills', () => {
  it('R2.27 It counts those of each status, whichever of them is asked for', async () => {
    const rich = realMock('pacificusd')
    const { data } = await rich.get('/api/bill/index', { status: ['paid'], limit: 100 })
    expect(data.by_status).toMatchObject({ paid: data.total, issued: 1, disputed: 1, overdue: 1, void: 1 })
    const { data: none } = await realMock('newleaf').get('/api/bill/index')
    expect(new Set(Object.values(none.by_status))).toEqual(new Set([0]))
  })
})

describe('bills of the cycle', () => {
  it('R4.47 What becomes billable accrues night by night and is issued on the day of the month; members are told', async () => {
    const order = await sold()
    member.world.clock.advance(day)
    const { data } = await member.get('/api/bill/index', { status: ['open'] })
    expect(data.list[0]).toMatchObject({
      source: 'cycle',
      status_text: 'Accruing',
      period_from: '2026-11-01',
      period_to: '2026-11-30',
      due_date: null,
    })
    expect((await readOrder(member, order.booking_id)).settlement_status).toBe('unsettled')
    member.world.clock.advance(9 * day)
    member = colleague(member, 'jadecredit')
    const issued = await bill(data.list[0].bill_no)
    expect(issued).toMatchObject({ status: 'issued', due_date: '2026-12-16' })
    expect((await readOrder(member, order.booking_id)).settlement_status).toBe('billing')
    const { data: notes } = await member.get('/api/notification/index', { type: 'bill' })
    expect(notes.list[0].body).toContain(issued.bill_no)
    const { data: november } = await member.get('/api/bill/index', { period: '2026-11' })
    expect(november.list.map(({ bill_no }: { bill_no: string }) => bill_no)).toContain(issued.bill_no)
    expect((await member.get('/api/bill/index', { period: '2026-02' })).data.list).toEqual([])
  })

  it('R4.47 An order that accrues can be settled by application and leaves the accruing bill', async () => {
    const order = await sold()
    member.world.clock.advance(day)
    member = colleague(member, 'jadecredit')
    const open = (await member.get('/api/bill/index', { status: ['open'] })).data.list[0]
    await member.post('/api/bill/apply', { client_ref: clientRef(50), order_ids: [order.booking_id] })
    const left = await bill(open.bill_no)
    expect(left.lines_count).toBe(open.lines_count - 1)
    expect(yuan(left.total)).toBeCloseTo(yuan(open.total) - yuan(order.settlement_money), 2)
  })

  it('A bill that nobody checks counts as confirmed after a week, where the company has agreed to that', async () => {
    const { bill: made } = await applied(1)
    member.world.clock.advance(7 * day)
    member = colleague(member, 'jadecredit')
    expect(await bill(made.bill_no)).toMatchObject({ status: 'confirmed' })
  })

  it('R4.47 R9.30 An unpaid bill is overdue from the end of its due date on, and blocks credit until it is paid', async () => {
    const { bill: made } = await confirmed(1)
    member.world.clock.advance(Date.parse('2026-12-06T23:59:59+08:00') - member.world.clock.now())
    member = colleague(member, 'jadecredit')
    expect((await bill(made.bill_no)).status).toBe('confirmed')
    member.world.clock.advance(1000)
    const late = await bill(made.bill_no)
    expect(late.status).toBe('overdue')
    expect((await wallet()).credit).toMatchObject({ overdue: made.total, overdue_block: true })
    const order = await bookStay(member, {
      nth: 9,
      names: ['Thant', 'WANG WEI'],
      check_in: '2026-12-20',
      check_out: '2026-12-22',
    })
    expect(await payOrder(member, order, 'credit', 9)).toMatchObject({
      data: { error_key: 'CREDIT_OVERDUE' },
    })
    expect(await pay(late)).toMatchObject({ code: 1, data: { bill: { status: 'paid' } } })
    expect((await wallet()).credit.overdue_block).toBe(false)
    expect(await payOrder(member, order, 'credit', 10)).toMatchObject({ code: 1 })
  })
})

describe('checking and paying', () => {
  it('R1.07 R4.47 From the balance in parts: balance and credit in use fall together, the orders are settled', async () => {
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

  it('R4.47 A bank transfer waits for staff, then counts; one that is not found leaves the bill open', async () => {
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

  it('R7.41 The same payment twice is one payment; a stale version is refused with the fresh bill', async () => {
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

  it.each([
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
  ])('Paying %s is refused', async (_what, more, error_key, field) => {
    const { bill: made } = await confirmed(1)
    const { data } = await pay(made, more)
    expect(data.error_key).toBe(error_key)
    expect(Object.keys(data.fields ?? {})).toEqual(field === null ? [] : [field])
  })

  it('Too small a balance is refused; a bill nobody has agreed to cannot be paid', async () => {
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

  it('R4.47 A dispute is answered by staff; the bill comes again one version higher', async () => {
    const { bill: made } = await applied(1, 2)
    const { data: detail } = await member.get('/api/bill/detail', { id: made.bill_no })
    const [line] = detail.lines.list
    const entry = { line_id: line.line_id, reason: 'One night only', files: [uploadedFile(member, '2')] }
    const { data } = await member.post('/api/bill/dispute', {
      id: made.bill_no,
      version: made.version,
      lines: [entry],
    })
    expect(data.bill).toMatchObject({ status: 'disputed', version: made.version + 1 })
    expect((await readOrder(member, line.booking_id)).settlement_status).toBe('disputed')
    const locked = await member.post('/api/bill/confirm', { id: made.bill_no, version: made.version + 1 })
    expect(locked.data.error_key).toBe('BILL_LOCKED')
    member.world.clock.advance(120 * minute)
    member = colleague(member, 'jadecredit')
    const { data: answered } = await member.get('/api/bill/detail', { id: made.bill_no }, 'zh-cn')
    expect(answered.bill).toMatchObject({ status: 'issued', version: made.version + 2 })
    expect(answered.lines.list[0].dispute).toMatchObject({
      reason: 'One night only',
      answer: '已与供应商核对，金额无误。',
    })
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
  })

  it('R4.47 R9.30 A settlement application of which every line is rejected is void, and its orders are settled anew', async () => {
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

  it('R9.30 A refund of a billed order comes off its bill', async () => {
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
    const wish = {
      id: made.booking_id,
      quote_id: quote.quote_id,
      accept_penalty: true,
      version: quote.order_version,
    }
    expect(await member.post('/api/order/cancel', wish)).toMatchObject({ data: { outcome: 'accepted' } })
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

describe('whose bills they are', () => {
  it('Another company, and colleagues who do not see everything, are told that there is no such bill', async () => {
    const { bill: made } = await applied(1)
    const { bill_no: id, version } = made
    const stranger = colleague(member, 'pacificusd')
    expectNotFound([
      await stranger.get('/api/bill/detail', { id }),
      await stranger.get('/api/bill/download', { id }),
      await stranger.post('/api/bill/confirm', { id, version }),
      await stranger.post('/api/bill/dispute', { id, version, lines: [{ line_id: 'x', reason: 'x' }] }),
      await stranger.post('/api/bill/pay', {
        id,
        version,
        client_ref: clientRef(70),
        channel: 'predeposit',
        money: made.total,
      }),
      await colleague(member, 'jade_booker').get('/api/bill/detail', { id }),
    ])
    expect((await colleague(member, 'jade_booker').get('/api/bill/index')).data.list).toEqual([])
    const own = await stranger.get('/api/bill/index')
    expect(JSON.stringify(own)).not.toContain(id)
  })

  it('Lines are paged, and all of them add up to the total', async () => {
    const { bill: made } = await applied(1, 2, 3)
    const pages = [1, 2].map((page) => member.get('/api/bill/detail', { id: made.bill_no, page, limit: 2 }))
    const lines = (await Promise.all(pages)).flatMap(({ data }) => data.lines.list)
    expect(lines).toHaveLength(3)
    const sum = lines.reduce(
      (total: number, { money }: { money: { amount: string } }) => total + yuan(money),
      0,
    )
    expect(sum).toBeCloseTo(yuan(made.total), 2)
  })
})

describe('statements as files', () => {
  it.each([
    ['en', 'Statement of account', 'Jade Route Holidays', 'Page 1 of 1'],
    ['zh-cn', '对账单', '翠路假期', '第 1 页，共 1 页'],
  ] as const)('The PDF in %s can be searched for its words', async (language, ...words) => {
    const { bill: made, orders } = await applied(1)
    const file = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${made.bill_no}`, language)
    expect(file).toMatchObject({ type: 'application/pdf', name: `statement-${made.bill_no}-v1.pdf` })
    const { flat } = await readDocument(file.bytes)
    const [order] = orders
    for (const word of [...words, made.bill_no, order?.booking_id, made.due_date])
      expect(flat).toContain(String(word).replaceAll(' ', ''))
    const again = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${made.bill_no}`, language)
    expect(again.bytes).toEqual(file.bytes)
  })

  it('The table holds every line and the sums as numbers', async () => {
    const { bill: made } = await applied(1)
    const file = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${made.bill_no}&format=xlsx`)
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const { unzipSync, strFromU8 } = await import('fflate')
    const sheet = strFromU8(unzipSync(file.bytes)['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain(`<v>${made.total.amount}</v>`)
    expect(sheet).toContain('Booking ID')
  })

  it('The same lines can be had as text for a spreadsheet', async () => {
    const { bill: made } = await confirmed(1)
    const file = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${made.bill_no}&format=csv`)
    const rows = new TextDecoder().decode(file.bytes).trim().split('\r\n')
    expect(rows).toHaveLength(1 + made.lines_count + 3)
    expect(rows.at(-1)).toContain(made.outstanding.amount)
  })
})
