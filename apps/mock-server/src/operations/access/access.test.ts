import { describe, expect, test } from 'vitest'
import { codeAt } from '../../domain/access/second-factor.ts'
import { program } from '../../program.ts'
import { solvedCaptcha } from '../../testing/captcha-and-code.ts'
import { send } from '../../testing/plain-program.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import { nextCode, setUpSecondFactor } from '../../testing/second-factor.ts'
import { personaPassword as password } from '../../world/personas.ts'

const paths = {
  signIn: '/api/user/checkIn',
  access: '/api/account/access',
  factor: '/api/account/secondFactor',
  end: '/api/account/endSessions',
  account: '/api/subaccount/access',
  setting: '/api/subaccount/accessSetting',
}

const visitorOf = ({ mock, world }: RealMock) => caller(mock, world, null)
const withToken = ({ mock, world }: RealMock, token: string) => caller(mock, world, token)
const colleague = (who: RealMock, name: string) =>
  withToken(who, program.openSession(who.world, name)?.token ?? '')
const keyOf = ({ code, data }: { code: number; data: { error_key?: string } }) =>
  code === 1 ? 'done' : data.error_key

async function firstStep(who: RealMock, username = 'goldenland') {
  const visitor = visitorOf(who)
  const form = { tab: 'login', username, password, keep: false, ...(await solvedCaptcha(visitor)) }
  return visitor.post(paths.signIn, form)
}

const secondStep = (who: RealMock, challenge: string, code: string) =>
  visitorOf(who).post(paths.signIn, { tab: 'second_factor', challenge, code })

const challengeOf = async (who: RealMock, username?: string) =>
  (await firstStep(who, username)).data.second_factor

const requireFactor = (owner: RealMock, idle_minutes: number | null = null) =>
  owner.post(paths.setting, { setting: { second_factor_required: true, idle_minutes } })

describe('signing in with a second factor', () => {
  test('R3.94 The password alone opens no session, and the code of the app does', async () => {
    const owner = realMock('goldenland')
    const { secret } = await setUpSecondFactor(owner)
    const sessions = owner.world.tables.session.all().length
    const first = await firstStep(owner)
    expect(first.data).toMatchObject({ error_key: 'SECOND_FACTOR_NEEDED', second_factor: { secret: null } })
    expect(owner.world.tables.session.all()).toHaveLength(sessions)
    const { challenge } = first.data.second_factor
    expect(keyOf(await secondStep(owner, challenge, nextCode(owner, secret)))).toBe('done')
    const again = await challengeOf(owner)
    expect(keyOf(await secondStep(owner, again.challenge, nextCode(owner, secret)))).toBe('CODE_WRONG')
  })

  test('R3.94 A recovery code takes the place of the app, once', async () => {
    const owner = realMock('goldenland')
    const [code = ''] = (await setUpSecondFactor(owner)).recovery_codes
    expect(keyOf(await secondStep(owner, (await challengeOf(owner)).challenge, code))).toBe('done')
    expect(keyOf(await secondStep(owner, (await challengeOf(owner)).challenge, code))).toBe('CODE_WRONG')
    expect((await owner.get(paths.access)).data.second_factor.recovery_codes_left).toBe(9)
  })

  test('R3.94 Five wrong codes end the challenge, and ten make the member wait, not locked', async () => {
    const owner = realMock('goldenland')
    const { secret } = await setUpSecondFactor(owner)
    for (const _ of [1, 2]) {
      const { challenge } = await challengeOf(owner)
      for (let n = 0; n < 5; n += 1) {
        expect(keyOf(await secondStep(owner, challenge, '000000'))).toBe('CODE_WRONG')
      }
      expect(keyOf(await secondStep(owner, challenge, nextCode(owner, secret)))).toBe('VALIDATION')
    }
    const { challenge } = await challengeOf(owner)
    const slowed = await secondStep(owner, challenge, nextCode(owner, secret))
    expect(slowed.data).toEqual({ error_key: 'RATE_LIMITED', retry_after: 900 })
    owner.world.clock.advance(900_000)
    const later = await challengeOf(owner)
    expect(keyOf(await secondStep(owner, later.challenge, nextCode(owner, secret)))).toBe('done')
  })

  test('R3.94 A challenge ends with the password that opened it', async () => {
    const owner = realMock('goldenland')
    const { secret } = await setUpSecondFactor(owner)
    const { challenge } = await challengeOf(owner)
    await owner.post('/api/account/changePassword', { oldPassword: password, newPassword: 'Travel2031' })
    expect(keyOf(await secondStep(owner, challenge, nextCode(owner, secret)))).toBe('VALIDATION')
  })

  test('R3.95 Where the company requires it, a member sets it up before any session exists', async () => {
    const owner = realMock('goldenland')
    await requireFactor(owner)
    const before = owner.world.tables.session.where(({ member_id }) => member_id === '102').length
    const { challenge, secret } = await challengeOf(owner, 'golden_booker')
    expect(keyOf(await secondStep(owner, challenge, '000000'))).toBe('CODE_WRONG')
    expect(owner.world.tables.session.where(({ member_id }) => member_id === '102')).toHaveLength(before)
    const done = await secondStep(owner, challenge, codeAt(secret, owner.world.clock.now()))
    expect(done.data.recovery_codes).toHaveLength(10)
    const booker = withToken(owner, done.data.userInfo.token)
    expect((await booker.get(paths.access)).data.second_factor.active).toBe(true)
    const stop = { step: 'stop', password, code: nextCode(owner, secret) }
    expect(Object.keys((await booker.post(paths.factor, stop)).data.fields)).toEqual(['step'])
  })

  test('R3.95 Of two sign-ins that set it up, the second one has to begin again', async () => {
    const owner = realMock('goldenland')
    await requireFactor(owner)
    const [one, other] = [
      await challengeOf(owner, 'golden_booker'),
      await challengeOf(owner, 'golden_booker'),
    ]
    const code = (secret: string) => codeAt(secret, owner.world.clock.now())
    expect(keyOf(await secondStep(owner, one.challenge, code(one.secret)))).toBe('done')
    expect(keyOf(await secondStep(owner, other.challenge, code(other.secret)))).toBe('VALIDATION')
  })
})

