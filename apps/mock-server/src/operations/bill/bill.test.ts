import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { billDesk, yuan } from '../../testing/bill-desk.ts'
import { colleague, expectNotFound } from '../../testing/document-desk.ts'
import { clientRef, confirmedOrder, expectCleanWorld, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const { sold, applied } = billDesk(() => member)

describe('settling orders', () => {
  test('R1.07 R4.47 Orders on credit join a bill, count as being billed, and the bill can be confirmed', async () => {
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

  test('Refuses an order that can still be cancelled free of charge, and says why', async () => {
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
      data: { error_key: 'ORDER_NOT_ELIGIBLE', fields: { 'order_ids[0]': ['免费取消期尚未结束'] } },
    })
  })

  test('R4.47 Refuses to settle an order twice, even within one form', async () => {
    const { orders, bill: made } = await applied(1)
    const id = orders[0]?.booking_id
    const twice = await member.post('/api/bill/apply', { client_ref: clientRef(52), order_ids: [id] })
    expect(twice.data).toEqual({
      error_key: 'ORDER_NOT_ELIGIBLE',
      fields: { 'order_ids[0]': ['It is already on a bill'] },
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

  test('R2.26 Lists only the orders that can be settled now, if asked', async () => {
    const { data: all } = await member.get('/api/bill/eligible', { limit: 100 })
    const { data } = await member.get('/api/bill/eligible', { eligible: true, limit: 100 })
    const possible = all.list.filter(({ eligible }: { eligible: boolean }) => eligible)
    expect(data.list).toEqual(possible)
    expect(data.total).toBeLessThan(all.total)
  })

  test('Refuses other companies’ orders, and members without the permission', async () => {
    const order = await sold()
    const stranger = colleague(member, 'pacificusd')
    expectNotFound([
      await stranger.post('/api/bill/apply', { client_ref: clientRef(54), order_ids: [order.booking_id] }),
    ])
    expect(await colleague(member, 'golden_booker').get('/api/bill/eligible')).toMatchObject({ code: 401 })
  })
})

describe('the list of bills', () => {
  test('R2.27 Counts bills by status, regardless of the status filter', async () => {
    const rich = realMock('pacificusd')
    const { data } = await rich.get('/api/bill/index', { status: ['paid'], limit: 100 })
    expect(data.by_status).toMatchObject({ paid: data.total, issued: 1, disputed: 1, overdue: 1, void: 1 })
    const { data: none } = await realMock('newleaf').get('/api/bill/index')
    expect(new Set(Object.values(none.by_status))).toEqual(new Set([0]))
  })
})

describe('access to bills', () => {
  test('Answers NOT_FOUND to another company, and to colleagues who do not see everything', async () => {
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

  test('Shows lines in pages, and all of them add up to the total', async () => {
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
