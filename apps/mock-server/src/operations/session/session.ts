import { type Language, labels, type Schemas } from '@portal/api-client/contract'
import { deviceOf } from '../../domain/access/device.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { isForgotten, mayRenew, openedAt, renewedAt, tooManyFailures } from '../../domain/session/session.ts'
import { isIdle } from '../../edge/authorise.ts'
import { type Operations, ok, refuse } from '../../edge/operation.ts'
import { accessSettingOf } from '../../world/access-setting.ts'
import type { CompanyRecord, MemberRecord, SessionRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { askSecondStep, takeSecondStep } from '../access/second-step.ts'
import { balanceFor, pointsOf } from '../account/balances.ts'
import { checkRate, countCall } from '../rate-limit.ts'
import { usesCaptchaCode } from './captcha-code.ts'
import { checkSignInPassword, failuresOf, findMember, isCenterOpen, presentPerson } from './members.ts'
import { register } from './registration.ts'
import { solvesCaptcha } from './verification.ts'

export const verificationTypes = ['email', 'mobile'] as const

/** What members read about themselves; tokens are empty except right after signing in. */
export function userInfo(
  world: World,
  member: MemberRecord,
  language: Language,
  session: SessionRecord | null,
  tokens: { readonly token: string; readonly refresh_token: string } = { token: '', refresh_token: '' },
): Schemas['UserInfo'] {
  const before = session?.before ?? { time: member.last_login_time, ip: member.last_login_ip }
  const company = world.tables.company.get(member.company_id) as CompanyRecord
  const { idle_minutes } = accessSettingOf(world, company.id)
  const money = balanceFor(world, member, company)
  return {
    ...presentPerson(member),
    avatar: member.avatar,
    gender: member.gender,
    gender_text: labels.Gender[language][member.gender],
    birthday: member.birthday,
    last_login_time: before.time,
    last_login_ip: before.ip,
    join_time: member.join_time,
    motto: member.motto,
    ...(money !== null && { money }),
    score: pointsOf(world, member),
    ...tokens,
    siteInfo: {
      company_id: company.id,
      company_name: company.name[language],
      settlement_currency: company.settlement_currency,
      hide_net_price: member.hide_net_price,
      tz: company.tz,
      ...(idle_minutes !== null && { idle_minutes }),
    },
  }
}

/** Opens a session and returns what the member reads; the previous sign-in stays readable in it. */
function openSession(
  world: World,
  member: MemberRecord,
  { keep, agent, ip }: { readonly keep: boolean; readonly agent: string; readonly ip: string },
  language: Language,
): Schemas['UserInfo'] {
  const now = world.clock.now()
  const nth = world.next('session')
  const secrets = world.draw('session', member.id, nth)
  const token = secrets.hex(32)
  const refresh_token = keep ? secrets.hex(32) : ''
  for (const old of world.tables.session.where((row) => isForgotten(row, now))) {
    world.tables.session.remove(old.id)
  }
  const session = world.tables.session.put({
    id: token,
    member_id: member.id,
    number: `s-${nth}`,
    opened: now,
    last_seen: now,
    ...deviceOf(agent),
    ip,
    refresh_token,
    ...openedAt(now, keep),
    before: { time: member.last_login_time, ip: member.last_login_ip },
  })
  world.tables.member.put({ ...member, last_login_time: Math.floor(now / 1000), last_login_ip: ip })
  return userInfo(world, member, language, session, { token, refresh_token })
}

/** A session for a persona without captcha and password, for tests; null when nobody has that name. */
export function openPersonaSession(world: World, username: string, language: Language = 'zh-cn') {
  const member = findMember(world, username)
  return member ? openSession(world, member, { keep: true, agent: '', ip: '127.0.0.1' }, language) : null
}

/** Whether the account is locked, so that even the right password is refused. */
export const isLockedOut = (world: World, member: MemberRecord, now: number): boolean =>
  member.state === 'locked' || tooManyFailures(failuresOf(world, member), now)

/** Refuses a member who is signed in already, and everybody while the member centre is closed. */
function checkSigningIn(world: World, present: MemberRecord | null): void {
  if (present) throw refuse('ALREADY_SIGNED_IN')
  if (!isCenterOpen(world)) throw refuse('MEMBER_CENTER_CLOSED')
}

export const sessionOperations = {
  getSignInOptions: ({ member }, world) => {
    checkSigningIn(world, member)
    return { userLoginCaptchaSwitch: true, accountVerificationType: [...verificationTypes] }
  },

  signIn: ({ body, member: present, language, now, agent, from: { ip } }, world) => {
    checkSigningIn(world, present)
    if (body.tab === 'second_factor') {
      const { member, keep, ...rest } = takeSecondStep(body, world)
      const userInfo = openSession(world, member, { keep, agent, ip }, language)
      return ok({ userInfo, routePath: '/user', ...rest }, 'signed_in')
    }
    if (body.tab === 'register') {
      const registered = register(body, world)
      return ok(
        {
          userInfo: openSession(world, registered, { keep: false, agent, ip }, language),
          routePath: '/user',
        },
        'signed_in',
      )
    }
    if (!body.captchaId || !body.captchaInfo) {
      throw invalidFields({ [body.captchaId ? 'captchaInfo' : 'captchaId']: 'captcha_needed' })
    }
    const member = findMember(world, body.username)
    const guarded = { purpose: 'sign_in', subject: member?.id ?? '' } as const
    const coded = usesCaptchaCode(world, body.captchaId, body.captchaInfo, guarded)
    const passed = coded ?? solvesCaptcha(world, body.captchaId, body.captchaInfo, true)
    if (!passed) throw refuse('CAPTCHA_WRONG')
    // Apart from the ids of members: a name that nobody has must not make the member with that id wait.
    const whose = member?.id ?? `typed ${body.username.trim().toLowerCase()}`
    // A code proves that the member is here, so the tries of others do not keep it out.
    if (!coded) checkRate(world, 'sign_in_wrong', whose, now)
    if (!member) {
      countCall(world, 'sign_in_wrong', whose, now)
      throw refuse('ACCOUNT_UNKNOWN')
    }
    if (member.state === 'suspended') throw refuse('ACCOUNT_DISABLED')
    if (isLockedOut(world, member, now)) throw refuse('ACCOUNT_LOCKED')
    checkSignInPassword(world, member, body.password, now)
    askSecondStep(world, member, body.keep, now)
    const userInfo = openSession(world, member, { keep: body.keep, agent, ip }, language)
    return ok({ userInfo, routePath: '/user' }, 'signed_in')
  },

  signOut: ({ body, session }, world) => {
    const named = [body.refresh_token, body.refreshToken].filter(Boolean)
    if (session) world.tables.session.remove(session.id)
    for (const other of world.tables.session.where((row) => named.includes(row.refresh_token))) {
      world.tables.session.remove(other.id)
    }
    return ok({}, 'signed_out')
  },

  refreshToken: ({ body, session, now }, world) => {
    const holder = session && world.tables.member.get(session.member_id)
    const idle = session && holder && isIdle(world, session, holder)
    if (!session || idle || session.refresh_token !== body.refreshToken || !mayRenew(session, now)) {
      throw refuse('REFRESH_EXPIRED')
    }
    const token = world.draw('session', session.member_id, world.next('session')).hex(32)
    world.tables.session.remove(session.id)
    world.tables.session.put({ ...session, ...renewedAt(session, now), id: token })
    return { type: 'user-refresh', token }
  },
} satisfies Partial<Operations>
