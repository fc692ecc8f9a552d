import { type OperationId, routes } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { permissionRows } from '../../domain/menu/permission.ts'
import { memberPages } from '../../domain/menu/tree.ts'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { bookStay, clientRef, payOrder } from '../../testing/hotel-journey.ts'
import { bodyText } from '../../testing/plain-program.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { scenes } from '../../testing/scenes/all.ts'
import { prepareScene } from '../../testing/scenes/play.ts'
import type { Scene } from '../../testing/scenes/scene.ts'
import { spendingCalls } from '../../testing/spending-calls.ts'
import { loggedCalls } from './logged-calls.ts'

const read = async (who: RealMock, query: Record<string, unknown> = {}, language: 'en' | 'zh-cn' = 'en') =>
  (await who.get('/api/subaccount/log', { limit: 100, ...query }, language)).data

const idOf = ({ world }: RealMock, username: string) =>
  Number(world.tables.member.where((row) => row.username === username)[0]?.id)

const form = {
  username: 'night_desk',
  password: 'Travel2030',
  nickname: 'Night Desk',
  nodes: ['order/book', 'order/pay'],
  data_scope: 'own',
  products: ['hotel'],
  channels: ['predeposit'],
  limit_per_order: { amount: '2000.00', currency: 'CNY' },
}

const save = async (who: RealMock, more: object = {}) =>
  (await who.post('/api/subaccount/save', { ...form, ...more })).data.sub_account

/** Operations whose node is met on a page of the administration, and the one by which a sign-in moves elsewhere. */
const administrative = (Object.keys(routes) as OperationId[]).filter((operation) => {
  const { method, safe, permission } = routes[operation]
  if (method !== 'POST' || safe) return false
  const row = permissionRows.find(({ node }) => node === permission)
  return operation === 'changeAccountBinding' || row?.menus.some((menu) => menu.startsWith('manage/'))
})

