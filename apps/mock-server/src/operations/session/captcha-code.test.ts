import { describe, expect, test } from 'vitest'
import { codeFor, otherThan, solvedCaptcha } from '../../testing/captcha-and-code.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { personaPassword as password } from '../../world/personas.ts'

const captchaId = 'login-page-1'
const own = 'goldenland@example.com'
const minute = 60_000

const ask = (who: RealMock, more: object = {}) =>
  who.post('/api/common/sendCaptchaCode', {
    captchaId,
    purpose: 'sign_in',
    type: 'email',
    account: 'goldenland',
    ...more,
  })

const check = (who: RealMock, code: string, id = captchaId) =>
  who.post('/api/common/checkCaptchaCode', { captchaId: id, code })

/** Requests and types a code; returns what replaces the clicks. */
async function passOf(who: RealMock, more: object = {}, target = own): Promise<string> {
  await ask(who, more)
  return (await check(who, codeFor(who, target))).data.captchaInfo
}

const signIn = (who: RealMock, captchaInfo: string, username = 'goldenland') =>
  who.post('/api/user/checkIn', { tab: 'login', username, password, keep: false, captchaId, captchaInfo })

const wrong = { data: { error_key: 'CAPTCHA_WRONG' } }

describe('a code in place of the captcha', () => {
  test('R7.18 A code by e-mail or SMS signs in without a picture, however the account is named', async () => {
    const visitor = realMock(null)
    expect(await ask(visitor)).toMatchObject({ code: 1, data: { retry_after: 60 } })
    expect(visitor.world.sent).toMatchObject([{ channel: 'email', target: own, event: 'captcha_sign_in' }])
    const { captchaInfo } = (await check(visitor, codeFor(visitor, own).toLowerCase())).data
    expect((await signIn(visitor, captchaInfo, own)).code).toBe(1)
    const other = realMock(null)
    const [owner] = other.world.tables.member.where((row) => row.username === 'goldenland')
    const number = `+${owner?.area_num}${owner?.mobile}`
    expect((await signIn(other, await passOf(other, { type: 'mobile' }, number))).code).toBe(1)
    expectCleanWorld(visitor)
  })

  test('Its pass works once', async () => {
    const visitor = realMock(null)
    const pass = await passOf(visitor)
    expect((await check(visitor, codeFor(visitor, own))).data.error_key).toBe('CODE_WRONG')
    const mistyped = { tab: 'login', username: 'goldenland', password: 'Travel2027', keep: false }
    const first = { ...mistyped, captchaId, captchaInfo: pass }
    expect((await visitor.post('/api/user/checkIn', first)).data.error_key).toBe('PASSWORD_WRONG')
    expect(await signIn(visitor, pass)).toMatchObject(wrong)
  })

  test('The code and its pass are valid for ten minutes', async () => {
    const visitor = realMock(null)
    const pass = await passOf(visitor)
    visitor.world.clock.advance(10 * minute)
    expect(await signIn(visitor, pass)).toMatchObject(wrong)
    await ask(visitor)
    const code = codeFor(visitor, own)
    visitor.world.clock.advance(10 * minute)
    expect((await check(visitor, code)).data.error_key).toBe('CODE_WRONG')
  })

  test('A pass for one account opens no other, and the attempt uses it up', async () => {
    const visitor = realMock(null)
    const pass = await passOf(visitor)
    expect(await signIn(visitor, pass, 'jadecredit')).toMatchObject(wrong)
    expect(await signIn(visitor, pass)).toMatchObject(wrong)
    const stranger = await passOf(visitor, { account: 'jadecredit' }, 'jadecredit@example.com')
    expect(await signIn(visitor, stranger)).toMatchObject(wrong)
  })

  test('A pass for signing in sends no code, and vice versa', async () => {
    const visitor = realMock(null)
    const retrieve = { email: own, event: 'user_retrieve_pwd', captchaId }
    const send = async (captchaInfo: string) => visitor.post('/api/Ems/send', { ...retrieve, captchaInfo })
    expect(await send(await passOf(visitor))).toMatchObject(wrong)
    const pass = await passOf(visitor, { purpose: 'retrieve_password', account: own })
    expect(await signIn(visitor, pass)).toMatchObject(wrong)
    visitor.world.clock.advance(minute)
    const again = await passOf(visitor, { purpose: 'retrieve_password', account: own })
    expect((await send(again)).code).toBe(1)
  })

  test('It does not send a code to another address either', async () => {
    const visitor = realMock(null)
    const captchaInfo = await passOf(
      visitor,
      { purpose: 'register', account: 'a@example.com' },
      'a@example.com',
    )
    const form = { email: 'b@example.com', event: 'user_register', captchaId, captchaInfo }
    expect(await visitor.post('/api/Ems/send', form)).toMatchObject(wrong)
  })

  test('Five wrong codes invalidate the code, and a code of another captcha is wrong here', async () => {
    const visitor = realMock(null)
    await ask(visitor)
    const code = codeFor(visitor, own)
    expect((await check(visitor, code, 'register-1')).data.error_key).toBe('CODE_WRONG')
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await check(visitor, otherThan(code))).data.error_key).toBe('CODE_WRONG')
    }
    expect((await check(visitor, code)).data.error_key).toBe('CODE_WRONG')
  })

  test('Refuses further codes after ten wrong ones of one captcha, with the time to wait', async () => {
    const visitor = realMock(null)
    for (let tries = 0; tries < 10; tries += 1) await check(visitor, 'AAAA')
    expect((await check(visitor, 'AAAA')).data).toMatchObject({ error_key: 'RATE_LIMITED', retry_after: 600 })
  })

  test('Neither the answer nor the limits reveal whether an account exists', async () => {
    const visitor = realMock(null)
    const answers = async (account: string, purpose: string) => {
      const first = await ask(visitor, { account, purpose })
      const soon = await ask(visitor, { account, purpose })
      const typed = await check(visitor, 'AAAA')
      return [first, soon, typed].map(({ code, msg, data }) => ({ code, msg, data }))
    }
    expect(await answers('not_there', 'sign_in')).toEqual(await answers('goldenland', 'sign_in'))
    const [unknown, known] = ['not.there@example.com', own]
    expect(await answers(unknown, 'retrieve_password')).toEqual(await answers(known, 'retrieve_password'))
    expect(await answers(unknown, 'register')).toEqual(await answers(known, 'register'))
    const sent = visitor.world.sent.map(({ target, event }) => `${event} ${target}`)
    expect(sent).toEqual([
      `captcha_sign_in ${own}`,
      `captcha_retrieve_password ${own}`,
      `captcha_register ${unknown}`,
      `captcha_register ${known}`,
    ])
  })

  test('Sends one code a minute and five an hour, however the account is spelt and whatever the captcha', async () => {
    const visitor = realMock(null)
    for (const captchaId of ['aaaaaaaa-1', 'aaaaaaaa-2', 'aaaaaaaa-3', 'aaaaaaaa-4', 'aaaaaaaa-5']) {
      expect((await ask(visitor, { captchaId })).code).toBe(1)
      const soon = await ask(visitor, { captchaId: 'bbbbbbbb-1', account: ' GoldenLand ' })
      expect(soon.data.error_key).toBe('RATE_LIMITED')
      visitor.world.clock.advance(minute)
    }
    expect((await ask(visitor)).data).toMatchObject({ error_key: 'RATE_LIMITED', retry_after: 55 * 60 })
    const codes = visitor.world.sent.filter(({ event }) => event === 'captcha_sign_in')
    expect(codes).toHaveLength(5)
  })

  test('Verifying a binding sends only to the member’s own address, and to nobody for a visitor', async () => {
    const member = realMock('goldenland')
    const form = { purpose: 'verify_binding', account: 'jadecredit@example.com' }
    expect((await ask(member, form)).code).toBe(1)
    expect(member.world.sent).toEqual([])
    const captchaInfo = await passOf(member, { ...form, account: own })
    const send = { email: own, event: 'user_email_verify', password, captchaId, captchaInfo }
    expect((await member.post('/api/Ems/send', send)).code).toBe(1)
    const visitor = realMock(null)
    await ask(visitor, { ...form, account: own })
    expect(visitor.world.sent).toEqual([])
  })

  test('A request for a link can be sent with it, and picture and code do not affect each other', async () => {
    const visitor = realMock(null)
    const solved = await solvedCaptcha(visitor)
    const asked = { purpose: 'friendly_link', account: 'someone@example.com' }
    const captchaInfo = await passOf(visitor, asked, 'someone@example.com')
    const form = { title: 'A site', link: 'https://a.example', contact: 'someone@example.com', captchaId }
    expect((await visitor.post('/api/cms.Index/applyFriendlyLink', { ...form, captchaInfo })).code).toBe(1)
    expect((await signIn(visitor, solved.captchaInfo)).code).toBe(1)
  })

  test.each([
    [{ type: 'email', account: 'goldenland' }, 'Please enter a correct e-mail address'],
    [{ type: 'mobile', account: '12345678901' }, 'Please enter the correct mobile number'],
  ])('Refuses what is neither an address nor a number: %o', async (more, message) => {
    const visitor = realMock(null)
    const refused = await ask(visitor, { purpose: 'register', ...more })
    expect(refused.data).toMatchObject({ error_key: 'VALIDATION', fields: { account: [message] } })
  })

  test('Answers the same for a mailbox that cannot be reached', async () => {
    const visitor = realMock(null)
    const lost = await ask(visitor, { purpose: 'register', account: 'nobody@undeliverable.example' })
    expect(lost.code).toBe(1)
    expect(visitor.world.sent).toEqual([])
  })
})
