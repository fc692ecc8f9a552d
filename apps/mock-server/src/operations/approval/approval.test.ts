import { describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { bookStay, expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

const persona = ({ mock, world }: RealMock, name: string) =>
  caller(mock, world, program.openSession(world, name)?.token ?? null)

/** A booker whose orders above 1 CNY need the owner's agreement, and an order of his. */
async function waitingOrder() {
  const booker = realMock('golden_booker')
  const row = booker.world.tables.member.get('102')
  if (row) booker.world.tables.member.put({ ...row, approval_over: '1.00' })
  const owner = persona(booker, 'goldenland')
  const order = await bookStay(booker)
  return { booker, owner, order }
}
const ask = (member: RealMock, order_id: string, note?: string) =>
  member.post('/api/approval/request', { order_id, ...(note === undefined ? {} : { note }) })
const decide = (
  member: RealMock,
  id: string,
  decision: string,
  note?: string,
  language: 'en' | 'zh-cn' = 'en',
) => {
  const { approval, order } = member.world.tables
  const version = order.get(approval.get(id)?.order_id ?? '')?.version
  const body = { id, version, decision, ...(note === undefined ? {} : { note }) }
  return member.post('/api/approval/decide', body, language)
}
const titles = async (member: RealMock) =>
  (await member.get('/api/notification/index', { type: 'approval' })).data.list.map(
    (row: { title: string }) => row.title,
  )

describe('approvals', () => {
  test('The requester and the approvers see a request while it can be decided', async () => {
    const { booker, owner, order } = await waitingOrder()
    await ask(booker, order.booking_id)
    const on = async (member: RealMock, side: string) =>
      (await member.get('/api/approval/index', { side })).data.total
    expect([await on(booker, 'asked'), await on(booker, 'to_decide')]).toEqual([1, 0])
    expect([await on(owner, 'asked'), await on(owner, 'to_decide')]).toEqual([0, 1])
    const about = async (order_id: string) =>
      (await owner.get('/api/approval/index', { side: 'to_decide', order_id })).data.total
    expect([await about(order.booking_id), await about('H2611210002')]).toEqual([1, 0])
    booker.world.clock.advance(3 * 3_600_000)
    const [late, asked] = [persona(booker, 'goldenland'), persona(booker, 'golden_booker')]
    expect([await on(asked, 'asked'), await on(late, 'to_decide')]).toEqual([1, 0])
    expect((await late.get('/api/approval/index', { side: 'mine' })).data.fields).toHaveProperty('side')
  })

  test('R2.133 The requester reminds the approvers once in ten minutes, and nobody else does', async () => {
    const { booker, owner, order } = await waitingOrder()
    const { id, remind_from, request_time } = (await ask(booker, order.booking_id)).data.approval
    const remind = (member: RealMock) => member.post('/api/approval/remind', { id })
    expect(remind_from).toBe(request_time + 600)
    expect(await remind(booker)).toMatchObject({ data: { reason_key: 'APPROVER_REMINDED' } })
    booker.world.clock.advance(600_000)
    expect(await remind(owner)).toMatchObject({ data: { error_key: 'NO_PERMISSION' } })
    expect((await remind(booker)).data.approval.remind_from).toBe(request_time + 1200)
    expect(await titles(owner)).toContain('Approval still needed')
    const shown = async (member: RealMock) => (await member.get('/api/approval/index', {})).data.list[0]
    expect(await shown(owner)).toMatchObject({ id, remind_from: null })
    await decide(owner, id, 'approve')
    expect(await shown(booker)).toMatchObject({ id, remind_from: null })
    expect(await remind(booker)).toMatchObject({ data: { reason_key: 'WRONG_STATUS' } })
  })

  const cancelled = async (booker: RealMock, id: string) => {
    const { quote } = (await booker.post('/api/order/cancelQuote', { id })).data
    const { version } = await readOrder(booker, id)
    await booker.post('/api/order/cancel', { id, version, quote_id: quote.quote_id, accept_penalty: false })
  }
  const expired = ({ world }: RealMock) => world.clock.advance(31 * 60_000)

  test.each(Object.entries({ cancelled, expired }))(
    'A request is closed once its order is %s',
    async (order_status, end) => {
      const { booker, owner, order } = await waitingOrder()
      await ask(booker, order.booking_id)
      await end(booker, order.booking_id)
      const { data } = await owner.get('/api/approval/index', { status: ['closed'] })
      expect(data.list).toMatchObject([{ booking_id: order.booking_id, status: 'closed', decided_by: null }])
      expect((await owner.get('/api/approval/index', { status: ['requested'] })).data.total).toBe(0)
      const ended = await readOrder(owner, order.booking_id)
      expect(ended).toMatchObject({ order_status, approval_status: 'none' })
      expect((await decide(owner, data.list[0].id, 'approve')).data.error_key).toBe('ACTION_NOT_ALLOWED')
    },
  )

  test('An expensive order cannot be paid until a superior approves it', async () => {
    const { booker, owner, order } = await waitingOrder()
    expect(order.actions.find((one: { action: string }) => one.action === 'pay')).toMatchObject({
      enabled: false,
      reason_key: 'APPROVAL_NEEDED',
    })
    expect((await payOrder(booker, order)).data.error_key).toBe('APPROVAL_NEEDED')
    const asked = await ask(booker, order.booking_id, 'Big group')
    expect(asked.data.approval).toMatchObject({
      booking_id: order.booking_id,
      order_title: order.hotel_name,
      status: 'requested',
      request_note: 'Big group',
      decided_by: null,
    })
    expect(await titles(owner)).toEqual(['Approval requested'])
    const [asking] = (await owner.get('/api/notification/index', { type: 'approval' })).data.list
    const price = Number(order.total_price.amount).toLocaleString('en', { minimumFractionDigits: 2 })
    expect(asking.body).toContain(price)
    const waiting = await readOrder(booker, order.booking_id)
    expect((await payOrder(booker, waiting, 'predeposit', 3)).data.error_key).toBe('APPROVAL_NEEDED')
    const done = await decide(owner, asked.data.approval.id, 'approve')
    expect(done.data.approval).toMatchObject({
      status: 'approved',
      status_text: 'Approved',
      decided_by: { nickname: 'Chen Hui' },
    })
    expect(await titles(booker)).toEqual(['Approved'])
    const agreed = await readOrder(booker, order.booking_id)
    expect(agreed.timeline.map((event: { event: string }) => event.event)).toEqual([
      'book',
      'request_approval',
      'decide_approval',
    ])
    expect(agreed.timeline.at(-1).event_text).toBe('Approval given')
    expect((await payOrder(booker, agreed, 'predeposit', 4)).code).toBe(1)
    expectCleanWorld(booker)
  })

  test('Rejecting needs a reason, which the booker reads, and the booker may ask again', async () => {
    const { booker, owner, order } = await waitingOrder()
    const { approval } = (await ask(booker, order.booking_id)).data
    const bare = await decide(owner, approval.id, 'refuse', ' ', 'zh-cn')
    expect(bare.data).toMatchObject({ error_key: 'VALIDATION', fields: { note: ['请填写原因'] } })
    expect((await decide(owner, approval.id, 'refuse', 'Too dear')).data.approval.status).toBe('refused')
    const [notice] = (await booker.get('/api/notification/index')).data.list
    expect(notice.body).toContain(order.booking_id)
    expect(notice.body).toContain('Too dear')
    const { timeline } = await readOrder(booker, order.booking_id)
    expect(timeline.at(-1)).toMatchObject({ event_text: 'Approval refused', note: 'Too dear' })
    const refused = await readOrder(booker, order.booking_id)
    expect((await payOrder(booker, refused)).data.error_key).toBe('APPROVAL_NEEDED')
    expect((await ask(booker, order.booking_id, 'Please')).data.approval.status).toBe('requested')
  })

  test('Refuses a second request, a second decision, and a decision on one’s own request', async () => {
    const { booker, owner, order } = await waitingOrder()
    const { approval } = (await ask(booker, order.booking_id)).data
    expect((await ask(booker, order.booking_id)).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'WRONG_STATUS',
    })
    await decide(owner, approval.id, 'approve')
    expect((await decide(owner, approval.id, 'refuse', 'No')).data.error_key).toBe('ACTION_NOT_ALLOWED')
    const own = await bookStay(owner, { names: ['Aye Aye', 'Su Su'], nth: 5 })
    const asked = (await ask(owner, own.booking_id)).data.approval
    expect(await decide(owner, asked.id, 'approve')).toMatchObject({ code: 401 })
    expect(await decide(booker, asked.id, 'approve')).toMatchObject({ code: 401 })
  })

  test('After the payment deadline nothing can be requested or decided', async () => {
    const { booker, owner, order } = await waitingOrder()
    const { approval } = (await ask(booker, order.booking_id)).data
    booker.world.clock.advance(30 * 60_000)
    expect((await decide(owner, approval.id, 'approve')).data.error_key).toBe('ACTION_NOT_ALLOWED')
    expect((await ask(booker, order.booking_id)).data.error_key).toBe('ACTION_NOT_ALLOWED')
    expect((await readOrder(booker, order.booking_id)).order_status).toBe('expired')
    expectCleanWorld(booker)
  })

  test('An approver sees all open requests first, and other members see only their own', async () => {
    const { booker, owner, order } = await waitingOrder()
    const { approval } = (await ask(booker, order.booking_id)).data
    await decide(owner, approval.id, 'approve')
    const own = await bookStay(owner, { names: ['Aye Aye', 'Su Su'], nth: 5 })
    await ask(owner, own.booking_id)
    const list = async (member: RealMock, query: object = {}) =>
      (await member.get('/api/approval/index', query)).data
    const all = await list(owner)
    expect(all.list.slice(0, 2).map((row: { status: string }) => row.status)).toEqual([
      'requested',
      'approved',
    ])
    expect((await list(booker)).list.map((row: { booking_id: string }) => row.booking_id)).toEqual([
      order.booking_id,
    ])
    expect((await list(owner, { status: ['approved'] })).total).toBe(1)
    expect((await list(owner, { limit: 1, page: 2 })).list).toHaveLength(1)
  })

  test('Lists open requests before newer decided ones', async () => {
    const { booker, owner, order } = await waitingOrder()
    await ask(booker, order.booking_id)
    booker.world.clock.advance(60_000)
    const later = await bookStay(booker, { names: ['Aye Aye', 'Su Su'], nth: 5 })
    const { approval } = (await ask(booker, later.booking_id)).data
    await decide(owner, approval.id, 'approve')
    const { data } = await owner.get('/api/approval/index')
    expect(data.list.slice(0, 2).map((row: { booking_id: string }) => row.booking_id)).toEqual([
      order.booking_id,
      later.booking_id,
    ])
  })

  test('Only members who may see it read the settlement price, and the requester reads the answer', async () => {
    const { booker, owner, order } = await waitingOrder()
    const { approval } = (await ask(booker, order.booking_id)).data
    expect(approval.total_settlement_price).toEqual(order.total_settlement_price)
    const row = booker.world.tables.member.get('102')
    if (row) booker.world.tables.member.put({ ...row, hide_net_price: true })
    expect((await booker.get('/api/approval/index')).data.list[0].total_settlement_price).toBeNull()
    const before = await titles(owner)
    await decide(owner, approval.id, 'approve')
    expect(await titles(owner)).toEqual(before)
    expect(await titles(booker)).toEqual(['Approved'])
  })

  test('Hides orders and approvals of another company', async () => {
    const { booker, order } = await waitingOrder()
    const { approval } = (await ask(booker, order.booking_id)).data
    const stranger = persona(booker, 'jadecredit')
    expect((await ask(stranger, order.booking_id)).data.error_key).toBe('NOT_FOUND')
    expect((await decide(stranger, approval.id, 'approve')).data.error_key).toBe('NOT_FOUND')
    expect(JSON.stringify(await stranger.get('/api/approval/index'))).not.toContain(order.booking_id)
    const colleague = persona(booker, 'golden_viewer')
    expect((await ask(colleague, order.booking_id)).code).toBe(401)
  })

  test('Refuses a decision on an order that has changed, and returns its current state', async () => {
    const { booker, owner, order } = await waitingOrder()
    const { approval } = (await ask(booker, order.booking_id)).data
    const changes = { special_requests: 'High floor' }
    await booker.post('/api/order/amend', { id: order.booking_id, version: 2, changes })
    const body = { id: approval.id, decision: 'approve' }
    const stale = await owner.post('/api/approval/decide', { ...body, version: approval.order_version })
    expect(stale.data).toMatchObject({
      error_key: 'VERSION_CONFLICT',
      fresh: { approval: { id: approval.id, order_version: 3, status: 'requested' } },
    })
    const { order_version: version } = stale.data.fresh.approval
    expect((await owner.post('/api/approval/decide', { ...body, version })).data.approval.status).toBe(
      'approved',
    )
    expectCleanWorld(booker)
  })

  test('A higher offer from the supplier needs a new approval, and is accepted once that is given', async () => {
    const { booker, owner, order } = await waitingOrder()
    const first = (await ask(booker, order.booking_id)).data.approval
    await decide(owner, first.id, 'approve')
    const agreed = await readOrder(booker, order.booking_id)
    expect((await payOrder(booker, agreed)).code).toBe(1)
    expect(program.supplierEvents.change(booker.world, order.booking_id, {})).toBeNull()
    const offered = await readOrder(booker, order.booking_id)
    expect(offered.approval_status).toBe('none')
    expect(offered.actions.find((one: { action: string }) => one.action === 'confirm')).toMatchObject({
      enabled: false,
      reason_key: 'APPROVAL_NEEDED',
    })
    const accept = async () => {
      const { version } = await readOrder(booker, order.booking_id)
      return booker.post('/api/order/confirm', { id: order.booking_id, version })
    }
    expect((await accept()).data.error_key).toBe('APPROVAL_NEEDED')
    const second = (await ask(booker, order.booking_id)).data.approval
    expect(second).toMatchObject({
      total_settlement_price: offered.change_offer.after.total_settlement_price,
      pay_expire_time: offered.change_offer.offer_expire_time,
    })
    await decide(owner, second.id, 'approve')
    expect((await accept()).data.order.order_status).toBe('confirmed')
    const { list } = (await owner.get('/api/approval/index', { status: ['approved'] })).data
    const prices = list
      .filter(({ booking_id }: { booking_id: string }) => booking_id === order.booking_id)
      .map(({ total_settlement_price }: { total_settlement_price: object }) => total_settlement_price)
    expect(prices).toContainEqual(order.total_settlement_price)
    expectCleanWorld(booker)
  })

  test('A member without a limit can pay despite an open approval request', async () => {
    const owner = realMock('goldenland')
    const order = await bookStay(owner)
    await ask(owner, order.booking_id)
    const waiting = await readOrder(owner, order.booking_id)
    expect(waiting.actions.find((one: { action: string }) => one.action === 'pay')).toMatchObject({
      enabled: true,
    })
    expect((await payOrder(owner, waiting)).code).toBe(1)
    expectCleanWorld(owner)
  })
})
