import type { BodyOf } from '@portal/api-client/contract'
import { defaultArea, emailTarget, mobileError, mobileTarget } from '../../domain/account/profile.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { changesBetween } from '../../domain/sub-account/admin-log.ts'
import { codeId } from '../../domain/verification/code.ts'
import { type Operations, ok, refuse } from '../../edge/operation.ts'
import { loggedAccount } from '../../world/admin-log.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import {
  checkNewPassword,
  checkPassword,
  endSessions,
  forgetFailures,
  isEmailTaken,
  isMobileTaken,
  membersByEmail,
  membersByNumber,
} from '../session/members.ts'
import { usesCode } from '../session/verification-code.ts'
import { logEntry } from '../sub-account/log-entry.ts'
import { viewerOf } from '../viewer.ts'

/** How long a proof of the bound address allows a change, in ms. */
const verificationLife = 600_000

/** Where codes of this type reach the member; null while nothing is bound. */
function boundTarget(member: MemberRecord, type: 'email' | 'mobile'): string | null {
  if (type === 'email') return member.email === '' ? null : emailTarget(member.email)
  return member.mobile === '' ? null : mobileTarget(member.area_num, member.mobile)
}

export const accountSecurityOperations = {
  verifyAccount: (call, world) => {
    const { member, now } = viewerOf(call, world)
    const { type, captcha } = call.body
    const target = boundTarget(member, type)
    if (target === null || !usesCode(world, target, 'verify', captcha)) throw refuse('CODE_WRONG')
    const id = world.draw('account_verification', member.id, world.next('account_verification')).hex(32)
    world.tables.account_verification.put({ id, member_id: member.id, type, expires: now + verificationLife })
    return { type, accountVerificationToken: id }
  },

  changeAccountBinding: (call, world) => {
    const viewer = viewerOf(call, world)
    const { member, company, now } = viewer
    const { body } = call
    const wanted = bindingFrom(body)
    checkChange(world, member, body, now)
    if (isTaken(world, member, wanted)) throw refuse('TARGET_TAKEN')
    if (!usesCode(world, wanted.target, 'change', body.captcha)) throw refuse('CODE_WRONG')
    if (body.accountVerificationToken) world.tables.account_verification.remove(body.accountVerificationToken)
    const saved = world.tables.member.put({ ...member, ...wanted.bound })
    const [before, after] = [member, saved].map((one) => loggedAccount(one, company.settlement_currency))
    const changes = changesBetween(before ?? null, after ?? {})
    logEntry(viewer, 'binding_changed', { account: saved, changes })
    return ok({}, 'binding_changed')
  },

  changePassword: (call, world) => {
    const { member, company, now } = viewerOf(call, world)
    const { oldPassword, newPassword } = call.body
    checkPassword(world, member, oldPassword, now)
    if (newPassword === oldPassword) throw invalidFields({ newPassword: 'password_same' })
    checkNewPassword(newPassword, 'newPassword', member, company)
    world.tables.member.put({ ...member, password: newPassword })
    endSessions(world, member.id)
    return ok({}, 'password_changed_sign_in')
  },

  retrievePassword: ({ body }, world) => {
    const { type, account, captcha, password } = body
    const owners = type === 'email' ? membersByEmail(world, account) : membersByNumber(world, account)
    const member = owners.find((one) => hasCode(world, one, type)) ?? owners[0]
    if (!member) throw refuse('TARGET_UNKNOWN')
    if (member.state === 'suspended') throw refuse('ACCOUNT_DISABLED')
    checkNewPassword(password, 'password', member, world.tables.company.get(member.company_id))
    if (!usesCode(world, boundTarget(member, type) ?? '', 'retrieve', captcha)) throw refuse('CODE_WRONG')
    world.tables.member.put({ ...member, password, state: 'active' })
    forgetFailures(world, member.id)
    endSessions(world, member.id)
    return ok({}, 'password_changed')
  },
} satisfies Partial<Operations>

/** Two countries can have the same number; the code that was sent tells which member is meant. */
function hasCode(world: World, member: MemberRecord, type: 'email' | 'mobile'): boolean {
  const target = boundTarget(member, type)
  return target !== null && world.tables.verification_code.get(codeId(target, 'retrieve')) !== undefined
}

interface BindingRequest {
  readonly target: string
  readonly bound: Partial<Pick<MemberRecord, 'email' | 'area_num' | 'mobile'>>
}

function bindingFrom(form: BodyOf<'changeAccountBinding'>): BindingRequest {
  const { type, email, area_num = defaultArea, mobile } = form
  if (type === 'email') {
    if (!email) throw invalidFields({ email: 'required' })
    return { target: emailTarget(email), bound: { email: emailTarget(email) } }
  }
  if (!mobile) throw invalidFields({ mobile: 'required' })
  const error = mobileError(area_num, mobile)
  if (error) throw invalidFields({ mobile: error })
  return { target: mobileTarget(area_num, mobile), bound: { area_num, mobile } }
}

const isTaken = (world: World, member: MemberRecord, { bound }: BindingRequest): boolean =>
  bound.email !== undefined
    ? isEmailTaken(world, bound.email, member.id)
    : isMobileTaken(world, bound.area_num ?? '', bound.mobile ?? '', member.id)

/** Only a member who can still read the bound address may replace it; a first binding needs the password. */
function checkChange(
  world: World,
  member: MemberRecord,
  { type, accountVerificationToken = '', password }: BodyOf<'changeAccountBinding'>,
  now: number,
): void {
  if (boundTarget(member, type) === null) {
    if (password === undefined) throw invalidFields({ password: 'required' })
    return checkPassword(world, member, password, now)
  }
  const proof = world.tables.account_verification.get(accountVerificationToken)
  const holds = proof?.member_id === member.id && proof.type === type && now < proof.expires
  if (!holds) throw refuse('VERIFICATION_NEEDED')
}
