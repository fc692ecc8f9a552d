import { describe, expect, test } from 'vitest'
import { codeFor, sendEmailCode, sendSmsCode, solvedCaptcha } from '../../testing/captcha-and-code.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { realMock } from '../../testing/real-mock.ts'
import { personaPassword } from '../../world/personas.ts'

const fresh = 'new.member@example.com'

describe('codes by e-mail and SMS', () => {
  test('Sends a code in the requested language, and says when the next may follow', async () => {
    const visitor = realMock(null)
    const answer = await sendEmailCode(visitor, fresh, 'user_register')
    expect(answer).toMatchObject({ code: 1, msg: 'Mail sent successfully', data: { retry_after: 60 } })
    const captcha = await solvedCaptcha(visitor)
    const sms = { mobile: '13812345678', template_code: 'user_register', ...captcha }
    const zh = await visitor.post('/api/Sms/send', sms, 'zh-cn')
    expect(zh).toMatchObject({ code: 1, msg: '短信发送成功', data: { retry_after: 60 } })
    expect(visitor.world.sent).toMatchObject([
      {
        channel: 'email',
        target: fresh,
        event: 'user_register',
        text: expect.stringContaining('Registration'),
      },
      {
        channel: 'sms',
        target: '+8613812345678',
        event: 'user_register',
        text: expect.stringContaining('注册'),
      },
    ])
    expect(visitor.world.sent[0]?.text).toContain(codeFor(visitor, fresh))
    expectCleanWorld(visitor)
  })

  test('R7.16 Refuses the same address and purpose within 60 s, with the time to wait', async () => {
    const visitor = realMock(null)
    await sendEmailCode(visitor, fresh, 'user_register')
    visitor.world.clock.advance(18_000)
    expect((await sendEmailCode(visitor, fresh, 'user_register')).data).toMatchObject({
      error_key: 'RATE_LIMITED',
      retry_after: 42,
    })
    expect((await sendEmailCode(visitor, 'another@example.com', 'user_register')).code).toBe(1)
    visitor.world.clock.advance(42_000)
    expect((await sendEmailCode(visitor, fresh.toUpperCase(), 'user_register')).code).toBe(1)
    expect(visitor.world.sent).toHaveLength(3)
  })

  test('R7.16 Sends nothing without a solved captcha, and one code per captcha', async () => {
    const visitor = realMock(null)
    const captcha = await solvedCaptcha(visitor)
    const form = { email: fresh, event: 'user_register', ...captcha }
    const wrong = await visitor.post('/api/Ems/send', { ...form, captchaInfo: '0,0-0,0;350;200' })
    expect(wrong.data.error_key).toBe('CAPTCHA_WRONG')
    expect((await visitor.post('/api/Ems/send', form)).data.error_key).toBe('CAPTCHA_WRONG')
    const again = { ...form, ...(await solvedCaptcha(visitor)) }
    expect((await visitor.post('/api/Ems/send', again)).code).toBe(1)
    visitor.world.clock.advance(60_000)
    expect((await visitor.post('/api/Ems/send', again)).data.error_key).toBe('CAPTCHA_WRONG')
    expect(visitor.world.sent).toHaveLength(1)
  })

  test('Registering needs a new address, retrieving a known one', async () => {
    const visitor = realMock(null)
    const known = 'goldenland@example.com'
    expect((await sendEmailCode(visitor, known, 'user_register')).data.error_key).toBe('TARGET_TAKEN')
    expect((await sendEmailCode(visitor, fresh, 'user_retrieve_pwd')).data.error_key).toBe('TARGET_UNKNOWN')
    expect((await sendEmailCode(visitor, known, 'user_retrieve_pwd')).code).toBe(1)
    const [owner] = visitor.world.tables.member.where((row) => row.username === 'goldenland')
    const taken = await sendSmsCode(visitor, owner?.mobile ?? '', 'user_register', {
      area_num: owner?.area_num,
    })
    expect(taken.data.error_key).toBe('TARGET_TAKEN')
  })

  test('R7.16 Verifying needs a session, the member’s own address and the password', async () => {
    const member = realMock('goldenland')
    const own = 'goldenland@example.com'
    const send = (email: string, password?: string) =>
      sendEmailCode(member, email, 'user_email_verify', password === undefined ? {} : { password })
    const visitor = realMock(null)
    const stranger = await sendEmailCode(visitor, own, 'user_email_verify', { password: personaPassword })
    expect(stranger).toMatchObject({ code: 303, data: { type: 'need login' } })
    expect((await send(own)).data.fields).toEqual({ password: ['Required'] })
    expect((await send('jadecredit@example.com', personaPassword)).data.error_key).toBe('TARGET_UNKNOWN')
    expect((await send(own, 'Travel2027')).data.error_key).toBe('PASSWORD_WRONG')
    expect((await send(own, personaPassword)).code).toBe(1)
  })

  test.each([
    ['zh-cn', '请输入正确的手机号码'],
    ['en', 'Please enter the correct mobile number'],
  ] as const)(
    'A number that cannot be one of the mainland is refused in %s, elsewhere it passes',
    async (language, message) => {
      const visitor = realMock(null)
      const form = { mobile: '12345678901', template_code: 'user_register' }
      const bad = await visitor.post(
        '/api/Sms/send',
        { ...form, ...(await solvedCaptcha(visitor)) },
        language,
      )
      expect(bad.data).toMatchObject({ error_key: 'VALIDATION', fields: { mobile: [message] } })
      expect((await sendSmsCode(visitor, '912345678', 'user_register', { area_num: '95' })).code).toBe(1)
    },
  )

  test('Says that nothing could be sent to an unreachable mailbox', async () => {
    const visitor = realMock(null)
    const lost = await sendEmailCode(visitor, 'nobody@undeliverable.example', 'user_register')
    expect(lost.data.error_key).toBe('SEND_FAILED')
    expect(visitor.world.sent).toEqual([])
  })
})
