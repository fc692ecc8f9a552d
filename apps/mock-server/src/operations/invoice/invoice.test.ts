import type { Schemas } from '@portal/api-client/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDocument } from '../../documents/pdf/read-text.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { colleague, expectNotFound, fetchFile, minute } from '../../testing/document-desk.ts'
import { clientRef, confirmedOrder, expectCleanWorld, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = lately('goldenland')
})
afterEach(() => expectCleanWorld(member))

/** A world in which the stays of the past have ended yesterday, so that there is time to apply for all of them. */
function lately(persona: 'goldenland' | 'pacificusd'): RealMock {
  const mock = realMock(persona)
  const { order } = mock.world.tables
  const yesterday = mock.world.clock.now() - 86_400_000
  const stayed = order.where(
    ({ order_status, pay_channel }) =>
      order_status === 'completed' || (order_status === 'confirmed' && pay_channel === 'predeposit'),
  )
  for (const one of stayed) order.put({ ...one, order_status: 'completed', service_end: yesterday })
  return mock
}

interface Invoiceable {
  booking_id: string
  invoiceable: { amount: string; currency: string }
  blocked_key: string | null
}

const eligible = async (query: object = {}): Promise<Invoiceable[]> =>
  (await member.get('/api/invoice/eligible', { limit: 100, ...query })).data.list

/** Orders that can be invoiced now, in full. */
async function free(): Promise<Invoiceable[]> {
  const found = (await eligible()).filter(({ blocked_key }) => blocked_key === null)
  expect(found.length).toBeGreaterThan(1)
  return found
}

const bodyFor = (orders: readonly { id: string; amount: string }[], more: object = {}) => ({
  client_ref: clientRef(801),
  title_id: 'it-101',
  kind: 'normal',
  orders,
  delivery: { email: 'finance@goldenland.example' },
  ...more,
})

const inFull = ({ booking_id, invoiceable }: Invoiceable) => ({ id: booking_id, amount: invoiceable.amount })
const apply = (body: object, language: 'en' | 'zh-cn' = 'en') =>
  member.post('/api/invoice/apply', body, language)
const invoice = async (id: string) => (await member.get('/api/invoice/detail', { id })).data.application

async function applied(more: object = {}) {
  const stay = (await free()).find(({ booking_id }) => booking_id.startsWith('H'))
  const order = inFull(stay as Invoiceable)
  const { data } = await apply(bodyFor([order], more))
  return { order, application: data.application }
}

async function issued(more: object = {}) {
  const made = await applied(more)
  member.world.clock.advance(13 * minute)
  return { ...made, application: await invoice(made.application.id) }
}

