import { describe, expect, test } from 'vitest'
import { isRide } from '../../domain/order/order.ts'
import { program } from '../../program.ts'
import { colleague, minute, uploadedFile } from '../../testing/document-desk.ts'
import {
  bookStay,
  clientRef,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
} from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookCar } from '../../testing/ride-journey.ts'
import { notify } from './notify.ts'

const list = async (member: RealMock, query: object = {}, language: 'en' | 'zh-cn' = 'en') =>
  (await member.get('/api/notification/index', query, language)).data

const read = (member: RealMock, body: object) => member.post('/api/notification/read', body)

describe('notifications', () => {
  test('The operator is notified of a confirmed booking, in their language and by mail', async () => {
    const member = realMock('golden_booker')
    const before = await list(member)
    const order = await confirmedOrder(member)
    const after = await list(member)
    expect(after.unread).toBe(before.unread + 1)
    expect(after.list[0]).toMatchObject({
      type: 'order',
      type_text: 'Order',
      level: 'success',
      title: 'Booking confirmed',
      body: expect.stringContaining(`${order.booking_id} (${order.hotel_name})`),
      link: `/user/order/detail/${order.booking_id}`,
      order_id: order.booking_id,
      read_time: null,
    })
    expect((await list(member, {}, 'zh-cn')).list[0]).toMatchObject({
      type_text: '订单',
      title: '订单已确认',
    })
    expect(member.world.sent.at(-1)).toMatchObject({
      target: 'golden_booker@example.com',
      event: 'order_confirmed',
    })
    expectCleanWorld(member)
  })

  test('Notifies no other account, inside or outside the company', async () => {
    const member = realMock('golden_booker')
    const others = (['goldenland', 'jadecredit'] as const).map((name) =>
      caller(member.mock, member.world, program.openSession(member.world, name)?.token ?? null),
    )
    const before = await Promise.all(others.map((other) => list(other)))
    const order = await confirmedOrder(member)
    for (const [index, other] of others.entries()) {
      const after = await list(other)
      expect(after.total).toBe(before[index]?.total)
      expect(JSON.stringify(after)).not.toContain(order.booking_id)
    }
  })

  test('An alert that is switched off stays in the list, but sends no mail', async () => {
    const member = realMock('golden_booker')
    const { alerts } = (await member.get('/api/account/preference')).data
    await member.post('/api/account/preference', { alerts: { ...alerts, supplier: false } })
    await confirmedOrder(member)
    expect((await list(member)).list[0].title).toBe('Booking confirmed')
    expect(member.world.sent).toEqual([])
  })

  test('Reminds the operator ten minutes before the payment deadline, but not after payment', async () => {
    const member = realMock('golden_booker')
    const late = await bookStay(member)
    const paid = await bookStay(member, { hotel_id: '1001', names: ['Aye Aye', 'Su Su'], nth: 5 })
    await payOrder(member, paid, 'predeposit', 5)
    member.world.clock.advance(20 * 60_000 - 1)
    const titles = async () =>
      (await list(member, { type: 'deadline' })).list.map((row: { order_id: string }) => row.order_id)
    expect(await titles()).not.toContain(late.booking_id)
    member.world.clock.advance(1)
    expect((await titles())[0]).toBe(late.booking_id)
    expect(await titles()).not.toContain(paid.booking_id)
    member.world.clock.advance(10 * 60_000)
    expect((await list(member)).list[0]).toMatchObject({ title: 'Order closed', order_id: late.booking_id })
  })

  test('Reminds the operator a day before free cancellation ends', async () => {
    const member = realMock('golden_booker')
    const order = await confirmedOrder(member)
    const ends = Date.parse(order.cancellation_policy.free_cancel_before.utc)
    const { clock } = member.world
    clock.advance(ends - 86_400_000 - clock.now())
    const again = caller(
      member.mock,
      member.world,
      program.openSession(member.world, 'golden_booker')?.token ?? null,
    )
    const [reminder] = (await list(again, { type: 'deadline' })).list
    expect(reminder).toMatchObject({
      title: 'Free cancellation ends soon',
      order_id: order.booking_id,
      level: 'warning',
    })
  })

  test('Reports a balance below its threshold once, to members who see the ledger', async () => {
    const member = realMock('goldenland')
    const { company, notification } = member.world.tables
    const { amount } = (await member.get('/api/wallet/summary')).data.wallet.available
    const home = company.get('1')
    if (!home) throw new Error('There is no such company.')
    const low_balance_threshold = (Number(amount) - 1).toFixed(2)
    company.put({ ...home, low_balance_threshold })
    const lows = () => notification.where((row) => row.kind === 'low_balance')
    await bookStay(member)
    expect(lows()).toEqual([])
    await confirmedOrder(member, { names: ['Aye Aye', 'Su Su'], nth: 5 })
    await confirmedOrder(member, { names: ['Min Min', 'Ko Ko'], nth: 8 })
    expect(lows().map((row) => row.member_id)).toEqual(['101', '103'])
    const [warning] = (await list(member, { type: 'wallet' })).list
    expect(warning.body).toBe('The available balance has fallen below CNY 21,517.95.')
  })

  test('R6.149 An article paid from the balance warns of a low balance too', async () => {
    const member = realMock('goldenland')
    const { company, notification } = member.world.tables
    const { amount } = (await member.get('/api/wallet/summary')).data.wallet.available
    const home = company.get('1')
    if (!home) throw new Error('There is no such company.')
    company.put({ ...home, low_balance_threshold: (Number(amount) - 1).toFixed(2) })
    const reward = { project: 'admire', object: 202, type: 'balance', amount: 20 }
    expect((await member.get('/api/cms.Pay/create', reward)).code).toBe(1)
    const lows = notification.where((row) => row.kind === 'low_balance')
    expect(lows.map((row) => row.member_id)).toEqual(['101', '103'])
  })

  test('R6.149 Each member is warned below its own amount, in its own way, and again after the balance rose', async () => {
    const member = realMock('goldenland')
    const { notification } = member.world.tables
    const { amount } = (await member.get('/api/wallet/summary')).data.wallet.available
    const below = (more: object) => ({
      low_balance: [
        { currency: 'CNY', amount: (Number(amount) - 1).toFixed(2), notice: true, mail: false, ...more },
      ],
    })
    await member.post('/api/account/preference', below({}))
    const finance = colleague(member, 'golden_finance')
    await finance.post('/api/account/preference', below({ notice: false, mail: true }))
    const told = () => ({
      notices: notification.where((row) => row.kind === 'low_balance').map((row) => row.member_id),
      mails: member.world.sent.filter(({ event }) => event === 'low_balance').length,
    })
    await confirmedOrder(member, { names: ['Aye Aye', 'Su Su'], nth: 5 })
    await confirmedOrder(member, { names: ['Min Min', 'Ko Ko'], nth: 8 })
    expect(told()).toEqual({ notices: ['101'], mails: 1 })
    await finance.post('/api/wallet/topup', {
      client_ref: clientRef(9),
      money: { amount: '500.00', currency: 'CNY' },
      bank_ref: 'TR-8841',
      transfer_date: '2026-11-20',
      proof_files: [uploadedFile(member, '1')],
    })
    member.world.clock.advance(10 * minute)
    const { available } = (await member.get('/api/wallet/summary')).data.wallet
    await member.post('/api/account/preference', {
      low_balance: [{ currency: 'CNY', amount: available.amount, notice: true, mail: false }],
    })
    await confirmedOrder(member, { names: ['Hla Hla', 'Nu Nu'], nth: 11 })
    expect(told().notices).toEqual(['101', '101'])
  })

  test('The seed has more than a page, with filters by type and by unread', async () => {
    const member = realMock('goldenland')
    const first = await list(member, { limit: 5 })
    expect(first).toMatchObject({ page: 1, limit: 5 })
    expect(first.total).toBeGreaterThan(5)
    expect((await list(member, { page: 2, limit: 5 })).list[0].id).not.toBe(first.list[0].id)
    const unread = await list(member, { unread: true, limit: 100 })
    expect(unread.total).toBe(first.unread)
    expect(unread.list.every((row: { read_time: unknown }) => row.read_time === null)).toBe(true)
    const system = await list(member, { type: 'system' })
    expect(system.list.map((row: { title: string }) => row.title)).toContain('Maintenance on Sunday')
    const times = first.list.map((row: { create_time: number }) => row.create_time)
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
  })

  test('Reading some or all lowers the count, and reading twice changes nothing', async () => {
    const member = realMock('goldenland')
    const before = await list(member, { unread: true })
    const ids = before.list.slice(0, 2).map((row: { id: string }) => row.id)
    expect((await read(member, { ids })).data).toEqual({ unread: before.unread - 2 })
    expect((await read(member, { ids })).data).toEqual({ unread: before.unread - 2 })
    expect((await read(member, { all: true })).data).toEqual({ unread: 0 })
    expect((await list(member, { unread: true })).total).toBe(0)
  })

  test('Answers NOT_FOUND for another member’s notification, and names the field of an empty request', async () => {
    const member = realMock('goldenland')
    const [own] = (await list(member)).list
    const stranger = caller(
      member.mock,
      member.world,
      program.openSession(member.world, 'jadecredit')?.token ?? null,
    )
    const answer = await read(stranger, { ids: [own.id] })
    expect(answer.data.error_key).toBe('NOT_FOUND')
    expect((await read(member, {})).data.fields).toEqual({ ids: ['Required'] })
    expect((await realMock(null).get('/api/notification/index')).code).toBe(303)
  })

  test('A notification about an assigned driver has the name, the plate and the page of the car order', async () => {
    const member = realMock('golden_booker')
    const order = await bookCar(member)
    expect(await payOrder(member, order)).toMatchObject({ code: 1 })
    member.world.clock.advance(3_600_000)
    expect(program.supplierEvents.assign_driver(member.world, order.booking_id, {})).toBeNull()
    const [row] = member.world.tables.notification.where(
      ({ kind, order_id }) => kind === 'driver_assigned' && order_id === order.booking_id,
    )
    const driver = member.world.tables.order.get(order.booking_id)
    expect(driver && isRide(driver) ? driver.dispatch.driver?.plate : null).toBe(row?.params['plate'])
    expect(row).toMatchObject({ member_id: '102', link: `/user/car-order/detail/${order.booking_id}` })
  })

  test('Notifications for a permission reach members who have it and can sign in', () => {
    const { world } = realMock(null)
    const finance = world.tables.member.get('103')
    if (finance) world.tables.member.put({ ...finance, state: 'suspended' })
    const money = 'CNY 1,200.00'
    notify(world, { kind: 'bill_overdue', company_id: '1', params: { bill: 'B2611-1', money } })
    const notices = world.tables.notification.where((row) => row.kind === 'bill_overdue')
    expect(notices.map((row) => row.member_id)).toEqual(['101'])
    notify(world, { kind: 'bill_overdue', company_id: '1', to: '102', params: { bill: 'B2611-1', money } })
    expect(world.tables.notification.all().at(-1)).toMatchObject({
      member_id: '102',
      link: '/user/bill/details',
    })
  })
})