describe('the second factor in the profile', () => {
  test('R3.93 Setting up needs the password, and changing it also a code', async () => {
    const owner = realMock('goldenland')
    const change = async (body: object) => keyOf(await owner.post(paths.factor, body))
    expect(await change({ step: 'begin' })).toBe('VALIDATION')
    expect(await change({ step: 'begin', password: 'Travel2027' })).toBe('PASSWORD_WRONG')
    expect(await change({ step: 'confirm', code: '000000' })).toBe('VALIDATION')
    const { secret } = await setUpSecondFactor(owner)
    for (const step of ['begin', 'renew', 'stop']) {
      expect(await change({ step, password }), step).toBe('VALIDATION')
      expect(await change({ step, password, code: '000000' }), step).toBe('CODE_WRONG')
    }
    expect(await change({ step: 'stop', password, code: nextCode(owner, secret) })).toBe('done')
    expect((await owner.get(paths.access)).data.second_factor.active).toBe(false)
    const mails = owner.world.sent.filter(({ event }) => event.startsWith('second_factor_'))
    expect(mails.map(({ event }) => event)).toEqual(['second_factor_set', 'second_factor_stopped'])
  })

  test('R3.96 An administrator lets a member in who lost the phone; it is logged, and the member is notified', async () => {
    const owner = realMock('goldenland')
    const booker = colleague(owner, 'golden_booker')
    await setUpSecondFactor(booker)
    expect(keyOf(await owner.post(paths.account, { id: 102, action: 'reset_second_factor' }))).toBe('done')
    expect((await booker.get(paths.access)).code).toBe(303)
    expect(keyOf(await firstStep(owner, 'golden_booker'))).toBe('done')
    const log = (await owner.get('/api/subaccount/log')).data.list[0]
    expect(log).toMatchObject({ kind: 'second_factor_reset', account: { username: 'golden_booker' } })
    const told = owner.world.tables.notification.where(
      ({ member_id, kind }) => member_id === '102' && kind === 'second_factor_reset',
    )
    expect(told).toHaveLength(1)
    const again = await owner.post(paths.account, { id: 102, action: 'reset_second_factor' })
    expect(Object.keys(again.data.fields)).toEqual(['action'])
    const viewer = colleague(owner, 'golden_viewer')
    expect((await viewer.post(paths.account, { id: 102, action: 'reset_second_factor' })).code).toBe(401)
    expect(
      (await viewer.post(paths.setting, { setting: { second_factor_required: false, idle_minutes: null } }))
        .code,
    ).toBe(401)
  })
})