describe('what can be invoiced', () => {
  test('R4.46 Each order says how much, until when, or why not', async () => {
    const list = await eligible()
    const blocks = new Set(list.map(({ blocked_key }) => blocked_key))
    expect(blocks.has(null) && blocks.has('NOT_COMPLETED')).toBe(true)
    const running = list.find(({ blocked_key }) => blocked_key === 'NOT_COMPLETED')
    expect(running).toMatchObject({
      invoiceable: { amount: '0.00' },
      blocked_reason: 'The service is not over yet',
    })
    const { data } = await member.get('/api/invoice/eligible', { keyword: running?.booking_id }, 'zh-cn')
    expect(data).toMatchObject({ total: 1, list: [{ blocked_reason: '服务尚未完成' }] })
  })

  test('R2.28 Lists only the orders that can be invoiced now, if asked', async () => {
    const { data } = await member.get('/api/invoice/eligible', { eligible: true, limit: 100 })
    expect(data.total).toBeGreaterThan(0)
    expect(data.list.every(({ blocked_key }: Invoiceable) => blocked_key === null)).toBe(true)
  })

  test('R2.28 Filters orders by the last day of their service and by currency', async () => {
    interface Dated {
      service_date: string
    }
    const { data: all } = await member.get('/api/invoice/eligible', { limit: 100 })
    const days = all.list.map(({ service_date }: Dated) => service_date).toSorted()
    const { data: early } = await member.get('/api/invoice/eligible', { date_to: days[0], limit: 100 })
    expect(early.total).toBeLessThan(all.total)
    expect(early.list.every(({ service_date }: Dated) => service_date <= days[0])).toBe(true)
    expect(early.list[0].service_date).toBe(days[0])
    expect(await eligible({ currency: 'USD' })).toEqual([])
    expect(await eligible({ currency: 'CNY' })).toEqual(all.list)
  })

  test.each([
    ['settlement prices', { hide_net_price: true }],
    ['the orders of colleagues', { data_scope: 'own' }],
  ] as const)(
    'A member who may not see %s can neither list orders to invoice nor apply for them',
    async (_, less) => {
      const row = member.world.tables.member.where(({ username }) => username === 'golden_finance')[0]
      if (!row) throw new Error('There is no finance member.')
      member.world.tables.member.put({ ...row, ...less })
      const finance = colleague(member, 'golden_finance')
      expect((await finance.get('/api/invoice/eligible')).code).toBe(401)
      const body = { title_id: 'it-1', kind: 'normal', orders: [{ id: 'H2611210001', amount: '1.00' }] }
      expect((await finance.post('/api/invoice/preview', body)).code).toBe(401)
    },
  )

  test('R2.29 Filters applications by the kind of invoice', async () => {
    const { data: all } = await member.get('/api/invoice/index', { limit: 100 })
    const { data } = await member.get('/api/invoice/index', { kind: 'special', limit: 100 })
    expect(data.list).toEqual(all.list.filter(({ kind }: { kind: string }) => kind === 'special'))
    expect(data.total).toBeLessThan(all.total)
  })

  test('R2.29 Counts applications by status, regardless of the status filter', async () => {
    const { data } = await member.get('/api/invoice/index', { status: ['refused'] })
    expect(data.by_status).toMatchObject({ refused: data.total, submitted: 1, issuing: 1, withdrawn: 1 })
  })

  test('R4.33 An order that was just confirmed cannot be invoiced, and one that is over can', async () => {
    const order = await confirmedOrder(member)
    const [entry] = await eligible({ keyword: order.booking_id })
    expect(entry).toMatchObject({ blocked_key: 'NOT_COMPLETED', invoice_status: 'not_available' })
    const [other] = await free()
    expect((await readOrder(member, other?.booking_id ?? '')).invoice_status).toBe('not_invoiced')
  })
})

