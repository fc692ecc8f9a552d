import { labels } from '@portal/api-client/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCsv, readXlsx, textInFormula } from '../../documents/table/read-table.ts'
import { colleague, day, expectNotFound, fetchFile } from '../../testing/document-desk.ts'
import { bookStay, confirmedOrder, expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer } from '../../testing/ride-journey.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const begun = {
  hotel: (who: RealMock) => bookStay(who),
  car: (who: RealMock) => bookCar(who),
  airport: (who: RealMock) => bookTransfer(who),
}

const start = async (body: object = {}, language: 'en' | 'zh-cn' = 'en') =>
  (await member.post('/api/order/export', { order_type: 'hotel', format: 'csv', ...body }, language)).data
const state = async (job_id: string) => (await member.get('/api/export/status', { job_id })).data

async function made(body: object = {}, language: 'en' | 'zh-cn' = 'en') {
  const { job_id } = await start(body, language)
  member.world.clock.advance(30_000)
  return fetchFile(member, 'goldenland', `/api/export/download?job_id=${job_id}`)
}

/** 0 for a cell of column A, 26 for one of AA. */
const columnAt = (at: string): number =>
  [...at.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Cells by line; enough for files without quotes. */
const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim().split('\r\n')

describe('exporting bookings', () => {
  test('R2.73 R7.35 The job waits, runs and is ready; its file has every booking that matches the filters', async () => {
    const { data: list } = await member.get('/api/order/index', {
      order_type: 'hotel',
      order_status: ['completed'],
    })
    const { job_id } = await start({ filters: { order_status: ['completed'] } })
    expect(await state(job_id)).toMatchObject({
      state: 'queued',
      progress: 0,
      rows: 0,
      file_name: null,
      url: null,
    })
    member.world.clock.advance(1000)
    expect(await state(job_id)).toMatchObject({ state: 'running', state_text: 'Preparing' })
    member.world.clock.advance(1000)
    const ready = await state(job_id)
    expect(ready).toMatchObject({
      state: 'ready',
      progress: 100,
      rows: list.total,
      file_name: 'hotel-bookings-2026-11-21.csv',
    })
    const file = await fetchFile(member, 'goldenland', ready.url)
    expect(file).toMatchObject({ type: 'text/csv', name: ready.file_name })
    const lines = linesOf(file.bytes)
    expect(lines).toHaveLength(list.total + 2)
    for (const { booking_id } of list.list)
      expect(lines.some((line) => line.startsWith(booking_id))).toBe(true)
  })

  test('Each amount has its currency beside it, and times name their time zone', async () => {
    const order = await confirmedOrder(member)
    const { job_id } = await start({
      columns: ['booking_time', 'currency', 'total_price'],
      filters: { keyword: order.booking_id },
    })
    member.world.clock.advance(3000)
    const { bytes } = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${job_id}`)
    const [head, row] = linesOf(bytes)
    expect(head).toMatch(/^\W?Booking date \([A-Z][a-z]+\/[A-Za-z_]+\),Currency,/)
    expect(row).toMatch(/^2026-11-21 \d\d:\d\d:\d\d,CNY,[\d.]+$/)
  })

  test('Has the requested columns, with titles in the language of the call', async () => {
    const order = await confirmedOrder(member)
    const file = await made(
      { columns: ['booking_id', 'contact_phone', 'total_price'], filters: { keyword: order.booking_id } },
      'zh-cn',
    )
    expect(linesOf(file.bytes)).toEqual([
      '订单号,联系电话,销售价',
      `${order.booking_id},"=""+95955501234""",${order.total_price.amount}`,
      `所有行合计,,${order.total_price.amount}`,
    ])
  })

  test('R2.251 What a cancelled order still costs is its fee; a margin has only an order that is not lost', async () => {
    const money = (minor: number) => (minor / 100).toFixed(2)
    const columns = ['booking_id', 'cancellation_fee', 'refund_money', 'margin']
    const lines = linesOf((await made({ columns })).bytes)
    const rowOf = ({ id }: { id: string }) => lines.find((line) => line.startsWith(id))
    const stays = member.world.tables.order.where((order) => rowOf(order) !== undefined)
    const lost = stays.find((order) => order.order_status === 'cancelled' && order.charged > order.refunded)
    const done = stays.find((order) => order.order_status === 'completed')
    if (!lost || !done) throw new Error('The orders are seeded')
    expect(rowOf(lost)).toBe(`${lost.id},${money(lost.charged - lost.refunded)},${money(lost.refunded)},`)
    const margin = money(done.total_price - done.total_settlement_price)
    expect(rowOf(done)).toBe(`${done.id},,${money(done.refunded)},${margin}`)
  })

  test('The workbook stores amounts as numbers, and the same world writes the same file', async () => {
    const order = await confirmedOrder(member)
    const body = { format: 'xlsx', filters: { keyword: order.booking_id } }
    const [one, other] = [await made(body), await made(body)]
    expect(one.bytes).toEqual(other.bytes)
    const sheet = strFromU8(unzipSync(one.bytes)['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain(`<v>${order.total_price.amount}</v>`)
    expect(sheet).toContain(order.booking_id)
  })

  test('Totals with their currency follow below the bookings', async () => {
    const { data: list } = await member.get('/api/order/index', { order_type: 'hotel', limit: 100 })
    const file = await made({ columns: ['booking_id', 'room_nights', 'currency', 'total_settlement_price'] })
    const lines = linesOf(file.bytes).map((line) => line.split(','))
    const total = lines.pop()
    expect(lines).toHaveLength(list.total + 1)
    const { room_nights, total_settlement_price } = list.sums
    expect(total).toEqual([expect.any(String), String(room_nights), 'CNY', total_settlement_price[0].amount])
  })

  test('R2.216 What a file of orders, the report and the list come to is the same, lost orders or not', async () => {
    const columns = ['total_price', 'total_settlement_price', 'margin', 'room_nights', 'cancellation_fee']
    const total = linesOf((await made({ columns })).bytes)
      .at(-1)
      ?.split(',')
    const { data } = await member.get('/api/order/report', { order_type: 'hotel', group_by: 'product' })
    const [figures] = data.sums
    expect(figures.lost).toBeGreaterThan(0)
    expect(total).toEqual(columns.map((name) => figures[name].amount ?? String(figures[name])))
  })

  test('The workbook stores days and times of bookings as dates', async () => {
    const order = await confirmedOrder(member)
    const columns = ['check_in_date', 'booking_time']
    const { bytes } = await made({ format: 'xlsx', columns, filters: { keyword: order.booking_id } })
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] as Uint8Array)
    const day = (Date.parse(order.service_start_local.slice(0, 10)) - Date.UTC(1899, 11, 30)) / 86_400_000
    expect(sheet).toContain(`<c r="A2" s="5"><v>${day}</v></c>`)
    expect(sheet).toMatch(/<c r="B2" s="6"><v>46347\.\d{10}<\/v><\/c>/)
  })

  test('The file has no settlement prices for a member who may not see them', async () => {
    const order = await confirmedOrder(member)
    const finance = member.world.tables.member.where(({ username }) => username === 'golden_finance')[0]
    if (!finance) throw new Error('The company has a finance member')
    member.world.tables.member.put({ ...finance, hide_net_price: true })
    const caller = colleague(member, 'golden_finance')
    const columns = ['booking_id', 'total_settlement_price', 'settlement_money']
    const body = { order_type: 'hotel', format: 'csv', columns, filters: { keyword: order.booking_id } }
    const { data } = await caller.post('/api/order/export', body)
    member.world.clock.advance(5000)
    const file = await fetchFile(member, 'golden_finance', `/api/export/download?job_id=${data.job_id}`)
    expect(linesOf(file.bytes)[1]).toBe(`${order.booking_id},,`)
  })

  test('R9.64 The file names the references of hotel and supplier', async () => {
    const order = await confirmedOrder(member)
    const columns = ['booking_id', 'hotel_confirmation_code', 'supplier_ref']
    const { job_id } = await start({ columns, filters: { keyword: order.booking_id } })
    member.world.clock.advance(5000)
    const file = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${job_id}`)
    const [titles, row = ''] = linesOf(file.bytes)
    expect(titles).toContain('Supplier reference')
    for (const number of [order.booking_id, order.hotel_confirmation_code ?? '', order.supplier_ref])
      expect(row).toContain(number)
  })

  test('R2.170 R2.173 The bookings of all products are one file, with what they are booked to', async () => {
    const allocation = { own_reference: 'TG-118', customer: 'Only Here Ltd', cost_centre: 'CC-310' }
    await bookCar(member, {}, 1, { allocation })
    await bookTransfer(member, {}, {}, 1, { allocation })
    const columns = ['order_type', 'own_reference', 'customer', 'cost_centre']
    const { bytes } = await made({ order_type: undefined, filters: { customer: 'only here ltd' }, columns })
    expect(linesOf(bytes).slice(1, 3).toSorted()).toEqual([
      'Airport transfer,TG-118,Only Here Ltd,CC-310',
      'Car rental,TG-118,Only Here Ltd,CC-310',
    ])
  })

  test('R2.73 Writes thousands of bookings in steps with visible progress', async () => {
    const { order: table } = member.world.tables
    // It has moved no money.
    const [expired] = table.where(({ order_status }) => order_status === 'expired')
    if (!expired) throw new Error('The world has an expired order')
    for (let number = 0; number < 3000; number += 1)
      table.put({ ...expired, id: `${expired.id}-${number}`, client_ref: `copy-${number}` })
    const { job_id } = await start({ columns: ['booking_id'] })
    member.world.clock.advance(3000)
    const half = await state(job_id)
    expect(half).toMatchObject({ state: 'running', rows: 1000 })
    expect(half.progress).toBeGreaterThan(0)
    expect(half.progress).toBeLessThan(100)
    member.world.clock.advance(20_000)
    expect((await state(job_id)).state).toBe('ready')
  })

  test.each(['hotel', 'car', 'airport'] as const)(
    'Writes every column for %s bookings',
    async (order_type) => {
      const columns = Object.keys(labels.OrderColumn.en)
      await begun[order_type](member)
      const { data: list } = await member.get('/api/order/index', { order_type })
      const { job_id } = await start({ order_type, columns })
      member.world.clock.advance(3000)
      const file = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${job_id}`)
      expect(file.name).toBe(`${order_type}-bookings-2026-11-21.csv`)
      const lines = linesOf(file.bytes)
      expect(list.total).toBeGreaterThan(0)
      expect(lines).toHaveLength(list.total + 2)
      expect(lines[0]?.split(',')).toHaveLength(columns.length)
      for (const { booking_id, title } of list.list) {
        expect(lines.find((line) => line.startsWith(booking_id))).toContain(title.split(',')[0])
      }
    },
  )

  test.each(['hotel', 'car', 'airport', 'all'] as const)(
    'R9.62 Every text of the export of %s bookings stays text in CSV and in XLSX',
    async (product) => {
      const { booking_id } = await begun[product === 'all' ? 'hotel' : product](member)
      const order = member.world.tables.order.get(booking_id)
      if (!order) throw new Error('The order was booked')
      member.world.tables.order.put({
        ...order,
        contact: { person: '=1+2', phone: '+95955501234', email: '' },
        special_requests: '-crib\n+cot',
        internal_remark: '6E203',
        tags: ['00123'],
        allocation: { own_reference: '4111111111111111', customer: '@SUM(A1)', cost_centre: '2-3' },
        supplier_ref: '1234567890123456789',
      })
      const columns = Object.keys(labels.OrderColumn.en)
      const request = { columns, filters: { keyword: booking_id } }
      const body =
        product === 'all' ? { ...request, order_type: undefined } : { ...request, order_type: product }
      const rows = readCsv((await made(body)).bytes)
      const cells = readXlsx((await made({ ...body, format: 'xlsx' })).bytes)
      expect(cells.length).toBeGreaterThan(columns.length)
      const pairs = cells.map(({ at, text }) => {
        const row = Number(/\d+/.exec(at)?.[0])
        // The total is a line further down in the workbook.
        return { text, cell: rows[row > 2 ? row - 2 : row - 1]?.[columnAt(at)] ?? '' }
      })
      const texts = pairs.filter(({ text }) => text !== null)
      expect(texts.map(({ cell }) => (cell.startsWith('="') ? textInFormula(cell) : cell))).toEqual(
        texts.map(({ text }) => text),
      )
      const converted = /^(?:[+\-@]|=(?!")|[\d.,:/-]+$|\d+E\d+$)/
      expect(texts.filter(({ cell }) => converted.test(cell))).toEqual([])
      const numbers = pairs.filter(({ text }) => text === null)
      expect(numbers.filter(({ cell }) => !/^-?\d[\d.: -]*$/.test(cell))).toEqual([])
    },
  )

  test('Refuses a fourth export at once with the time to wait; a finished one makes room', async () => {
    for (let nth = 0; nth < 3; nth += 1) await start()
    const refused = await member.post('/api/order/export', { order_type: 'hotel', format: 'csv' })
    expect(refused.data).toEqual({ error_key: 'RATE_LIMITED', retry_after: 1 })
    member.world.clock.advance(2000)
    expect((await start()).job_id).toBeDefined()
  })

  test('A member who may no longer export cannot download earlier files', async () => {
    const { job_id } = await start()
    member.world.clock.advance(3000)
    const { tables } = member.world
    const [owner] = tables.member.where(({ username }) => username === 'goldenland')
    if (!owner) throw new Error('The member is seeded')
    tables.member.put({ ...owner, nodes: owner.nodes.filter((node) => node !== 'order/export') })
    const url = `/api/export/download?job_id=${job_id}`
    expect((await fetchFile(member, 'goldenland', url)).json.data).toEqual({ error_key: 'NOT_FOUND' })
    tables.member.put(owner)
    expect((await fetchFile(member, 'goldenland', url)).type).toBe('text/csv')
  })

  test('Keeps a file for a day, for the member who requested it', async () => {
    const { job_id } = await start()
    const url = `/api/export/download?job_id=${job_id}`
    expect((await fetchFile(member, 'goldenland', url)).json.data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
    })
    member.world.clock.advance(3000)
    expect((await fetchFile(member, 'golden_finance', url)).json.data).toEqual({ error_key: 'NOT_FOUND' })
    expectNotFound([await colleague(member, 'jadecredit').get('/api/export/status', { job_id })])
    member.world.clock.advance(day)
    member = colleague(member, 'goldenland')
    expect(await state(job_id)).toMatchObject({ state: 'expired', url: null })
    expect((await fetchFile(member, 'goldenland', url)).json.data.error_key).toBe('ACTION_NOT_ALLOWED')
  })

  test('Refuses an export without permission, and names a wrong column', async () => {
    expect(
      await colleague(member, 'golden_viewer').post('/api/order/export', {
        order_type: 'hotel',
        format: 'csv',
      }),
    ).toMatchObject({ code: 401 })
    expect((await start({ columns: ['net'] })).fields).toHaveProperty('columns[0]')
  })
})

describe('exporting the ledger', () => {
  test('R9.30 Lists every entry of the period, outgoing ones as negative, and the last balance is the balance', async () => {
    const { data } = await member.get('/api/wallet/ledger', { limit: 1 })
    const started = await member.get('/api/wallet/ledgerExport', { format: 'csv' })
    member.world.clock.advance(3000)
    const file = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${started.data.job_id}`)
    expect(file.name).toBe('balance-ledger-2026-11-21.csv')
    const [titles, first] = linesOf(file.bytes)
    expect(titles).toBe(
      'No.,Time (Asia/Yangon),Type,Amount,Balance,Currency,Booking ID,Bill,Top-up,Operator,Remark,After closing of',
    )
    expect(linesOf(file.bytes)).toHaveLength(data.total + 2)
    const [seq, , , amount, balance] = first?.split(',') ?? []
    const [entry] = data.list
    expect([seq, balance]).toEqual([String(entry.seq), entry.balance_after.amount])
    expect(amount).toBe(entry.direction === 'in' ? entry.money.amount : `-${entry.money.amount}`)
  })

  test('Applies the same filters as the list', async () => {
    const { data } = await member.get('/api/wallet/ledger', { type: ['topup'] })
    const started = await member.get('/api/wallet/ledgerExport', { format: 'csv', type: ['topup'] }, 'zh-cn')
    member.world.clock.advance(3000)
    const file = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${started.data.job_id}`)
    const lines = linesOf(file.bytes)
    expect(lines).toHaveLength(data.total + 2)
    expect(lines.slice(1, -1).every((line) => line.includes('充值'))).toBe(true)
    const amounts = lines.slice(1).map((line) => Math.round(Number(line.split(',')[3]) * 100))
    expect(amounts.pop()).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
  })
})