describe('the log of what moved money, rights or settings', () => {
  test('Covers exactly these operations', () => {
    expect(memberPages.filter((page) => page.startsWith('manage/'))).toContain('manage/adminLog')
    expect(administrative.toSorted()).toEqual([
      'changeAccountBinding',
      'changeSubAccountAccess',
      'changeSubAccountState',
      'resetSubAccountPassword',
      'saveAccessSetting',
      'saveAllocationSetting',
      'saveMarkupRule',
      'saveSubAccount',
      'saveVoucherSetting',
    ])
  })

  test.each(administrative)(
    '%s writes an entry when it succeeds, and none when it is refused',
    async (operation) => {
      const mock = createMock(program)
      for (const scene of Object.values(scenes[operation]) as Scene<OperationId>[]) {
        const { stage, request } = await prepareScene(mock, operation, scene)
        const { admin_log } = stage.world.tables
        const before = admin_log.all().length
        const envelope = JSON.parse(bodyText(await mock.handle(request)))
        const written = admin_log
          .all()
          .slice(before)
          .filter(({ refusal }) => refusal === null)
        expect(written.length > 0, `${operation}: ${scene.summary}`).toBe(envelope.code === 1)
        for (const { actor } of written) expect(actor.username).toBe('goldenland')
      }
    },
  )

  test('A new account makes one entry, with its permissions and limits', async () => {
    const owner = realMock('goldenland')
    const made = await save(owner)
    const [entry] = (await read(owner)).list
    expect(entry).toMatchObject({
      kind: 'account_made',
      kind_text: 'Account added',
      actor: { username: 'goldenland' },
      account: { id: made.id, username: 'night_desk', nickname: 'Night Desk' },
    })
    const said = Object.fromEntries(entry.changes.map((change: { field: string }) => [change.field, change]))
    expect(said.nodes).toMatchObject({ added: ['Book', 'Pay'], removed: [], before: null, after: null })
    expect(said.products.after).toEqual({ text: 'Hotel', money: null })
    expect(said.limit_per_order.after).toEqual({ text: '', money: form.limit_per_order })
    expect(Object.keys(said)).not.toContain('email')
    expect(JSON.stringify(entry)).not.toContain(form.password)
  })

  test('A save makes one entry for each kind of change, and none if nothing changes', async () => {
    const owner = realMock('goldenland')
    const { id, version } = await save(owner)
    const { username: _, password: __, ...rest } = form
    const known = { ...rest, username: undefined, password: undefined, id, version }
    const saved = await save(owner, {
      ...known,
      nickname: 'Day Desk',
      email: 'day@example.com',
      nodes: ['order/pay', 'order/cancel'],
      products: [],
      limit_per_order: null,
    })
    const { list } = await read(owner, { account: id })
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual([
      'limits_changed',
      'permissions_changed',
      'binding_changed',
      'account_changed',
      'account_made',
    ])
    const changes = list.map((entry: { changes: unknown[] }) => entry.changes)
    expect(changes[0]).toMatchObject([
      { field: 'limit_per_order', before: { money: form.limit_per_order }, after: null },
    ])
    expect(changes[1]).toMatchObject([
      { field: 'nodes', added: ['Cancel'], removed: ['Book'] },
      { field: 'products', before: { text: 'Hotel' }, after: { text: 'All' } },
    ])
    expect(changes[2]).toMatchObject([{ field: 'email', before: null, after: { text: 'day@example.com' } }])
    await save(owner, {
      ...known,
      version: saved.version,
      nickname: 'Day Desk',
      email: 'day@example.com',
      nodes: ['order/cancel', 'order/pay'],
      products: [],
      limit_per_order: null,
    })
    expect((await read(owner, { account: id })).total).toBe(5)
  })

  test('Keeps the old names of renamed and removed accounts', async () => {
    const owner = realMock('goldenland')
    const { id, version } = await save(owner)
    const { username: _, password: __, ...rest } = form
    await owner.post('/api/subaccount/save', { ...rest, nickname: 'Day Desk', id, version })
    owner.world.tables.member.remove(String(id))
    const { list, accounts } = await read(owner, { account: id })
    expect(list.map(({ account }: { account: { nickname: string } }) => account.nickname)).toEqual([
      'Day Desk',
      'Night Desk',
    ])
    expect(accounts).toContainEqual({ id, username: 'night_desk', nickname: 'Day Desk' })
  })

  test('Suspending, reactivating and a new password make entries about each account', async () => {
    const owner = realMock('goldenland')
    const [booker, viewer] = [idOf(owner, 'golden_booker'), idOf(owner, 'golden_viewer')]
    const state = (account_state: string, ids: number[]) =>
      owner.post('/api/subaccount/state', { ids, account_state })
    await state('suspended', [booker, viewer])
    await state('suspended', [booker])
    await state('active', [viewer])
    await owner.post('/api/subaccount/resetPassword', { id: viewer, password: 'Travel2031' })
    const { list } = await read(owner, { limit: 4 })
    expect(
      list.map(({ kind, account }: { kind: string; account: { id: number } }) => [kind, account.id]),
    ).toEqual([
      ['password_reset', viewer],
      ['account_activated', viewer],
      ['account_suspended', viewer],
      ['account_suspended', booker],
    ])
    expect(JSON.stringify(list)).not.toContain('Travel2031')
  })

  test('Names a mark-up rule that is created, changed or removed, with its target and terms', async () => {
    const owner = realMock('goldenland')
    const rule = { scope: 'product', target_id: 'hotel', type: 'percent', value: '8' }
    const { data } = await owner.post('/api/markup/save', rule)
    const { id, version } = data.rule
    await owner.post('/api/markup/save', { ...rule, value: '9', id, version })
    await owner.post('/api/markup/save', { id, remove: true })
    const { list } = await read(owner, { limit: 3 })
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual([
      'markup_removed',
      'markup_changed',
      'markup_made',
    ])
    const terms = list[1].changes
    expect(terms).toMatchObject([
      { field: 'markup_terms', before: { text: 'Net + 8%' }, after: { text: 'Net + 9%' } },
    ])
    expect(list[2].changes[0]).toMatchObject({ after: { text: expect.stringMatching(/Hotel$/) } })
  })

  test('Filters by actor, account, kind and days, in pages and both languages', async () => {
    const owner = realMock('goldenland')
    const booker = idOf(owner, 'golden_booker')
    await owner.post('/api/subaccount/state', { ids: [booker], account_state: 'suspended' })
    const everything = await read(owner)
    const today = everything.list[0]
    expect((await read(owner, { kind: 'account_suspended' })).list).toEqual([today])
    expect((await read(owner, { account: booker })).list[0]).toEqual(today)
    expect((await read(owner, { actor: booker })).total).toBe(0)
    expect((await read(owner, { actor: idOf(owner, 'goldenland') })).total).toBe(everything.total)
    const day = new Date((today.time + 6.5 * 3600) * 1000).toISOString().slice(0, 10)
    expect((await read(owner, { date_from: day, date_to: day })).list).toEqual([today])
    expect((await read(owner, { date_to: day })).total).toBe(everything.total)
    const second = await read(owner, { page: 2, limit: 1 })
    expect(second).toMatchObject({ list: [everything.list[1]], total: everything.total, page: 2, limit: 1 })
    expect((await read(owner, { limit: 1 }, 'zh-cn')).list[0].kind_text).toBe('停用账号')
    const times = everything.list.map(({ time }: { time: number }) => time)
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
  })

  test('Each company reads its own log, and only members with its permission can', async () => {
    const owner = realMock('goldenland')
    const names = new Set((await read(owner)).actors.map(({ username }: { username: string }) => username))
    expect([...names]).toEqual(['goldenland'])
    expect((await realMock('golden_booker').get('/api/subaccount/log')).code).toBe(401)
    expect((await realMock(null).get('/api/subaccount/log')).code).toBe(303)
  })

  test('A member who sees no net prices reads that a mark-up rule was created, but not which', async () => {
    const owner = realMock('goldenland')
    const shown = (await read(owner, { kind: 'markup_made' })).list
    expect(shown.at(-1).changes[0]).toMatchObject({ after: { text: 'City: Bangkok' } })
    const [row] = owner.world.tables.member.where(({ username }) => username === 'goldenland')
    if (row) owner.world.tables.member.put({ ...row, hide_net_price: true })
    const hidden = (await read(owner, { kind: 'markup_made' })).list
    expect(hidden.map(({ changes }: { changes: unknown[] }) => changes)).toEqual(shown.map(() => []))
  })

  test('The log of the seed leads to its current accounts', async () => {
    for (const persona of ['goldenland', 'jadecredit', 'pacificusd'] as const) {
      const owner = realMock(persona)
      const { list } = await read(owner)
      expect(list.length).toBeGreaterThan(1)
      for (const { account, kind, time, changes } of list) {
        if (!account) continue
        const row = owner.world.tables.member.get(String(account.id))
        const { username, nickname } = account
        const fields = changes.map(
          ({ field, after }: { field: string; after: { money?: { amount: string } } | null }) => [
            field,
            after?.money?.amount ?? null,
          ],
        )
        const said = kind === 'limits_changed' ? Object.fromEntries(fields) : {}
        const made = kind === 'account_made' ? { join_time: time } : {}
        expect(row).toMatchObject({ username, nickname, ...said, ...made })
      }
    }
  })

  test('R6.100 A payment is written with who, from where, booking, status and balance before and after', async () => {
    const owner = realMock('goldenland')
    const order = await bookStay(owner)
    const { available } = (await owner.get('/api/wallet/summary')).data.wallet
    await payOrder(owner, order)
    const { wallet } = (await owner.get('/api/wallet/summary')).data
    const [entry] = (await read(owner, { kind: 'order_paid' })).list
    expect(entry).toMatchObject({
      outcome: 'done',
      refusal_text: null,
      actor: { username: 'goldenland' },
      object: { kind: 'order', id: order.booking_id },
      ip: '127.0.0.1',
    })
    expect(entry.changes).toMatchObject([
      { field: 'status', before: { text: order.order_status_text } },
      { field: 'available', before: { money: available }, after: { money: wallet.available } },
    ])
  })

  test('R6.100 What a limit refuses is written with its reason, and moves nothing', async () => {
    const owner = realMock('goldenland')
    const order = await bookStay(owner)
    const { member } = owner.world.tables
    const [row] = member.where(({ username }) => username === 'goldenland')
    if (row) member.put({ ...row, limit_per_order: '0.01' })
    await payOrder(owner, order)
    const { list } = await read(owner, { outcome: 'refused', object: order.booking_id })
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ kind: 'order_paid', outcome: 'refused', changes: [] })
    expect(list[0].refusal_text).not.toBe('')
    expect((await read(owner, { outcome: 'done', object: order.booking_id })).total).toBe(0)
  })

  test('R6.100 Each order of a batch is written by itself', async () => {
    const owner = realMock('goldenland')
    const orders = [
      await bookStay(owner),
      await bookStay(owner, { nth: 2, names: ['GUEST NUMBERB', 'ZHANG MEIB'] }),
    ]
    const payments = orders.map(({ booking_id: id, version }, nth) => ({
      id,
      version,
      channel: 'predeposit',
      client_ref: clientRef(20 + nth),
    }))
    const ids = orders.map(({ booking_id }) => booking_id)
    await owner.post('/api/order/batch', { action: 'pay', ids, args: { payments, accept_penalty: false } })
    const { list } = await read(owner, { kind: 'order_paid' })
    expect(list.map(({ object }: { object: { id: string } }) => object.id).toSorted()).toEqual(ids.toSorted())
  })

  test('R6.100 A missing permission and a wrong password are written too, without the password', async () => {
    const owner = realMock('goldenland')
    const viewer = signedInAgain(owner, 'golden_viewer')
    await viewer.post('/api/bill/confirm', { id: 'B2611010001', version: 1 })
    const money = { amount: '1.00', currency: 'CNY' }
    const share = { id: 'B2611010001', version: 1, client_ref: clientRef(1), money }
    await viewer.post('/api/bill/payBatch', { channel: 'predeposit', bills: [share] })
    await owner.post('/api/account/changePassword', {
      oldPassword: 'Wrong2026',
      newPassword: 'Travel2031',
    })
    const { list } = await read(owner, { outcome: 'refused' })
    expect(
      list.map(({ kind, actor }: { kind: string; actor: { username: string } }) => [kind, actor.username]),
    ).toEqual([
      ['password_changed', 'goldenland'],
      ['bill_paid', 'golden_viewer'],
      ['bill_confirmed', 'golden_viewer'],
    ])
    expect(JSON.stringify(list)).not.toContain('Wrong2026')
  })

  test('R6.100 Every call that spends money is logged', () => {
    const unlogged = spendingCalls.filter((operation) => loggedCalls[operation] === null)
    expect(unlogged).toEqual([])
  })

  test('R6.100 An export has the entries of the filter, for members with the permission alone', async () => {
    const owner = realMock('goldenland')
    await owner.post('/api/subaccount/state', {
      ids: [idOf(owner, 'golden_viewer')],
      account_state: 'suspended',
    })
    const { job_id } = (await owner.get('/api/subaccount/logExport', { kind: 'account_suspended' })).data
    owner.world.clock.advance(5000)
    expect((await owner.get('/api/export/status', { job_id })).data).toMatchObject({
      state: 'ready',
      rows: 1,
    })
    const row = owner.world.tables.export_job.get(job_id)
    expect(JSON.stringify(row?.rows)).toContain('Account suspended')
    const booker = signedInAgain(owner, 'golden_booker')
    expect((await booker.get('/api/subaccount/logExport')).code).toBe(401)
  })
})
