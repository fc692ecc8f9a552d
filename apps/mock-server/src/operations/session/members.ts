import { isGuessable } from '../../domain/access/guessable-password.ts'
import { emailTarget, mobileTarget } from '../../domain/account/profile.ts'
import { rateLimits } from '../../domain/rate/window.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { recentFailures, tooManyFailures } from '../../domain/session/session.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { refuse } from '../../edge/operation.ts'
import type { CompanyRecord, MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { notify } from '../notification/notify.ts'
import { countCall, forgetCalls } from '../rate-limit.ts'

/** Finds a member by account, email or mobile number, with or without the area code. */
export function findMember(world: World, identifier: string): MemberRecord | undefined {
  const wanted = identifier.trim().toLowerCase()
  return (
    world.tables.member.where(({ username }) => username.toLowerCase() === wanted)[0] ??
    membersByEmail(world, wanted)[0] ??
    membersByNumber(world, wanted)[0]
  )
}

export const membersByEmail = (world: World, email: string): MemberRecord[] =>
  world.tables.member.where(
    (member) => member.email !== '' && emailTarget(member.email) === emailTarget(email),
  )

/** Accepts a number as people type it: with or without area code, plus, spaces and the 0 that is dialled at home. */
export function membersByNumber(world: World, typed: string): MemberRecord[] {
  const digits = typed.trim().replace(/^\+/, '').replaceAll(' ', '')
  return world.tables.member.where(
    ({ area_num, mobile }) =>
      mobile !== '' && [mobile, `0${mobile}`, area_num + mobile, `${area_num}0${mobile}`].includes(digits),
  )
}

export const isUsernameTaken = (world: World, username: string): boolean =>
  world.tables.member.all().some((member) => member.username.toLowerCase() === username.toLowerCase())

export const isEmailTaken = (world: World, email: string, except?: string): boolean =>
  membersByEmail(world, email).some((member) => member.id !== except)

export const isMobileTaken = (world: World, area_num: string, mobile: string, except?: string): boolean =>
  world.tables.member
    .all()
    .some(
      (member) =>
        member.id !== except &&
        member.mobile !== '' &&
        mobileTarget(member.area_num, member.mobile) === mobileTarget(area_num, mobile),
    )

/** An id above those of all members. */
export const nextMemberId = (world: World): string =>
  String(world.tables.member.all().reduce((most, { id }) => Math.max(most, Number(id)), 0) + 1)

/** Ends all sessions of a member except the given one, and sign-ins that wait for their second step. */
export function endSessions(world: World, member_id: string, except?: string): void {
  for (const session of world.tables.session.where((row) => row.member_id === member_id)) {
    if (session.id !== except) world.tables.session.remove(session.id)
  }
  for (const row of world.tables.sign_in_challenge.where((one) => one.member_id === member_id)) {
    world.tables.sign_in_challenge.remove(row.id)
  }
}

/** Whether members may sign in; one scenario closes the member centre. */
export const isCenterOpen = (world: World): boolean => world.scenario !== 'center_closed'

export const failuresOf = (world: World, member: MemberRecord): readonly number[] =>
  world.tables.sign_in_failure.get(member.id)?.times ?? []

/** Forgets the wrong passwords of a member, on all forms and at the sign-in. */
export function forgetFailures(world: World, member_id: string): void {
  world.tables.sign_in_failure.remove(member_id)
  forgetCalls(world, 'sign_in_wrong', member_id)
}

/** Whether the member was told within the last day: ten tries are soon together again at every later one. */
const wasToldOfTries = (world: World, { id }: MemberRecord, now: number): boolean =>
  world.tables.notification.where(
    ({ member_id, kind, create_time }) =>
      member_id === id && kind === 'passwords_tried' && create_time > toSeconds(now) - 86_400,
  ).length > 0

/**
 * Throws PASSWORD_WRONG. Anybody can type a wrong password at the sign-in: it slows the next tries down, ends no session
 * and locks nothing. The member is told of the tenth, at most once a day.
 */
export function checkSignInPassword(world: World, member: MemberRecord, password: string, now: number): void {
  if (member.password === password) {
    forgetFailures(world, member.id)
    return
  }
  const tried = countCall(world, 'sign_in_wrong', member.id, now)
  if (tried >= rateLimits.sign_in_wrong.most && !wasToldOfTries(world, member, now)) {
    notify(world, { kind: 'passwords_tried', company_id: member.company_id, to: member.id })
  }
  throw refuse('PASSWORD_WRONG')
}

/**
 * Throws PASSWORD_WRONG. A wrong password counts on every form of a signed-in member that asks for it, so that nobody can guess it from a
 * stolen session: the tenth locks the account and ends its sessions.
 */
export function checkPassword(world: World, member: MemberRecord, password: string, now: number): void {
  if (member.password === password) {
    world.tables.sign_in_failure.remove(member.id)
    return
  }
  const times = [...recentFailures(failuresOf(world, member), now), now]
  world.tables.sign_in_failure.put({ id: member.id, times })
  if (tooManyFailures(times, now)) endSessions(world, member.id)
  throw refuse('PASSWORD_WRONG')
}

/** Refuses a new password that is easily guessed. `field` is the one to mend. */
export function checkNewPassword(
  password: string,
  field: 'password' | 'newPassword',
  member: Pick<MemberRecord, 'username' | 'nickname' | 'email' | 'mobile'>,
  company?: Pick<CompanyRecord, 'name'>,
): void {
  const { username, nickname, email, mobile } = member
  const names = [username, nickname, email.split('@')[0] ?? '', mobile, ...Object.values(company?.name ?? {})]
  if (isGuessable(password, names)) throw invalidFields({ [field]: 'password_guessable' })
}

/** Identity and contact data of a member; the first fields of everything that describes one. */
export const presentPerson = (member: MemberRecord) => ({
  id: Number(member.id),
  username: member.username,
  nickname: member.nickname,
  email: member.email,
  area_num: member.area_num,
  mobile: member.mobile,
  full_mobile_text: member.mobile === '' ? '' : `+${member.area_num} ${member.mobile}`,
})
