import { describe, expect, test } from 'vitest'
import {
  codeFor,
  otherThan,
  sendEmailCode,
  sendSmsCode,
  solvedCaptcha,
} from '../../testing/captcha-and-code.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import { personaPassword } from '../../world/personas.ts'

const email = 'new.member@example.com'
const form = {
  tab: 'register',
  registerType: 'email',
  username: 'newmember',
  password: 'Travel2030',
  email,
  agreement: true,
}

async function withCode(visitor: RealMock, address = email) {
  await sendEmailCode(visitor, address, 'user_register')
  return { ...form, email: address, captcha: codeFor(visitor, address) }
}
const register = (visitor: RealMock, body: object, language: 'en' | 'zh-cn' = 'en') =>
  visitor.post('/api/user/checkIn', body, language)

describe('registration', () => {
  test('An e-mail code creates a member with a company of its own, signed in at once', async () => {
    const visitor = realMock(null)
    const { code, msg, data } = await register(visitor, await withCode(visitor))
    expect([code, msg, data.routePath]).toEqual([1, 'Login succeeded!', '/user'])
    expect(data.userInfo).toMatchObject({ username: 'newmember', nickname: 'newmember', email, mobile: '' })
    const member = caller(visitor.mock, visitor.world, data.userInfo.token)
    const wallet = await member.get('/api/wallet/summary')
    expect(wallet.data).toMatchObject({
      wallet: { available: { amount: '0.00', currency: 'CNY' } },
      credit: null,
    })
    expect((await member.get('/api/order/index')).data.total).toBe(0)
    const site = await member.get('/api/index/index', { requiredLogin: 1 })
    expect(JSON.stringify(site.data.menus)).toContain('manage/subAccount')
    expectCleanWorld(visitor)
  })

  test('An SMS code does the same, and binds the number with its area code', async () => {
    const visitor = realMock(null)
    await sendSmsCode(visitor, '912345678', 'user_register', { area_num: '95' })
    const captcha = codeFor(visitor, '+95912345678').toLowerCase()
    const { email: _unused, ...rest } = form
    const body = { ...rest, registerType: 'mobile', mobile: '912345678', area_num: '95', captcha }
    const { data } = await register(visitor, body)
    expect(data.userInfo).toMatchObject({
      area_num: '95',
      mobile: '912345678',
      full_mobile_text: '+95 912345678',
    })
    expect(data.userInfo.id).toBeGreaterThan(114)
  })

  test('A number is registered without the 0 that is dialled at home, and its member is found with it', async () => {
    const visitor = realMock(null)
    const owner = visitor.world.tables.member.get('101')
    const sent = await sendSmsCode(visitor, `0${owner?.mobile}`, 'user_register', { area_num: '95' })
    expect(Object.keys(sent.data.fields)).toEqual(['mobile'])
    const { email: _unused, ...rest } = form
    const body = {
      ...rest,
      registerType: 'mobile',
      mobile: `0${owner?.mobile}`,
      area_num: '95',
      captcha: 'AAAA',
    }
    expect(Object.keys((await register(visitor, body)).data.fields)).toEqual(['mobile'])
    for (const username of [`0${owner?.mobile}`, `+95 0${owner?.mobile}`]) {
      const captcha = await solvedCaptcha(visitor)
      const login = { tab: 'login', username, password: personaPassword, keep: false, ...captcha }
      const { data } = await register(visitor, login)
      expect(data.userInfo?.username, username).toBe('goldenland')
      await caller(visitor.mock, visitor.world, data.userInfo?.token ?? null).post('/api/user/logout', {})
    }
  })

  test('Two members who register get separate companies, and neither sees the other', async () => {
    const visitor = realMock(null)
    const first = await register(visitor, await withCode(visitor))
    const second = await register(visitor, {
      ...(await withCode(visitor, 'second@example.com')),
      username: 'second_one',
    })
    const ids = [first, second].map(({ data }) => data.userInfo.siteInfo.company_id)
    expect(new Set(ids).size).toBe(2)
    const member = caller(visitor.mock, visitor.world, first.data.userInfo.token)
    const list = await member.get('/api/subaccount/index')
    expect(JSON.stringify(list.data)).not.toContain('second_one')
  })

  test.each([
    ['zh-cn', '请阅读并同意服务条款'],
    ['en', 'Please read and agree service terms'],
  ] as const)('Refuses a registration without the agreement in %s', async (language, message) => {
    const visitor = realMock(null)
    const answer = await register(visitor, { ...(await withCode(visitor)), agreement: false }, language)
    expect(answer).toMatchObject({ code: 0, msg: message, data: { error_key: 'AGREEMENT_NEEDED' } })
  })

  test('Refuses a wrong code; the right one stays valid until five wrong ones', async () => {
    const visitor = realMock(null)
    const body = await withCode(visitor)
    const wrong = { ...body, captcha: otherThan(body.captcha) }
    expect((await register(visitor, wrong)).data.error_key).toBe('CODE_WRONG')
    for (let n = 2; n <= 5; n += 1) await register(visitor, wrong)
    expect((await register(visitor, body)).data.error_key).toBe('CODE_WRONG')
    visitor.world.clock.advance(60_000)
    expect((await register(visitor, await withCode(visitor))).code).toBe(1)
  })

  test('A code is valid for 600 s, for its own address and purpose, and once', async () => {
    const late = realMock(null)
    const body = await withCode(late)
    late.world.clock.advance(600_000)
    expect((await register(late, body)).data.error_key).toBe('CODE_WRONG')

    const visitor = realMock(null)
    const first = await withCode(visitor)
    const elsewhere = { ...first, email: 'other@example.com' }
    expect((await register(visitor, elsewhere)).data.error_key).toBe('CODE_WRONG')
    expect((await register(visitor, first)).code).toBe(1)
    const again = { ...first, username: 'newmember2' }
    expect((await register(visitor, again)).data.error_key).toBe('TARGET_TAKEN')
  })

  test('Says whether an account or address is taken or missing', async () => {
    const visitor = realMock(null)
    const body = await withCode(visitor)
    expect((await register(visitor, { ...body, username: 'GoldenLand' })).data.error_key).toBe(
      'ACCOUNT_TAKEN',
    )
    const taken = await register(visitor, { ...body, email: 'Goldenland@example.com' })
    expect(taken.data.error_key).toBe('TARGET_TAKEN')
    const missing = await register(visitor, { ...body, email: undefined })
    expect(missing.data).toMatchObject({ error_key: 'VALIDATION', fields: { email: ['Required'] } })
    const number = await register(visitor, { ...body, registerType: 'mobile', mobile: '12000000000' })
    expect(number.data.fields).toEqual({ mobile: ['Please enter the correct mobile number'] })
  })

  test('Names all errors of the form at once', async () => {
    const visitor = realMock(null)
    const bad = await register(visitor, { ...form, username: '1x', password: 'a<b', captcha: 'A' })
    expect(Object.keys(bad.data.fields).sort()).toEqual(['captcha', 'password', 'username'])
  })
})