test('R6.100 Wrong codes, a changed second factor and ended sessions are in the log', async () => {
  const owner = realMock('goldenland')
  const { secret } = await setUpSecondFactor(owner)
  const { challenge } = await challengeOf(owner)
  for (let n = 0; n < 5; n += 1) await secondStep(owner, challenge, '000000')
  await owner.post(paths.factor, { step: 'stop', password, code: '000000' })
  await owner.post(paths.factor, { step: 'stop', password, code: nextCode(owner, secret) })
  await owner.post(paths.end, {})
  const { list } = (await owner.get('/api/subaccount/log', { limit: 9 })).data
  const said = list.map(
    ({ kind, outcome, actor }: { kind: string; outcome: string; actor: { username: string } }) =>
      `${kind} ${outcome} ${actor.username}`,
  )
  expect(said).toEqual([
    'sessions_ended done goldenland',
    'second_factor_changed done goldenland',
    'second_factor_changed refused goldenland',
    ...Array.from({ length: 5 }, () => 'signed_in refused goldenland'),
    'second_factor_changed done goldenland',
  ])
  expect(JSON.stringify(list)).not.toContain(secret)
})

describe('the sessions of a member', () => {
  test('R3.97 A session that is ended is refused at its next call, and this one goes on', async () => {
    const here = realMock('goldenland')
    const there = colleague(here, 'goldenland')
    const { sessions } = (await here.get(paths.access)).data
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
    const stranger = colleague(here, 'golden_booker')
    expect(keyOf(await stranger.post(paths.end, { id: sessions[1].id }))).toBe('NOT_FOUND')
    expect((await there.get(paths.access)).code).toBe(1)
    await here.post(paths.end, { id: sessions[1].id })
    expect((await there.get(paths.access)).code).toBe(303)
    const others = [colleague(here, 'goldenland'), colleague(here, 'goldenland')]
    await here.post(paths.end, {})
    for (const other of others) expect((await other.get(paths.access)).code).toBe(303)
    expect((await here.get(paths.access)).data.sessions).toHaveLength(1)
  })

  test('R3.97 The list names device and browser, and never a token', async () => {
    const here = realMock('goldenland')
    const token = here.world.tables.session.all()[0]?.id ?? ''
    expect(JSON.stringify((await here.get(paths.access)).data)).not.toContain(token)
    const visitor = visitorOf(here)
    const form = { tab: 'login', username: 'goldenland', password, keep: false }
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
    await send(here.mock, paths.signIn, {
      body: { ...form, ...(await solvedCaptcha(visitor)) },
      headers: { 'user-agent': agent },
    })
    const { sessions } = (await here.get(paths.access)).data
    expect(sessions[1]).toMatchObject({ device: 'Windows', browser: 'Firefox' })
  })

  test('R3.97 The list has sessions that can be renewed, and none that has ended', async () => {
    const here = realMock('goldenland')
    await firstStep(here)
    expect((await here.get(paths.access)).data.sessions).toHaveLength(2)
    here.world.clock.advance(4 * 86_400_000)
    const again = colleague(here, 'goldenland')
    const { sessions } = (await again.get(paths.access)).data
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
  })

  test('R3.96 A new password, a new activation and a reset second factor end the wait for wrong ones', async () => {
    const owner = realMock('goldenland')
    const { world } = owner
    const isCounted = (what: string) => world.tables.rate_window.get(`${what} 102`) !== undefined
    const wrong = async () =>
      visitorOf(owner).post(paths.signIn, {
        tab: 'login',
        username: 'golden_booker',
        password: 'wrong-one',
        keep: false,
        ...(await solvedCaptcha(visitorOf(owner))),
      })
    await wrong()
    expect(isCounted('sign_in_wrong')).toBe(true)
    await owner.post('/api/subaccount/resetPassword', { id: 102, password: 'Travel2031' })
    expect(isCounted('sign_in_wrong')).toBe(false)
    await wrong()
    for (const account_state of ['suspended', 'active']) {
      await owner.post('/api/subaccount/state', { ids: [102], account_state })
    }
    expect(isCounted('sign_in_wrong')).toBe(false)
    const again = colleague(owner, 'golden_booker')
    world.tables.second_factor.put({
      id: '102',
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      pending: null,
      last_step: 0,
      recovery_codes: [],
    })
    await again.post(paths.factor, { step: 'stop', password: 'Travel2031', code: '000000' })
    expect(isCounted('second_factor_wrong')).toBe(true)
    await owner.post(paths.account, { id: 102, action: 'reset_second_factor' })
    expect(isCounted('second_factor_wrong')).toBe(false)
  })

  test('R3.96 An administrator signs a sub-account out everywhere', async () => {
    const owner = realMock('goldenland')
    const booker = colleague(owner, 'golden_booker')
    expect(keyOf(await owner.post(paths.account, { id: 102, action: 'end_sessions' }))).toBe('done')
    expect((await booker.get(paths.access)).code).toBe(303)
  })
})