describe('previewing and applying', () => {
  test('R1.06 R4.46 The application is what the preview showed, and the list finds it', async () => {
    const orders = (await free()).slice(0, 2).map(inFull)
    const preview = await member.post('/api/invoice/preview', { title_id: 'it-101', kind: 'normal', orders })
    const total = orders.reduce((sum, { amount }) => sum + Number(amount), 0)
    expect(Number(preview.data.amount.amount)).toBeCloseTo(total, 2)
    const taxes = preview.data.lines.map(({ amount, tax_rate }: Schemas['InvoiceLine']) => {
      const rate = Number(tax_rate)
      return (Number(amount.amount) * rate) / (100 + rate)
    })
    expect(Number(preview.data.tax.amount)).toBeCloseTo(taxes[0] + taxes[1], 1)
    const { data } = await apply(bodyFor(orders, { remark: 'November' }))
    expect(data).toMatchObject({
      replayed: false,
      application: {
        status: 'submitted',
        amount: preview.data.amount,
        tax: preview.data.tax,
        lines: preview.data.lines,
        title_snapshot: { id: 'it-101' },
        can_withdraw: true,
        files: [],
      },
    })
    const { data: list } = await member.get('/api/invoice/index', { keyword: orders[1]?.id })
    expect(list).toMatchObject({ total: 1, list: [{ id: data.application.id, orders_count: 2 }] })
    const order = await readOrder(member, orders[0]?.id ?? '')
    expect(order).toMatchObject({ invoice_status: 'applying', invoice_ids: [data.application.id] })
  })

  test('R4.46 Partial amounts leave the rest; together they never exceed what can be invoiced', async () => {
    const [first] = await free()
    const { booking_id: id, invoiceable } = first as Invoiceable
    const part = bodyFor([{ id, amount: '10.00' }])
    const { data: preview } = await member.post('/api/invoice/preview', {
      title_id: 'it-101',
      kind: 'normal',
      orders: part.orders,
    })
    expect(preview.warnings).toEqual([
      'Some orders are invoiced in part; the rest can be requested until their last day',
    ])
    await apply(part)
    const [left] = await eligible({ keyword: id })
    expect(Number(left?.invoiceable.amount)).toBeCloseTo(Number(invoiceable.amount) - 10, 2)
    const refused = await apply(
      bodyFor([{ id, amount: invoiceable.amount }], { client_ref: clientRef(802) }),
      'zh-cn',
    )
    expect(refused.data).toEqual({
      error_key: 'AMOUNT_TOO_HIGH',
      fields: { 'orders[0].amount': ['超出可开票金额'] },
    })
  })

  test('R7.41 The same form is one application, and another form with its reference is refused', async () => {
    const [first, second] = (await free()).map(inFull)
    await apply(bodyFor([first as object as { id: string; amount: string }]))
    expect(await apply(bodyFor([first as object as { id: string; amount: string }]))).toMatchObject({
      data: { replayed: true },
    })
    expect(await apply(bodyFor([second as object as { id: string; amount: string }]))).toMatchObject({
      data: { error_key: 'IDEMPOTENCY_CONFLICT' },
    })
  })

  test('Refuses an order that is not over, with its reason', async () => {
    const order = await confirmedOrder(member)
    const refused = await apply(bodyFor([{ id: order.booking_id, amount: '1.00' }]))
    expect(refused.data).toEqual({
      error_key: 'ORDER_NOT_ELIGIBLE',
      fields: { 'orders[0].id': ['The service is not over yet'] },
    })
  })

  test.each([
    ['title_id', { title_id: 'it-201' }, 'NOT_FOUND'],
    ['order', { orders: [{ id: 'H2601010001', amount: '1.00' }] }, 'NOT_FOUND'],
  ])('Answers NOT_FOUND for a %s of another company', async (_what, more, error_key) => {
    const [first] = (await free()).map(inFull)
    expect((await apply(bodyFor(first ? [first] : [], more))).data).toEqual({ error_key })
  })

  test('R4.46 A special invoice needs a complete title; an invoice in dollars is commercial', async () => {
    const [first] = (await free()).map(inFull)
    const half = await apply(bodyFor(first ? [first] : [], { kind: 'special', title_id: 'it-102' }))
    expect(half.data.error_key).toBe('TITLE_INVALID')
    member = lately('pacificusd')
    const [dollars] = (await free()).map(inFull)
    const chinese = await apply(bodyFor(dollars ? [dollars] : [], { title_id: 'it-301' }))
    expect(chinese.data.fields).toEqual({ kind: ['Chinese VAT invoices are for orders in CNY only'] })
    const { data } = await apply(
      bodyFor(dollars ? [dollars] : [], { title_id: 'it-301', kind: 'commercial' }),
    )
    expect(data.application).toMatchObject({
      kind: 'commercial',
      lines: [{ tax_rate: '0' }],
      tax: { amount: '0.00', currency: 'USD' },
    })
    member.world.clock.advance(3 * minute)
    expect(await invoice(data.application.id)).toMatchObject({
      status: 'issued',
      invoice_no: expect.stringMatching(/^CI26-\d{5}$/),
      files: ['pdf'],
    })
  })
})

