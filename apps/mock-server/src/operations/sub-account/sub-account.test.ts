import { describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { solvedCaptcha } from '../../testing/captcha-and-code.ts'
import {
  bookingBody,
  bookStay,
  checkRate,
  confirmedOrder,
  expectCleanWorld,
  findRate,
  payOrder,
} from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import { personaPassword } from '../../world/personas.ts'

const paths = {
  list: '/api/subaccount/index',
  save: '/api/subaccount/save',
  state: '/api/subaccount/state',
  reset: '/api/subaccount/resetPassword',
  nodes: '/api/subaccount/nodes',
}
const money = (amount: string) => ({ amount, currency: 'CNY' })
const form = {
  username: 'night_desk',
  password: 'Travel2030',
  nickname: 'Night Desk',
  email: 'night@goldenland.example',
  nodes: ['order/book', 'order/pay', 'order/voucher', 'order/viewNet'],
  data_scope: 'own',
  products: [],
  channels: ['predeposit'],
  limit_per_order: money('20000.00'),
  limit_per_month: money('50000.00'),
  approval_over: null,
}
const save = (member: RealMock, body: object, language: 'en' | 'zh-cn' = 'en') =>
  member.post(paths.save, body, language)

async function signIn(mock: RealMock, username: string, password: string) {
  const visitor = caller(mock.mock, mock.world, null)
  const secret = { tab: 'login', username, password, keep: false, ...(await solvedCaptcha(visitor)) }
  const { data } = await visitor.post('/api/user/checkIn', secret)
  return { data, member: caller(mock.mock, mock.world, data.userInfo?.token ?? null) }
}

/** The account of the form, changed as requested, and signed in. */
async function withAccount(owner: RealMock, request: object = {}) {
  const { data } = await save(owner, { ...form, ...request })
  const { member } = await signIn(owner, form.username, form.password)
  return { account: data.sub_account, member }
}
const persona = ({ mock, world }: RealMock, name: string) =>
  caller(mock, world, program.openSession(world, name)?.token ?? null)

describe('sub-accounts', () => {
  test('A new account can sign in and do exactly what it was granted', async () => {
    const owner = realMock('goldenland')
    const saved = await save(owner, form)
    expect(saved).toMatchObject({
      code: 1,
      msg: 'Saved',
      data: {
        sub_account: {
          username: 'night_desk',
          account_state: 'active',
          used_this_month: money('0.00'),
          version: 1,
        },
      },
    })
    const { member } = await signIn(owner, 'night_desk', 'Travel2030')
    expect((await bookStay(member)).order_status).toBe('pending_payment')
    for (const path of [paths.list, '/api/account/balance', '/api/wallet/ledger']) {
      expect(await member.get(path), path).toMatchObject({ code: 401, data: { error_key: 'NO_PERMISSION' } })
    }
    expectCleanWorld(owner)
  })

  test('Lists the company’s accounts with search, filters and this month’s use', async () => {
    const owner = realMock('goldenland')
    const list = async (query: object = {}) => (await owner.get(paths.list, query)).data
    expect((await list()).list.map((row: { username: string }) => row.username)).toEqual([
      'golden_booker',
      'golden_finance',
      'golden_viewer',
    ])
    expect((await list({ keyword: 'ZHOU' })).list).toMatchObject([{ username: 'golden_finance' }])
    expect((await list({ account_state: 'locked' })).total).toBe(0)
    const before = Number((await list({ keyword: 'booker' })).list[0].used_this_month.amount)
    const order = await confirmedOrder(persona(owner, 'golden_booker'))
    const after = Number((await list({ keyword: 'booker' })).list[0].used_this_month.amount)
    expect(after - before).toBeCloseTo(Number(order.total_settlement_price.amount), 2)
  })

  test('Limits, channels, product lines and scope decide what an account is refused', async () => {
    const owner = realMock('goldenland')
    const theirs = await confirmedOrder(owner)
    const price = Number(theirs.total_settlement_price.amount)
    const { account, member } = await withAccount(owner, {
      limit_per_order: null,
      limit_per_month: money((price * 1.5).toFixed(2)),
    })
    expect((await member.get('/api/order/detail', { id: theirs.booking_id })).data.error_key).toBe(
      'NOT_FOUND',
    )
    const first = await bookStay(member, { names: ['Aye Aye', 'Su Su'], nth: 4 })
    expect((await payOrder(member, first, 'predeposit', 4)).code).toBe(1)
    const second = await bookStay(member, { names: ['Min Min', 'Ko Ko'], nth: 6 })
    expect((await payOrder(member, second, 'predeposit', 6)).data.error_key).toBe('SUBACCOUNT_LIMIT')
    const credit = await payOrder(member, second, 'credit', 7)
    expect(credit.data).toMatchObject({ error_key: 'ACTION_NOT_ALLOWED', reason_key: 'CHANNEL_NOT_ALLOWED' })

    const limits = { limit_per_order: money('1.00'), limit_per_month: null, version: account.version }
    const { username: _name, password: _secret, ...rest } = form
    const tight = await save(owner, { ...rest, ...limits, id: account.id })
    const rate = (await checkRate(member, await findRate(member))).data.rate
    const request = { names: ['Than Than', 'Yi Yi'], nth: 9 }
    const dear = await member.post('/api/hotel/book', bookingBody(rate, request))
    expect(dear.data.error_key).toBe('SUBACCOUNT_LIMIT')
    const { version } = tight.data.sub_account
    await save(owner, { ...rest, id: account.id, version, products: ['car'] })
    const forbidden = await member.post('/api/hotel/book', bookingBody(rate, request))
    expect(forbidden).toMatchObject({ code: 401, data: { error_key: 'NO_PERMISSION' } })
    expectCleanWorld(owner)
  })

  test('A member who sees only their own orders learns nothing of colleagues’ orders, neither their holds nor their numbers', async () => {
    const owner = realMock('goldenland')
    const theirs = await bookStay(owner)
    await payOrder(owner, theirs)
    const { member } = await withAccount(owner)
    expect((await member.get('/api/wallet/summary')).data.holds).toEqual([])
    const { rate } = (await checkRate(member, await findRate(member))).data
    const twice = await member.post('/api/hotel/book', bookingBody(rate, { nth: 8 }))
    expect(twice.data.error_key).toBe('DUPLICATE_STAY')
    expect(JSON.stringify(twice)).not.toContain(theirs.booking_id)
    const own = await bookStay(member, { names: ['Aye Aye', 'Su Su'], nth: 9 })
    expect((await payOrder(member, own, 'predeposit', 9)).code).toBe(1)
    const { holds } = (await member.get('/api/wallet/summary')).data
    expect(holds.map((hold: { booking_id: string }) => hold.booking_id)).toEqual([own.booking_id])
    expectCleanWorld(owner)
  })

  test('An order counts against the limit of the member who pays it', async () => {
    const owner = realMock('goldenland')
    const { member } = await withAccount(owner, { limit_per_month: money('1.00'), limit_per_order: null })
    const order = await bookStay(member)
    expect((await payOrder(member, order)).data.error_key).toBe('SUBACCOUNT_LIMIT')
    expect((await payOrder(owner, order)).code).toBe(1)
    expectCleanWorld(owner)
  })

  test('A limit cannot be lowered below this month’s use', async () => {
    const owner = realMock('goldenland')
    const { account, member } = await withAccount(owner)
    const order = await bookStay(member)
    await payOrder(member, order)
    const { username: _name, password: _secret, ...rest } = form
    const change = (limit_per_month: object) =>
      save(owner, { ...rest, id: account.id, version: 1, limit_per_order: null, limit_per_month })
    const used = Number(order.total_settlement_price.amount)
    expect((await change(money((used - 0.01).toFixed(2)))).data.fields).toEqual({
      limit_per_month: ['Not less than what was used this month already'],
    })
    expect((await change(money(used.toFixed(2)))).code).toBe(1)
    member.world.clock.advance(8000)
    expectCleanWorld(owner)
  })

  test.each([
    [
      'en',
      'The limit of an order must not be above that of a month',
      'There is no such permission',
      'The company has no credit line',
    ],
    ['zh-cn', '每单上限不能高于每月上限', '没有这个权限', '公司没有授信额度'],
  ] as const)('Names all errors of a form at once in %s', async (language, limit, node, credit) => {
    const owner = realMock('goldenland')
    const limits = { limit_per_order: money('2.00'), limit_per_month: money('1.00') }
    const bad = { ...form, ...limits, nodes: ['order/pay', 'order/fly'], channels: ['credit'] }
    const answer = await save(owner, bad, language)
    expect(answer.data.fields).toEqual({
      limit_per_order: [limit],
      'nodes[1]': [node],
      'channels[0]': [credit],
    })
  })

  test('A new account needs a name and a password; an existing one keeps its name', async () => {
    const owner = realMock('goldenland')
    const { username, password, ...rest } = form
    expect(Object.keys((await save(owner, rest)).data.fields).sort()).toEqual(['password', 'username'])
    const { sub_account } = (await save(owner, form)).data
    const again = await save(owner, { ...form, id: sub_account.id, username: 'other_name' })
    expect(Object.keys(again.data.fields).sort()).toEqual(['password', 'username', 'version'])
    const wrongMoney = await save(owner, { ...form, limit_per_order: { amount: '1.005', currency: 'CNY' } })
    expect(wrongMoney.data.fields).toHaveProperty(['limit_per_order.amount'])
    const foreign = await save(owner, { ...form, limit_per_order: { amount: '1.00', currency: 'USD' } })
    expect(foreign.data.fields).toHaveProperty(['limit_per_order.currency'])
    const nickname = await save(owner, { ...form, username: 'third', nickname: 'zhou min' })
    expect(nickname.data.fields).toEqual({ nickname: ['A colleague already has this nickname'] })
    for (const known of ['Zhou-Min', 'zh\u043eu min', 'ＺＨＯＵ ＭＩＮ']) {
      const alike = await save(owner, { ...form, username: 'third', nickname: known })
      expect(alike.data.fields, known).toEqual({ nickname: ['A colleague already has this nickname'] })
    }
    for (const blank of ['\u3164', 'Chen\u3164Hui', '- -', '\u17b4']) {
      const unseen = await save(owner, { ...form, username: 'third', nickname: blank })
      expect(Object.keys(unseen.data.fields), blank).toEqual(['nickname'])
    }
    const burmese = {
      ...form,
      username: 'third',
      nickname: 'သန့်',
      email: 'thant@example.com',
      mobile: '13900003333',
    }
    expect(await save(owner, burmese)).toMatchObject({ code: 1 })
    const number = await save(owner, { ...form, username: 'third', nickname: 'Third', mobile: '1234567' })
    expect(number.data.fields).toEqual({ mobile: ['Please enter the correct mobile number'] })
    expect([username, password]).toEqual(['night_desk', 'Travel2030'])
  })

  test('Refuses a taken name, address or number, and a stale version', async () => {
    const owner = realMock('goldenland')
    expect((await save(owner, { ...form, username: 'JadeCredit' })).data.error_key).toBe('ACCOUNT_TAKEN')
    const email = 'jadecredit@example.com'
    expect((await save(owner, { ...form, email })).data.error_key).toBe('TARGET_TAKEN')
    const theirs = owner.world.tables.member.where(({ username }) => username === 'jade_booker')[0]
    if (theirs) owner.world.tables.member.put({ ...theirs, area_num: '86', mobile: '13900002222' })
    const mobile = { area_num: '86', mobile: '13900002222' }
    expect((await save(owner, { ...form, ...mobile })).data.error_key).toBe('TARGET_TAKEN')
    const dialled = { area_num: '95', mobile: '0912345678' }
    expect(Object.keys((await save(owner, { ...form, ...dialled })).data.fields)).toEqual(['mobile'])
    const { sub_account } = (await save(owner, form)).data
    const { username: _name, password: _secret, ...rest } = form
    const change = { ...rest, id: sub_account.id, version: 1, nickname: 'Late Desk' }
    expect((await save(owner, change)).data.sub_account).toMatchObject({ nickname: 'Late Desk', version: 2 })
    const stale = await save(owner, { ...change, nickname: 'Early Desk' })
    expect(stale.data).toMatchObject({
      error_key: 'VERSION_CONFLICT',
      fresh: { sub_account: { nickname: 'Late Desk', version: 2 } },
    })
  })

  test('Nobody can grant a permission that they lack, or manage themselves or a stronger account', async () => {
    const owner = realMock('goldenland')
    const { account, member } = await withAccount(owner, {
      limit_per_month: null,
      nodes: [
        'order/book',
        'order/viewNet',
        'subaccount/save',
        'subaccount/resetPassword',
        'subaccount/state',
      ],
    })
    const helper = { ...form, username: 'helper', nickname: 'Helper', email: null }
    expect((await save(member, helper)).data.error_key).toBe('NODE_NOT_HELD')
    const bounded = { ...helper, nodes: ['order/book'] }
    const free = await save(member, { ...bounded, limit_per_order: null, data_scope: 'all' })
    expect(free.data.fields).toEqual({
      data_scope: ['Not beyond the scope of your own account'],
      limit_per_order: ['Not beyond the scope of your own account'],
    })
    expect((await save(member, bounded)).code).toBe(1)
    const finance = (await owner.get(paths.list, { keyword: 'finance' })).data.list[0]
    const reset = (id: number) => member.post(paths.reset, { id, password: 'Travel2040' })
    expect((await reset(finance.id)).code).toBe(401)
    expect((await reset(account.id)).code).toBe(401)
  })

  test('Where codes for a new password go is changed only by those who may reset it', async () => {
    const owner = realMock('goldenland')
    const rights = ['order/book', 'order/viewNet', 'subaccount/save']
    const { member } = await withAccount(owner, {
      nodes: rights,
      limit_per_order: null,
      limit_per_month: null,
    })
    const plain = {
      ...form,
      nodes: ['order/book'],
      limit_per_order: money('1.00'),
      limit_per_month: money('1.00'),
    }
    const second = { ...plain, username: 'second', nickname: 'Second', email: 'second@example.com' }
    const { sub_account } = (await save(member, second)).data
    const { username: _name, password: _secret, ...rest } = second
    const change = { ...rest, id: sub_account.id, version: sub_account.version }
    const elsewhere = { email: 'elsewhere@example.com', area_num: '95', mobile: '912345678' }
    expect(Object.keys((await save(member, { ...change, ...elsewhere })).data.fields)).toEqual([
      'email',
      'mobile',
    ])
    const renamed = (await save(member, { ...change, nickname: 'Other Desk' })).data.sub_account
    expect(renamed).toMatchObject({ nickname: 'Other Desk', email: 'second@example.com' })
    const moved = await save(owner, { ...change, ...elsewhere, version: renamed.version })
    expect(moved.data.sub_account).toMatchObject(elsewhere)
  })

  test('Suspending ends the sessions at once, and reactivating unlocks a locked account', async () => {
    const owner = realMock('goldenland')
    const { account, member } = await withAccount(owner)
    const change = (account_state: string) => owner.post(paths.state, { ids: [account.id], account_state })
    expect((await change('suspended')).code).toBe(1)
    expect((await member.get('/api/account/profile')).code).toBe(303)
    expect((await signIn(owner, 'night_desk', 'Travel2030')).data.error_key).toBe('ACCOUNT_DISABLED')
    await change('active')
    // The ended session does not revive.
    expect((await member.get('/api/account/profile')).code).toBe(303)
    const row = owner.world.tables.member.get(String(account.id))
    if (row) owner.world.tables.member.put({ ...row, state: 'locked' })
    const list = await owner.get(paths.list, { account_state: 'locked' })
    expect(list.data.list).toMatchObject([{ id: account.id, account_state_text: 'Locked' }])
    await change('active')
    expect((await signIn(owner, 'night_desk', 'Travel2030')).data.userInfo.username).toBe('night_desk')
  })

  test('Wrong passwords that lock an account end its sessions too', async () => {
    const owner = realMock('goldenland')
    const { member } = await withAccount(owner)
    expect((await member.get('/api/account/profile')).code).toBe(1)
    const wrong = { oldPassword: 'wrong-one', newPassword: 'Travel2031' }
    for (let n = 0; n < 10; n += 1) await member.post('/api/account/changePassword', wrong)
    expect((await signIn(owner, 'night_desk', 'Travel2030')).data.error_key).toBe('ACCOUNT_LOCKED')
    expect((await member.get('/api/account/profile')).code).toBe(303)
  })

  test('A new password ends the sessions, and the old one no longer works', async () => {
    const owner = realMock('goldenland')
    const booker = (await owner.get(paths.list, { keyword: 'booker' })).data.list[0]
    const member = persona(owner, 'golden_booker')
    const bad = await owner.post(paths.reset, { id: booker.id, password: 'x"y' })
    expect(Object.keys(bad.data.fields)).toEqual(['password'])
    expect((await owner.post(paths.reset, { id: booker.id, password: 'Travel2040' })).code).toBe(1)
    expect((await member.get('/api/account/profile')).code).toBe(303)
    expect((await signIn(owner, 'golden_booker', personaPassword)).data.error_key).toBe('PASSWORD_WRONG')
    expect((await signIn(owner, 'golden_booker', 'Travel2040')).data.userInfo.id).toBe(booker.id)
  })

  test('A new password unlocks an account that wrong ones had locked', async () => {
    const owner = realMock('goldenland')
    const { account } = await withAccount(owner)
    const row = owner.world.tables.member.get(String(account.id))
    if (row) owner.world.tables.member.put({ ...row, state: 'locked' })
    expect((await owner.post(paths.reset, { id: account.id, password: 'Travel2040' })).code).toBe(1)
    expect((await signIn(owner, 'night_desk', 'Travel2040')).data.userInfo.id).toBe(account.id)
  })

  test('Keeps an e-mail address that a form omits, and removes one that it empties', async () => {
    const owner = realMock('goldenland')
    const { sub_account } = (await save(owner, form)).data
    const { username: _name, password: _secret, email: _email, ...rest } = form
    const kept = await save(owner, { ...rest, id: sub_account.id, version: 1 })
    expect(kept.data.sub_account.email).toBe(form.email)
    const gone = await save(owner, { ...rest, id: sub_account.id, version: 2, email: null })
    expect(gone.data.sub_account.email).toBe('')
  })

  test('Hides accounts of another company, and the owner', async () => {
    const owner = realMock('goldenland')
    const { username: _name, password: _secret, ...rest } = form
    for (const id of [106, 101, 99_999]) {
      expect((await save(owner, { ...rest, id, version: 1 })).data.error_key, `${id}`).toBe('NOT_FOUND')
      const state = await owner.post(paths.state, { ids: [102, id], account_state: 'suspended' })
      expect(state.data.error_key).toBe('NOT_FOUND')
      const reset = await owner.post(paths.reset, { id, password: 'Travel2040' })
      expect(reset.data.error_key).toBe('NOT_FOUND')
    }
    expect(owner.world.tables.member.get('102')?.state).toBe('active')
  })

  test('The tree of permissions says which of them the member may grant', async () => {
    const owner = realMock('goldenland')
    const { tree } = (await owner.get(paths.nodes)).data
    type Group = { name: string; nodes: { node: string; grantable: boolean }[] }
    const nodes = tree.flatMap((group: Group) => group.nodes)
    expect(nodes.every((node: { grantable: boolean }) => node.grantable)).toBe(true)
    expect(new Set(nodes.map(({ node }: { node: string }) => node)).size).toBe(nodes.length)
    const { member } = await withAccount(owner, { nodes: ['subaccount/save', 'order/book'] })
    const theirs = (await member.get(paths.nodes, {}, 'zh-cn')).data.tree
    const grantable = theirs
      .flatMap((group: Group) => group.nodes)
      .filter(({ grantable }: { grantable: boolean }) => grantable)
    expect(grantable).toMatchObject([{ node: 'order/book', title: '预订' }, { node: 'subaccount/save' }])
  })
})
