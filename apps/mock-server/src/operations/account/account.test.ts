import { describe, expect, test } from 'vitest'
import { colleague } from '../../testing/document-desk.ts'
import { confirmedOrder, expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type Envelope, realMock } from '../../testing/real-mock.ts'

const profile = { nickname: 'Hui', gender: 2, birthday: '1990-05-17', motto: 'Every trip a good one' }

describe('the profile', () => {
  test('The site call shows the saved profile', async () => {
    const member = realMock('goldenland')
    const saved = await member.post('/api/account/profile', profile)
    expect(saved).toMatchObject({ code: 1, msg: 'Data updated successfully' })
    const { userInfo } = (await member.get('/api/index/index')).data
    expect(userInfo).toMatchObject({ ...profile, gender_text: 'Female', username: 'goldenland' })
    expect((await member.get('/api/account/profile')).data).toEqual({
      accountVerificationType: ['email', 'mobile'],
    })
  })

  test('Keeps omitted fields; an empty picture becomes the default picture', async () => {
    const member = realMock('goldenland')
    await member.post('/api/account/profile', profile)
    await member.post('/api/account/profile', { nickname: 'Hui Chen', gender: 0, avatar: '' })
    const { userInfo } = (await member.get('/api/index/index')).data
    expect(userInfo).toMatchObject({
      nickname: 'Hui Chen',
      birthday: '1990-05-17',
      motto: profile.motto,
      avatar: '/media/member/101/1.svg',
    })
  })

  test.each([
    [
      'en',
      'A colleague already has this nickname',
      'Born on 2026-11-22, after 2026-11-21: please check the birth date',
      'Please upload this file first',
    ],
    ['zh-cn', '同事已使用该昵称', '2026-11-22 出生，晚于 2026-11-21，请核对出生日期', '请先上传该文件'],
  ] as const)('Names all errors at once in %s', async (language, nickname, birthday, avatar) => {
    const member = realMock('goldenland')
    const bad = {
      nickname: ' zhou min',
      gender: 1,
      birthday: '2026-11-22',
      avatar: 'https://evil.example/x.png',
    }
    const answer = await member.post('/api/account/profile', bad, language)
    expect(answer.data).toEqual({
      error_key: 'VALIDATION',
      fields: { nickname: [nickname], birthday: [birthday], avatar: [avatar] },
    })
    expect((await member.get('/api/index/index')).data.userInfo.nickname).toBe('Chen Hui')
  })

  test('Accepts a nickname of another company, and refuses characters outside the rule', async () => {
    const member = realMock('jade_booker')
    expect((await member.post('/api/account/profile', { nickname: 'Zhou Min', gender: 0 })).code).toBe(1)
    for (const nickname of ['', 'a<b', '😀', 'x'.repeat(31)]) {
      const { data } = await member.post('/api/account/profile', { nickname, gender: 0 })
      expect(Object.keys(data.fields), nickname).toEqual(['nickname'])
    }
  })

  test('Sends a visitor to the login page', async () => {
    const visitor = realMock(null)
    const answers: Envelope[] = [
      await visitor.get('/api/account/profile'),
      await visitor.post('/api/account/profile', profile),
      await visitor.get('/api/account/overview'),
      await visitor.get('/api/account/integral'),
      await visitor.get('/api/account/preference'),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ code: 303, data: { type: 'need login' } })
  })
})