describe('from the application to the credit note', () => {
  test('R4.46 An application goes through review to the invoice as time passes, and members are notified', async () => {
    const { order, application } = await applied()
    const { id } = application
    const { clock } = member.world
    clock.advance(2 * minute)
    expect((await invoice(id)).status).toBe('reviewing')
    clock.advance(10 * minute)
    expect(await invoice(id)).toMatchObject({ status: 'issuing', can_withdraw: false })
    clock.advance(minute / 2)
    expect(await invoice(id)).toMatchObject({
      status: 'issued',
      invoice_no: expect.stringMatching(/^26532\d{15}$/),
      files: ['pdf', 'ofd', 'xml'],
    })
    expect((await readOrder(member, order.id)).invoice_status).toBe('invoiced')
    const { data: notes } = await member.get('/api/notification/index', { type: 'invoice' })
    expect(notes.list[0].body).toContain(id)
  })

  test('R4.46 Withdrawing releases the amounts, and is too late once the invoice is being issued', async () => {
    const { order, application } = await applied()
    const withdrawn = await member.post('/api/invoice/withdraw', { id: application.id })
    expect(withdrawn.data.application).toMatchObject({ status: 'withdrawn', can_withdraw: false })
    const [entry] = await eligible({ keyword: order.id })
    expect(entry?.invoiceable.amount).toBe(order.amount)
    member.world.clock.advance(60 * minute)
    expect((await invoice(application.id)).status).toBe('withdrawn')
    const again = await apply(bodyFor([order], { client_ref: clientRef(802) }))
    member.world.clock.advance(12 * minute)
    const late = await member.post('/api/invoice/withdraw', { id: again.data.application.id })
    expect(late.data).toMatchObject({ error_key: 'ACTION_NOT_ALLOWED', reason_key: 'WRONG_STATUS' })
  })

  test('R4.46 A special invoice to an old tax number fails the review and releases its amounts', async () => {
    const title = {
      title_type: 'enterprise',
      title: '旧号公司',
      tax_no: '530102713402134',
      address: '昆明',
      phone: '0871-65550101',
      bank: '中国银行',
      account_no: '6222020200112233445',
    }
    const saved = await member.post('/api/invoice/titleSave', title)
    const { application, order } = await applied({ kind: 'special', title_id: saved.data.title.id })
    member.world.clock.advance(12 * minute)
    const refused = await invoice(application.id)
    expect(refused).toMatchObject({ status: 'refused', files: [] })
    expect(refused.refuse_reason).toContain('15 or 20 characters')
    expect((await readOrder(member, order.id)).invoice_status).toBe('not_invoiced')
  })

  test('R4.46 Reverses a part, then the rest; each waits for the tax office and releases its amount', async () => {
    const { order, application } = await issued()
    const { id } = application
    const ask = (amount: string) =>
      member.post('/api/invoice/reverse', { id, amount, reason: 'The guest left early' })
    const { data } = await ask('10.00')
    expect(data).toMatchObject({
      reversal: { status: 'requested', red_no: null },
      application: { status: 'reversing', reversible: { amount: '0.00' } },
    })
    expect((await readOrder(member, order.id)).invoice_status).toBe('reversing')
    expect((await ask('1.00')).data.error_key).toBe('ACTION_NOT_ALLOWED')
    member.world.clock.advance(10 * minute)
    const partly = await invoice(id)
    expect(partly).toMatchObject({
      status: 'partially_reversed',
      reversals: [{ status: 'done', red_no: expect.stringMatching(/^26532\d{15}$/) }],
    })
    expect((await eligible({ keyword: order.id }))[0]?.invoiceable.amount).toBe('10.00')
    expect((await ask(order.amount)).data.error_key).toBe('AMOUNT_TOO_HIGH')
    expect(Object.keys((await ask('1.005')).data.fields)).toEqual(['amount'])
    expect((await ask('-1.00')).data.fields).toEqual({ amount: ['Please enter an amount above zero'] })
    await ask(partly.reversible.amount)
    member.world.clock.advance(10 * minute)
    expect((await invoice(id)).status).toBe('reversed')
    expect((await readOrder(member, order.id)).invoice_status).toBe('not_invoiced')
  })

  test('R9.63 Each reversal is a document of its own, and the file of the invoice never changes', async () => {
    const { application } = await issued()
    const { id } = application
    const original = `/api/invoice/download?id=${id}`
    const before = await fetchFile(member, 'goldenland', original)
    for (const amount of ['33.33', '33.33']) {
      await member.post('/api/invoice/reverse', { id, amount, reason: 'One night less' })
      member.world.clock.advance(10 * minute)
    }
    const rest = (await invoice(id)).reversible.amount
    await member.post('/api/invoice/reverse', { id, amount: rest, reason: 'The rest' })
    const pending = (await invoice(id)).reversals[2]
    expect(pending).toMatchObject({ red_no: null, issue_time: null, files: [] })
    const early = await member.get('/api/invoice/download', { id, reversal_id: pending?.id })
    expect(early.data.error_key).toBe('ACTION_NOT_ALLOWED')
    member.world.clock.advance(10 * minute)

    const done: Schemas['InvoiceApplication'] = await invoice(id)
    const { reversals, tax, lines, invoice_no } = done
    const cents = (money: { amount: string }) => Math.round(Number(money.amount) * 100)
    expect(reversals.reduce((sum, one) => sum + cents(one.tax), 0)).toBe(cents(tax))
    expect(new Set(reversals.map(({ red_no }) => red_no)).size).toBe(3)
    for (const one of reversals) {
      expect(one).toMatchObject({
        files: ['pdf', 'ofd', 'xml'],
        lines: [{ booking_id: lines[0]?.booking_id }],
      })
      const url = `/api/invoice/download?id=${id}&reversal_id=${one.id}`
      const { flat } = await readDocument((await fetchFile(member, 'goldenland', url)).bytes)
      for (const text of [one.red_no, invoice_no, `-${one.tax.amount}`, `-${one.amount.amount}`])
        expect(flat).toContain(text?.replace(/\s/g, ''))
      const xml = await fetchFile(member, 'goldenland', `${url}&format=xml`)
      expect(new TextDecoder().decode(xml.bytes)).toContain(
        `<CorrectedInvoice>${invoice_no}</CorrectedInvoice>`,
      )
    }
    expect((await fetchFile(member, 'goldenland', original)).bytes).toEqual(before.bytes)
    const found = await member.get('/api/invoice/index', { keyword: reversals[1]?.red_no ?? '' })
    expect(found.data.list).toMatchObject([{ id, tax, reversals: [{}, { tax: { amount: '1.89' } }, {}] }])
  })

  test('R4.33 Credit orders can be invoiced once their bill is paid', async () => {
    member = realMock('jadecredit')
    const waiting = (await eligible()).filter(({ blocked_key }) => blocked_key === 'UNPAID_BILL')
    expect(waiting.length).toBeGreaterThan(0)
    const order = member.world.tables.order.get(waiting[0]?.booking_id ?? '') as OrderRecord
    const made = await member.post('/api/bill/apply', { client_ref: clientRef(805), order_ids: [order.id] })
    const agreed = await member.post('/api/bill/confirm', { id: made.data.bill.bill_no, version: 1 })
    const { bill_no, version, outstanding } = agreed.data.bill
    await member.post('/api/bill/pay', {
      id: bill_no,
      version,
      client_ref: clientRef(806),
      channel: 'predeposit',
      money: outstanding,
    })
    expect((await eligible({ keyword: order.id }))[0]?.blocked_key).toBeNull()
  })
})

