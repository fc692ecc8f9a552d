import { type OperationId, routes } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { permissionRows } from '../../domain/menu/permission.ts'
import { memberPages } from '../../domain/menu/tree.ts'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { bodyText } from '../../testing/plain-program.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { scenes } from '../../testing/scenes/all.ts'
import { prepareScene } from '../../testing/scenes/play.ts'
import type { Scene } from '../../testing/scenes/scene.ts'

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

describe('the log of what administrators did', () => {
  test('Covers exactly these operations', () => {
    expect(memberPages.filter((page) => page.startsWith('manage/'))).toContain('manage/adminLog')
    expect(administrative.toSorted()).toEqual([
      'changeAccountBinding',
      'changeSubAccountState',
      'resetSubAccountPassword',
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
        const written = admin_log.all().slice(before)
        expect(written.length > 0, `${operation}: ${scene.summary}`).toBe(envelope.code === 1)
        for (const { administrator } of written) expect(administrator.username).toBe('goldenland')
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
      administrator: { username: 'goldenland' },
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

  test('Filters by administrator, account, kind and days, in pages and both languages', async () => {
    const owner = realMock('goldenland')
    const booker = idOf(owner, 'golden_booker')
    await owner.post('/api/subaccount/state', { ids: [booker], account_state: 'suspended' })
    const everything = await read(owner)
    const today = everything.list[0]
    expect((await read(owner, { kind: 'account_suspended' })).list).toEqual([today])
    expect((await read(owner, { account: booker })).list[0]).toEqual(today)
    expect((await read(owner, { administrator: booker })).total).toBe(0)
    expect((await read(owner, { administrator: idOf(owner, 'goldenland') })).total).toBe(everything.total)
    const day = new Date((today.time + 6.5 * 3600) * 1000).toISOString().slice(0, 10)
    expect((await read(owner, { date_from: day, date_to: day })).list).toEqual([today])
    expect((await read(owner, { date_to: day })).total).toBe(everything.total)
    const second = await read(owner, { page: 2, limit: 1 })
    expect(second).toMatchObject({ list: [everything.list[1]], total: everything.total, page: 2, limit: 1 })
    expect((await read(owner, { limit: 1 }, 'zh-cn')).list[0].kind_text).toBe('停用账号')
    const times = everything.list.map(({ time }: { time: number }) => time)
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
  })

  test('Each company reads its own log, and only members who may save sub-accounts can', async () => {
    const owner = realMock('goldenland')
    const names = new Set(
      (await read(owner)).administrators.map(({ username }: { username: string }) => username),
    )
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
})
