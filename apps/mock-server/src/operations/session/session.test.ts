import { describe, expect, test } from 'vitest'
import { rightAnswer } from '../../domain/captcha/check.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import { personaPassword } from '../../world/personas.ts'

const day = 86_400_000
const captchaId = 'login-page-1'

/** The answer of a fresh captcha, as a person would give it. */
async function solved({ get, world }: RealMock, id = captchaId): Promise<string> {
  await get('/api/common/clickCaptcha', { id })
  const captcha = world.tables.captcha.get(id)
  if (!captcha) throw new Error('No captcha was opened.')
  return rightAnswer(captcha.targets, captcha.width, captcha.height)
}

async function signIn(visitor: RealMock, more: object = {}) {
  const captchaInfo = await solved(visitor)
  const form = {
    tab: 'login',
    username: 'goldenland',
    password: personaPassword,
    captchaId,
    captchaInfo,
    keep: true,
  }
  return visitor.post('/api/user/checkIn', { ...form, ...more })
}

describe('the click captcha', () => {
  test('R7.17 An id opens a picture with the targets to click', async () => {
    const visitor = realMock(null)
    const { code, data } = await visitor.get('/api/common/clickCaptcha', { id: captchaId })
    expect(code).toBe(1)
    expect(data).toMatchObject({ id: captchaId, width: 350, height: 200 })
    expect(data.text).toHaveLength(2)
    expect(atob(data.base64.slice('data:image/svg+xml;base64,'.length))).toContain('<svg')
  })

  test('R7.18 Right clicks pass, and stay valid for the business call unless they are used up', async () => {
    const visitor = realMock(null)
    const info = await solved(visitor)
    const check = (unset: boolean) =>
      visitor.post('/api/common/checkClickCaptcha', { id: captchaId, info, unset })
    expect((await check(false)).code).toBe(1)
    expect((await check(true)).code).toBe(1)
    expect((await check(false)).data.error_key).toBe('CAPTCHA_WRONG')
  })

  test('A wrong click ends the picture, and a new one of the same id looks different', async () => {
    const visitor = realMock(null)
    const info = await solved(visitor)
    const wrong = await visitor.post('/api/common/checkClickCaptcha', {
      id: captchaId,
      info: '0,0-0,0;350;200',
    })
    expect(wrong.data.error_key).toBe('CAPTCHA_WRONG')
    expect((await visitor.post('/api/common/checkClickCaptcha', { id: captchaId, info })).code).toBe(0)
    expect(await solved(visitor)).not.toBe(info)
  })

  test('A picture is valid for 600 s', async () => {
    for (const [seconds, code] of [
      [599, 1],
      [600, 0],
    ] as const) {
      const visitor = realMock(null)
      const info = await solved(visitor)
      visitor.world.clock.advance(seconds * 1000)
      expect((await visitor.post('/api/common/checkClickCaptcha', { id: captchaId, info })).code).toBe(code)
    }
  })
})