describe('access to invoices', () => {
  test('Answers NOT_FOUND to another company, and to colleagues who do not see everything', async () => {
    const { application } = await issued()
    const { id } = application
    const stranger = colleague(member, 'jadecredit')
    expectNotFound([
      await stranger.get('/api/invoice/detail', { id }),
      await stranger.get('/api/invoice/download', { id }),
      await stranger.post('/api/invoice/withdraw', { id }),
      await stranger.post('/api/invoice/reverse', { id, amount: '1.00', reason: 'x' }),
      await colleague(member, 'golden_viewer').get('/api/invoice/detail', { id }),
    ])
    expect((await colleague(member, 'golden_viewer').get('/api/invoice/index')).data.list).toEqual([])
    expect(await colleague(member, 'golden_booker').get('/api/invoice/eligible')).toMatchObject({ code: 401 })
  })
})

describe('invoices as files', () => {
  test('The PDF can be searched in Chinese and English and is the same every time', async () => {
    const { application } = await issued({ remark: '团队 GL-2611' })
    const url = `/api/invoice/download?id=${application.id}`
    const file = await fetchFile(member, 'goldenland', url)
    expect(file).toMatchObject({
      type: 'application/pdf',
      name: expect.stringMatching(/^invoice-26532\d{15}\.pdf$/),
    })
    const { flat } = await readDocument(file.bytes)
    for (const text of [
      '电子发票（普通发票）',
      'Electronic invoice (normal)',
      '金土地国际旅行社（昆明）有限公司',
      '大写',
      'Specimen',
      '团队',
      '*住宿服务*住宿费',
    ]) {
      expect(flat).toContain(text.replaceAll(' ', ''))
    }
    expect(flat).toContain(
      `CNY${Number(application.amount.amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    )
    expect((await fetchFile(member, 'goldenland', url)).bytes).toEqual(file.bytes)
  })

  test('The data file and the OFD have the number, the parties and the sums', async () => {
    const { application } = await issued()
    const xml = await fetchFile(member, 'goldenland', `/api/invoice/download?id=${application.id}&format=xml`)
    const text = new TextDecoder().decode(xml.bytes)
    expect(xml.type).toBe('application/xml')
    expect(text).toMatch(/<InvoiceNumber>26532\d{15}<\/InvoiceNumber>/)
    expect(text).toContain(`<TotalWithTax>${application.amount.amount}</TotalWithTax>`)
    const ofd = await fetchFile(member, 'goldenland', `/api/invoice/download?id=${application.id}&format=ofd`)
    expect(ofd.type).toBe('application/ofd')
    const page = strFromU8(unzipSync(ofd.bytes)['Doc_0/Pages/Page_0/Content.xml'] as Uint8Array)
    expect(page).toContain('金土地国际旅行社（昆明）有限公司')
    expect(page).toContain(application.amount.amount)
  })

  test('A member who sees a masked bank account finds it masked in every file', async () => {
    const { application } = await issued()
    const { tables } = member.world
    const [row] = tables.member.where(({ username }) => username === 'golden_finance')
    if (!row) throw new Error('The member is seeded')
    const nodes = row.nodes.filter((node) => node !== 'invoice/manage' && node !== 'invoice/apply')
    tables.member.put({ ...row, nodes })
    const full = tables.invoice_application.get(application.id)?.title.account_no ?? ''
    const textFor = async (persona: 'goldenland' | 'golden_finance', format: string) => {
      const url = `/api/invoice/download?id=${application.id}&format=${format}`
      const { bytes } = await fetchFile(colleague(member, persona), persona, url)
      return format === 'xml' ? new TextDecoder().decode(bytes) : (await readDocument(bytes)).flat
    }
    for (const format of ['xml', 'pdf']) {
      expect(await textFor('goldenland', format)).toContain(full)
      const masked = await textFor('golden_finance', format)
      expect(masked).not.toContain(full)
      expect(masked).toContain(`***${full.slice(-4)}`)
    }
  })

  test('An order that is invoiced in full says that the invoice comes first', async () => {
    const {
      order: { id },
    } = await issued()
    const { version } = await readOrder(member, id)
    const body = { id, ground: 'goodwill', money: { amount: '1.00', currency: 'CNY' }, reason: 'x', version }
    expect((await member.post('/api/order/refund', body)).data.reason_key).toBe('INVOICE_OPEN')
  })

  test('There is no file before the invoice is issued', async () => {
    const { application } = await applied()
    const file = await fetchFile(member, 'goldenland', `/api/invoice/download?id=${application.id}`)
    expect(file.json.data).toMatchObject({ error_key: 'ACTION_NOT_ALLOWED', reason_key: 'WRONG_STATUS' })
  })
})