describe('points and balance', () => {
  test('Lists points newest first, each entry continuing the one before, in pages', async () => {
    const member = realMock('golden_booker')
    const { data } = await member.get('/api/account/integral', { limit: 4 })
    const second = (await member.get('/api/account/integral', { limit: 4, page: 2 })).data
    expect(data.total).toBeGreaterThan(8)
    const rows = [...data.list, ...second.list]
    expect(rows).toHaveLength(8)
    for (const [index, row] of rows.entries()) {
      expect(row.after - row.before).toBe(row.score)
      expect(row.before).toBe(rows[index + 1]?.after ?? row.before)
      expect(row.user_id).toBe(102)
    }
  })

  test('A completed order earns one point per 10 CNY paid by the company, for the member who booked it', async () => {
    const member = realMock('goldenland')
    const before = (await member.get('/api/account/integral')).data.total
    const order = await confirmedOrder(member)
    member.world.clock.advance(40 * 86_400_000)
    const again = realMock('goldenland', {})
    expect((await again.get('/api/account/integral')).data.total).toBe(before)
    const own = member.world.tables.member.get('101')
    const session = member.world.tables.session.all()[0]
    if (!own || !session) throw new Error('Nobody is signed in.')
    member.world.tables.session.put({ ...session, expires: member.world.clock.now() + 1000 })
    const { data } = await member.get('/api/account/integral', { limit: 100 })
    const entry = data.list.find((row: { memo: string }) => row.memo === `Order ${order.booking_id}`)
    expect(entry.score).toBe(Math.floor(Number(order.total_settlement_price.amount) / 10))
  })

  test('The balance list shows the ledger, each entry continuing the one before', async () => {
    const member = realMock('golden_finance')
    const { data } = await member.get('/api/account/balance', { limit: 100 })
    const ledger = (await member.get('/api/wallet/ledger', { limit: 100 })).data
    expect(data.total).toBe(ledger.total)
    expect(data.list.map((row: { after: string }) => row.after)).toEqual(
      ledger.list.map((row: { balance_after: { amount: string } }) => row.balance_after.amount),
    )
    const [newest, older] = data.list
    expect(newest.before).toBe(older.after)
    expect((Number(newest.before) + Number(newest.money)).toFixed(2)).toBe(newest.after)
  })

  test('A member who sees only their own orders finds no number of a colleague’s order in the balance list', async () => {
    const member = realMock('golden_finance')
    const [row] = member.world.tables.member.where(({ username }) => username === 'golden_finance')
    if (row) member.world.tables.member.put({ ...row, data_scope: 'own' })
    const { data } = await member.get('/api/account/balance', { limit: 100 })
    expect(data.list.length).toBeGreaterThan(20)
    const own = new Set(
      member.world.tables.order.where(({ operator }) => operator.id === row?.id).map(({ id }) => id),
    )
    const named: string[] = data.list.flatMap(
      ({ memo }: { memo: string }) => memo.match(/[HCA]\d{10}/g) ?? [],
    )
    expect(named.filter((id) => !own.has(id))).toEqual([])
  })

  test('A member who may not see the ledger gets no list and no sums in the overview', async () => {
    const viewer = realMock('golden_viewer')
    expect(await viewer.get('/api/account/balance')).toMatchObject({
      code: 401,
      data: { error_key: 'NO_PERMISSION' },
    })
    const { data } = await viewer.get('/api/account/overview')
    expect(data.money).toBeNull()
    expect(data.score).toHaveLength(7)
  })

  test('The overview ends today in the time zone of the company and sums up each day', async () => {
    const member = realMock('goldenland')
    const { data } = await member.get('/api/account/overview')
    expect([data.days[0], data.days[6]]).toEqual(['2026-11-15', '2026-11-21'])
    const before = Number(data.money[6])
    const order = await confirmedOrder(member)
    const after = (await member.get('/api/account/overview')).data
    expect(Number(after.money[6])).toBeCloseTo(before - Number(order.total_settlement_price.amount), 2)
    expectCleanWorld(member)
  })
})

describe('preferences', () => {
  const path = '/api/account/preference'

  test('All alerts are on at first, and each member has their own settings', async () => {
    const member = realMock('goldenland')
    const alerts = { deadline: true, supplier: true, bill: true }
    expect((await member.get(path)).data).toMatchObject({ alerts })
    const saved = await member.post(path, { alerts: { ...alerts, bill: false } })
    expect(saved).toMatchObject({ code: 1, msg: 'Saved' })
    expect((await member.get(path)).data).toMatchObject({ alerts: { ...alerts, bill: false } })
    expect((await colleague(member, 'golden_booker').get(path)).data).toMatchObject({ alerts })
  })

  test('R6.148 Offers a threshold to members who see the ledger, with the default of the company', async () => {
    const member = realMock('goldenland')
    const own = { currency: 'CNY', amount: null, notice: true, mail: true, company_default: '5000.00' }
    expect((await member.get(path)).data.low_balance).toEqual([own])
    const wanted = { currency: 'CNY', amount: '8000.00', notice: true, mail: false }
    await member.post(path, { low_balance: [wanted] })
    expect((await member.get(path)).data.low_balance).toEqual([{ ...own, ...wanted }])
    expect((await member.get('/api/wallet/summary')).data.threshold.amount).toBe('8000.00')
    const finance = colleague(member, 'golden_finance')
    expect((await finance.get('/api/wallet/summary')).data.threshold.amount).toBe('5000.00')
    const booker = colleague(member, 'golden_booker')
    expect((await booker.get(path)).data.low_balance).toEqual([])
    const refused = await booker.post(path, { low_balance: [wanted] })
    const twice = await member.post(path, { low_balance: [wanted, { ...wanted, amount: '1.00' }] })
    expect(twice.data.fields).toEqual({ 'low_balance[1].currency': ['Chosen twice'] })
    const foreign = await member.post(path, { low_balance: [{ ...wanted, currency: 'USD' }] })
    expect(Object.keys(foreign.data.fields)).toEqual(['low_balance[0].currency'])
    expect(refused.data.fields['low_balance[0].currency']).not.toEqual(
      foreign.data.fields['low_balance[0].currency'],
    )
    const zero = await member.post(path, { low_balance: [{ ...wanted, amount: '0.00' }] })
    expect(zero.data.fields).toHaveProperty(['low_balance[0].amount'])
  })
})