describe('signing in', () => {
  test('R7.28 The answer has both tokens and the member', async () => {
    const visitor = realMock(null)
    const { code, msg, data } = await signIn(visitor)
    expect([code, msg, data.routePath]).toEqual([1, 'Login succeeded!', '/user'])
    expect(data.userInfo).toMatchObject({ username: 'goldenland', siteInfo: { settlement_currency: 'CNY' } })
    const member = caller(visitor.mock, visitor.world, data.userInfo.token)
    const site = await member.get('/api/index/index', { requiredLogin: 1 })
    expect(site.data.userInfo).toMatchObject({ id: data.userInfo.id, token: '', refresh_token: '' })
    expect(site.data.userInfo.last_login_time).toBe(data.userInfo.last_login_time)
    expect(data.userInfo.last_login_time).toBeLessThan(site.time)
  })

  test('Account, e-mail and mobile number identify the same member', async () => {
    const visitor = realMock(null)
    const { mobile, area_num } =
      visitor.world.tables.member.where((row) => row.username === 'goldenland')[0] ?? {}
    for (const username of ['GoldenLand', 'goldenland@example.com', `${mobile}`, `+${area_num}${mobile}`]) {
      expect((await signIn(visitor, { username })).data.userInfo?.username, username).toBe('goldenland')
    }
  })

  test('Only members who asked to stay signed in get a refresh token', async () => {
    const visitor = realMock(null)
    expect((await signIn(visitor, { keep: false })).data.userInfo.refresh_token).toBe('')
    expect((await signIn(visitor, { keep: true })).data.userInfo.refresh_token).toMatch(/^[0-9a-f]{32}$/)
  })

  test('Refuses a missing, wrong or used captcha', async () => {
    const visitor = realMock(null)
    const missing = await signIn(visitor, { captchaId: undefined, captchaInfo: undefined })
    expect(missing.data).toMatchObject({
      error_key: 'VALIDATION',
      fields: { captchaId: [expect.any(String)] },
    })
    const captchaInfo = await solved(visitor)
    const form = { tab: 'login', username: 'goldenland', password: personaPassword, captchaId, keep: true }
    expect((await visitor.post('/api/user/checkIn', { ...form, captchaInfo })).code).toBe(1)
    const again = await visitor.post('/api/user/checkIn', { ...form, captchaInfo })
    expect(again.data.error_key).toBe('CAPTCHA_WRONG')
  })

  test('Says whether the account is unknown, suspended or mistyped', async () => {
    const visitor = realMock(null)
    expect((await signIn(visitor, { username: 'nobody' })).data.error_key).toBe('ACCOUNT_UNKNOWN')
    expect((await signIn(visitor, { password: 'Travel2027' })).data.error_key).toBe('PASSWORD_WRONG')
    const [viewer] = visitor.world.tables.member.where((row) => row.username === 'golden_viewer')
    if (viewer) visitor.world.tables.member.put({ ...viewer, state: 'suspended' })
    expect((await signIn(visitor, { username: 'golden_viewer' })).data.error_key).toBe('ACCOUNT_DISABLED')
  })

  test('R3.99 Ten wrong passwords make the sign-in wait, end no session, and are told to the member', async () => {
    const member = realMock('goldenland')
    const visitor = caller(member.mock, member.world, null)
    for (let n = 1; n <= 10; n += 1) {
      expect((await signIn(visitor, { password: 'wrong-one' })).data.error_key, `${n}`).toBe('PASSWORD_WRONG')
    }
    expect((await signIn(visitor)).data).toEqual({ error_key: 'RATE_LIMITED', retry_after: 900 })
    expect((await member.get('/api/account/profile')).code).toBe(1)
    expect(visitor.world.sent.filter(({ event }) => event === 'passwords_tried')).toHaveLength(1)
    visitor.world.clock.advance(900_000)
    expect((await signIn(visitor)).code).toBe(1)
  })

  test('R3.99 The member is told of tries that go on once a day', async () => {
    const visitor = realMock(null)
    const told = () => visitor.world.sent.filter(({ event }) => event === 'passwords_tried').length
    for (let n = 1; n <= 20; n += 1) {
      await signIn(visitor, { password: 'wrong-one' })
      visitor.world.clock.advance(95_000)
    }
    expect(told()).toBe(1)
    visitor.world.clock.advance(day)
    for (let n = 1; n <= 10; n += 1) await signIn(visitor, { password: 'wrong-one' })
    expect(told()).toBe(2)
  })

  test('R3.99 A name that nobody has makes no member with that id wait', async () => {
    const visitor = realMock(null)
    for (let n = 1; n <= 10; n += 1) await signIn(visitor, { username: '101' })
    expect((await signIn(visitor, { username: '101' })).data.error_key).toBe('RATE_LIMITED')
    expect((await signIn(visitor)).data.userInfo?.id).toBe(101)
  })

  test('R3.99 A member whom the tries of others make wait signs in with a code in place of the captcha', async () => {
    const visitor = realMock(null)
    for (let n = 1; n <= 10; n += 1) await signIn(visitor, { password: 'wrong-one' })
    const request = { captchaId, purpose: 'sign_in', type: 'email', account: 'goldenland' }
    await visitor.post('/api/common/sendCaptchaCode', request)
    const code = visitor.world.sent.findLast((message) => message.code !== null)?.code
    const { data } = await visitor.post('/api/common/checkCaptchaCode', { captchaId, code })
    const form = { tab: 'login', username: 'goldenland', password: personaPassword, captchaId, keep: false }
    expect((await visitor.post('/api/user/checkIn', { ...form, captchaInfo: data.captchaInfo })).code).toBe(1)
  })

  test('R3.99 An account that does not exist waits as one that does', async () => {
    const visitor = realMock(null)
    for (let n = 1; n <= 10; n += 1) await signIn(visitor, { username: 'nobody' })
    expect((await signIn(visitor, { username: 'nobody' })).data.error_key).toBe('RATE_LIMITED')
  })

  test('A right password clears nine failures', async () => {
    const visitor = realMock(null)
    for (let n = 1; n <= 9; n += 1) await signIn(visitor, { password: 'wrong-one' })
    expect((await signIn(visitor)).code).toBe(1)
    expect((await signIn(visitor, { password: 'wrong-one' })).data.error_key).toBe('PASSWORD_WRONG')
    expect((await signIn(visitor)).code).toBe(1)
  })

  test('Sends a member who is already signed in to the member centre', async () => {
    const member = realMock('goldenland')
    const options = await member.get('/api/user/checkIn')
    expect(options).toMatchObject({ code: 303, data: { type: 'logged in' } })
    expect(await signIn(member)).toMatchObject({ code: 303, data: { type: 'logged in' } })
  })

  test('While the member centre is closed nobody can sign in, in either language, and the site says so', async () => {
    const visitor = realMock(null, { scenario: 'center_closed' })
    expect((await visitor.get('/api/index/index')).data.openMemberCenter).toBe(false)
    expect((await visitor.get('/api/user/checkIn')).data.error_key).toBe('MEMBER_CENTER_CLOSED')
    expect((await visitor.get('/api/user/checkIn', {}, 'zh-cn')).msg).toBe('会员中心已关闭')
    expect((await signIn(visitor)).data.error_key).toBe('MEMBER_CENTER_CLOSED')
  })

  test('Tells the login page that a captcha is needed and how codes can be sent', async () => {
    expect((await realMock(null).get('/api/user/checkIn')).data).toEqual({
      userLoginCaptchaSwitch: true,
      accountVerificationType: ['email', 'mobile'],
    })
  })
})