describe('idle sessions', () => {
  test('R3.100 A session ends when it is idle for as long as the company allows; asking by itself keeps none alive', async () => {
    const owner = realMock('goldenland')
    await owner.post(paths.setting, { setting: { second_factor_required: false, idle_minutes: 5 } })
    for (let minute = 0; minute < 10; minute += 1) {
      owner.world.clock.advance(60_000)
      expect((await owner.get(paths.access)).code).toBe(1)
    }
    const codes: number[] = []
    const id = owner.world.tables.order.all()[0]?.id
    for (let minute = 0; minute < 7; minute += 1) {
      owner.world.clock.advance(60_000)
      await owner.get('/api/order/dispatch', { id })
      codes.push((await owner.get('/api/notification/index')).code)
    }
    expect(codes).toEqual([1, 1, 1, 1, 1, 1, 409])
    expect((await owner.get(paths.access)).code).toBe(409)
  })

  test('R3.100 A session that has ended so is not renewed either', async () => {
    const owner = realMock('goldenland')
    await owner.post(paths.setting, { setting: { second_factor_required: false, idle_minutes: 5 } })
    const { token = '', refresh_token: refreshToken } =
      program.openSession(owner.world, 'golden_booker') ?? {}
    const booker = withToken(owner, token)
    const renew = (who: RealMock) => who.post('/api/common/refreshToken', { refreshToken })
    owner.world.clock.advance(300_000)
    const { data } = await renew(booker)
    owner.world.clock.advance(100_000)
    expect(keyOf(await renew(withToken(owner, data.token)))).toBe('REFRESH_EXPIRED')
  })
})

describe('new passwords', () => {
  test('R3.98 One that is easily guessed is refused at its field, wherever it is set', async () => {
    const owner = realMock('goldenland')
    const change = { oldPassword: password, newPassword: 'goldenland1' }
    expect(Object.keys((await owner.post('/api/account/changePassword', change)).data.fields)).toEqual([
      'newPassword',
    ])
    for (const guessed of ['football', '密码密码密码', 'golden_viewer']) {
      const reset = await owner.post('/api/subaccount/resetPassword', { id: 104, password: guessed })
      expect(Object.keys(reset.data.fields), guessed).toEqual(['password'])
    }
  })

  test('R3.99 Wrong passwords before a code is sent count as in every form', async () => {
    const owner = realMock('goldenland')
    const send = async () => {
      const captcha = await solvedCaptcha(owner)
      const form = { email: 'goldenland@example.com', event: 'user_email_verify', password: 'Travel2027' }
      return owner.post('/api/Ems/send', { ...form, ...captcha })
    }
    for (let n = 0; n < 10; n += 1) expect(keyOf(await send())).toBe('PASSWORD_WRONG')
    expect((await owner.get(paths.access)).code).toBe(303)
  })
})
