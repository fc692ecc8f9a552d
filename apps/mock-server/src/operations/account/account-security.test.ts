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
import { personaPassword as password } from '../../world/personas.ts'

const own = 'goldenland@example.com'
const next = 'desk@goldenland.example'

const memberOf = ({ world }: RealMock, username = 'goldenland') =>
  world.tables.member.where((row) => row.username === username)[0]

async function signIn(visitor: RealMock, secret: string, username = 'goldenland') {
  const form = { tab: 'login', username, password: secret, keep: true, ...(await solvedCaptcha(visitor)) }
  return visitor.post('/api/user/checkIn', form)
}

async function verified(member: RealMock) {
  await sendEmailCode(member, own, 'user_email_verify', { password })
  return member.post('/api/account/verification', { type: 'email', captcha: codeFor(member, own) })
}

async function bind(member: RealMock, more: object = {}) {
  await sendEmailCode(member, next, 'user_change_email')
  return member.post('/api/account/changeBind', {
    type: 'email',
    email: next,
    captcha: codeFor(member, next),
    ...more,
  })
}

describe('changing the bound e-mail address or mobile number', () => {
  test('Verifying the old address allows one change to a new one', async () => {
    const member = realMock('goldenland')
    const { data } = await verified(member)
    expect(data).toMatchObject({
      type: 'email',
      accountVerificationToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const { accountVerificationToken } = data
    expect(await bind(member, { accountVerificationToken })).toMatchObject({
      code: 1,
      msg: 'The binding has been changed',
    })
    expect(memberOf(member)?.email).toBe(next)
    const again = { type: 'email', email: 'x@y.example', captcha: 'AAAA', accountVerificationToken }
    expect((await member.post('/api/account/changeBind', again)).data.error_key).toBe('VERIFICATION_NEEDED')
    const visitor = caller(member.mock, member.world, null)
    expect((await signIn(visitor, password, next)).code).toBe(1)
    expectCleanWorld(member)
  })

  test('Refuses a missing, foreign or wrong proof, and one older than 600 s', async () => {
    const member = realMock('goldenland')
    expect((await bind(member)).data.error_key).toBe('VERIFICATION_NEEDED')
    const { accountVerificationToken } = (await verified(member)).data
    const captcha = codeFor(member, next)
    const change = { type: 'email', email: next, captcha, accountVerificationToken }
    const proof = member.world.tables.account_verification.get(accountVerificationToken)
    if (!proof) throw new Error('There is no proof.')
    const table = member.world.tables.account_verification
    for (const broken of [
      { ...proof, member_id: '102' },
      { ...proof, type: 'mobile' as const },
    ]) {
      table.put(broken)
      expect((await member.post('/api/account/changeBind', change)).data.error_key).toBe(
        'VERIFICATION_NEEDED',
      )
    }
    table.put(proof)
    member.world.clock.advance(600_000)
    expect((await member.post('/api/account/changeBind', change)).data.error_key).toBe('VERIFICATION_NEEDED')
    expect(memberOf(member)?.email).toBe(own)
  })

  test('The first mobile number needs the password instead of a proof', async () => {
    const member = realMock('goldenland')
    const row = memberOf(member)
    if (row) member.world.tables.member.put({ ...row, area_num: '', mobile: '' })
    await sendSmsCode(member, '13912340000', 'user_change_mobile')
    const form = { type: 'mobile', mobile: '13912340000', captcha: codeFor(member, '+8613912340000') }
    const bindNumber = (more: object) => member.post('/api/account/changeBind', { ...form, ...more })
    expect((await bindNumber({})).data.fields).toEqual({ password: ['Required'] })
    expect((await bindNumber({ password: 'Travel2027' })).data.error_key).toBe('PASSWORD_WRONG')
    expect((await bindNumber({ password, mobile: undefined })).data.fields).toEqual({ mobile: ['Required'] })
    expect((await bindNumber({ password, mobile: '10000000000' })).data.fields).toEqual({
      mobile: ['Please enter the correct mobile number'],
    })
    expect((await bindNumber({ password })).code).toBe(1)
    expect(memberOf(member)).toMatchObject({ area_num: '86', mobile: '13912340000' })
  })

  test('Refuses a taken address and a wrong code, and keeps the binding', async () => {
    const member = realMock('goldenland')
    const { accountVerificationToken } = (await verified(member)).data
    await sendEmailCode(member, next, 'user_change_email')
    const captcha = codeFor(member, next)
    const change = (more: object) =>
      member.post('/api/account/changeBind', {
        type: 'email',
        email: next,
        captcha,
        accountVerificationToken,
        ...more,
      })
    expect((await change({ email: 'jadecredit@example.com' })).data.error_key).toBe('TARGET_TAKEN')
    expect((await change({ captcha: otherThan(captcha) })).data.error_key).toBe('CODE_WRONG')
    expect((await change({ email: undefined })).data.fields).toEqual({ email: ['Required'] })
    expect(memberOf(member)?.email).toBe(own)
    expect((await change({})).code).toBe(1)
  })

  test('Refuses a code that was sent for another purpose', async () => {
    const member = realMock('goldenland')
    await sendEmailCode(member, own, 'user_retrieve_pwd')
    const answer = await member.post('/api/account/verification', {
      type: 'email',
      captcha: codeFor(member, own),
    })
    expect(answer.data.error_key).toBe('CODE_WRONG')
  })
})

describe('the password', () => {
  test('Changing the password ends all sessions of the member', async () => {
    const visitor = realMock(null)
    const tokens = [await signIn(visitor, password), await signIn(visitor, password)].map(
      ({ data }) => data.userInfo.token,
    )
    const [here, elsewhere] = tokens.map((token) => caller(visitor.mock, visitor.world, token))
    const changed = await here?.post('/api/account/changePassword', {
      oldPassword: password,
      newPassword: 'Travel2031',
    })
    expect(changed).toMatchObject({ code: 1, msg: 'Password has been changed, please login again' })
    for (const member of [here, elsewhere]) {
      expect(await member?.get('/api/account/profile')).toMatchObject({
        code: 303,
        data: { type: 'need login' },
      })
    }
    expect((await signIn(visitor, password)).data.error_key).toBe('PASSWORD_WRONG')
    expect((await signIn(visitor, 'Travel2031')).code).toBe(1)
  })

  test('Refuses a wrong old password, the same password again, and forbidden characters', async () => {
    const member = realMock('goldenland')
    const change = (oldPassword: string, newPassword: string, language: 'en' | 'zh-cn' = 'en') =>
      member.post('/api/account/changePassword', { oldPassword, newPassword }, language)
    expect((await change('Travel2027', 'Travel2031')).data.error_key).toBe('PASSWORD_WRONG')
    const same = await change(password, password, 'zh-cn')
    expect(same.data.fields).toEqual({ newPassword: ['新密码不能与原密码相同'] })
    for (const bad of ['short', 'x'.repeat(33), 'with<angle', 'line\nbreak']) {
      expect(Object.keys((await change(password, bad)).data.fields), bad).toEqual(['newPassword'])
    }
    expect((await member.get('/api/account/profile')).code).toBe(1)
  })

  test('The tenth wrong old password locks the account and ends the session', async () => {
    const member = realMock('goldenland')
    const change = (oldPassword: string) =>
      member.post('/api/account/changePassword', { oldPassword, newPassword: 'Travel2031' })
    for (let n = 0; n < 9; n += 1) await change('Travel2027')
    expect((await member.get('/api/account/profile')).code).toBe(1)
    expect((await change('Travel2027')).data.error_key).toBe('PASSWORD_WRONG')
    expect((await change(password)).code).not.toBe(1)
    const visitor = caller(member.mock, member.world, null)
    expect((await signIn(visitor, password)).data.error_key).toBe('ACCOUNT_LOCKED')
  })

  test('A member who forgot the password sets a new one with a code, which also unlocks the account', async () => {
    const visitor = realMock(null)
    const { token } = (await signIn(visitor, password)).data.userInfo
    const wrongOne = { oldPassword: 'Travel2027', newPassword: 'Travel2031' }
    const member = caller(visitor.mock, visitor.world, token)
    for (let n = 0; n < 10; n += 1) await member.post('/api/account/changePassword', wrongOne)
    expect((await signIn(visitor, password)).data.error_key).toBe('ACCOUNT_LOCKED')
    await sendEmailCode(visitor, own, 'user_retrieve_pwd')
    const form = { type: 'email', account: own, captcha: codeFor(visitor, own), password: 'Travel2031' }
    const wrong = { ...form, captcha: otherThan(form.captcha) }
    const retrieve = (body: object) => visitor.post('/api/account/retrievePassword', body)
    expect((await retrieve(wrong)).data.error_key).toBe('CODE_WRONG')
    expect(await retrieve(form)).toMatchObject({ code: 1, msg: 'Password has been changed' })
    expect((await retrieve(form)).data.error_key).toBe('CODE_WRONG')
    expect((await caller(visitor.mock, visitor.world, token).get('/api/account/profile')).code).toBe(303)
    expect((await signIn(visitor, 'Travel2031')).code).toBe(1)
  })

  test('Finds a mobile number with and without its area code', async () => {
    for (const withArea of [true, false]) {
      const visitor = realMock(null)
      const { area_num = '', mobile = '' } = memberOf(visitor) ?? {}
      await sendSmsCode(visitor, mobile, 'user_retrieve_pwd', { area_num })
      const account = withArea ? `+${area_num} ${mobile}` : mobile
      const captcha = codeFor(visitor, `+${area_num}${mobile}`)
      const form = { type: 'mobile', account, captcha, password: 'Travel2031' }
      expect((await visitor.post('/api/account/retrievePassword', form)).code).toBe(1)
    }
  })

  test('Says when an address is unknown or its account is suspended', async () => {
    const visitor = realMock(null)
    const form = { type: 'email', account: 'nobody@example.com', captcha: 'AAAA', password: 'Travel2031' }
    const retrieve = (account: string) => visitor.post('/api/account/retrievePassword', { ...form, account })
    expect((await retrieve(form.account)).data.error_key).toBe('TARGET_UNKNOWN')
    const row = memberOf(visitor, 'golden_viewer')
    if (row) visitor.world.tables.member.put({ ...row, state: 'suspended' })
    expect((await retrieve('golden_viewer@example.com')).data.error_key).toBe('ACCOUNT_DISABLED')
  })
})