describe('the session', () => {
  test('R7.09 Signing out ends it, under either spelling of the refresh token, and succeeds without one', async () => {
    for (const spelling of ['refresh_token', 'refreshToken']) {
      const visitor = realMock(null)
      const { userInfo } = (await signIn(visitor)).data
      expect((await visitor.post('/api/user/logout', { [spelling]: userInfo.refresh_token })).code).toBe(1)
      const member = caller(visitor.mock, visitor.world, userInfo.token)
      expect((await member.get('/api/index/index', { requiredLogin: 1 })).code).toBe(303)
    }
    expect((await realMock(null).post('/api/user/logout', { refresh_token: '' })).code).toBe(1)
  })

  test('A refresh token returns a new access token, and the old one no longer works', async () => {
    const visitor = realMock(null)
    const { userInfo } = (await signIn(visitor)).data
    const old = caller(visitor.mock, visitor.world, userInfo.token)
    visitor.world.clock.advance(4 * day)
    const { data } = await old.post('/api/common/refreshToken', { refreshToken: userInfo.refresh_token })
    expect(data.type).toBe('user-refresh')
    const fresh = caller(visitor.mock, visitor.world, data.token)
    expect((await fresh.get('/api/index/index', { requiredLogin: 1 })).code).toBe(1)
    expect((await old.get('/api/index/index', { requiredLogin: 1 })).code).toBe(303)
  })

  test('Refuses a refresh token that is wrong or 30 days old', async () => {
    const visitor = realMock(null)
    const { userInfo } = (await signIn(visitor)).data
    const member = caller(visitor.mock, visitor.world, userInfo.token)
    const refresh = (refreshToken: string) => member.post('/api/common/refreshToken', { refreshToken })
    expect((await refresh('another')).data.error_key).toBe('REFRESH_EXPIRED')
    visitor.world.clock.advance(30 * day)
    expect((await refresh(userInfo.refresh_token)).data.error_key).toBe('REFRESH_EXPIRED')
  })
})
