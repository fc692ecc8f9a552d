import type { BodyOf } from '@portal/api-client/contract'
import {
  afterCode,
  challengeLife,
  newRecoveryCodes,
  newSecret,
  type SecondFactorRecord,
  stepOf,
  wrongCodes,
} from '../../domain/access/second-factor.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { refuse } from '../../edge/operation.ts'
import { accessSettingOf } from '../../world/access-setting.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { notify } from '../notification/notify.ts'
import { checkRate, countCall } from '../rate-limit.ts'
import { logEntry } from '../sub-account/log-entry.ts'

/** The second factor of a member who has confirmed one. */
export function factorOf(
  world: World,
  member: MemberRecord,
): (SecondFactorRecord & { secret: string }) | null {
  const factor = world.tables.second_factor.get(member.id)
  return factor?.secret ? { ...factor, secret: factor.secret } : null
}

/**
 * Called once the password is right. Throws SECOND_FACTOR_NEEDED where the member has a second factor or the company
 * requires one; then no session exists before the second step.
 */
export function askSecondStep(world: World, member: MemberRecord, keep: boolean, now: number): void {
  const factor = factorOf(world, member)
  if (!factor && !accessSettingOf(world, member.company_id).second_factor_required) return
  const table = world.tables.sign_in_challenge
  for (const old of table.where((row) => row.expires <= now)) table.remove(old.id)
  const draw = world.draw('sign_in_challenge', member.id, world.next('sign_in_challenge'))
  const secret = factor ? null : newSecret(draw)
  const expires = now + challengeLife
  const { id } = table.put({ id: draw.hex(32), member_id: member.id, keep, secret, wrong: 0, expires })
  throw refuse('SECOND_FACTOR_NEEDED', undefined, {
    extra: { second_factor: { challenge: id, secret } },
  })
}

type SecondStep = Extract<BodyOf<'signIn'>, { tab: 'second_factor' }>

/** The member whose second step this is. Sets the second factor up where the challenge came with a secret. */
export function takeSecondStep(
  { challenge, code }: SecondStep,
  world: World,
): { readonly member: MemberRecord; readonly keep: boolean; readonly recovery_codes?: string[] } {
  const table = world.tables.sign_in_challenge
  const now = world.clock.now()
  const row = table.get(challenge)
  const member = row && world.tables.member.get(row.member_id)
  const factor = member && factorOf(world, member)
  const holds =
    row &&
    row.wrong < wrongCodes &&
    now < row.expires &&
    member?.state === 'active' &&
    (factor === null) === (row.secret !== null)
  if (!row || !member || !holds) {
    table.remove(challenge)
    throw invalidFields({ challenge: 'challenge_ended' })
  }
  const done = { member, keep: row.keep }
  try {
    if (row.secret === null) useCode(world, member, code, now)
    else return { ...done, recovery_codes: confirmSecret(world, member, row.secret, code, now) }
  } catch (error) {
    // It stays, though it takes no more codes: the log names its member.
    table.put({ ...row, wrong: row.wrong + 1 })
    throw error
  }
  table.remove(row.id)
  return done
}

/** Takes a code of the app or a recovery code, once. A wrong one counts, and many make the member wait. */
export function useCode(world: World, member: MemberRecord, code: string, now: number): void {
  checkRate(world, 'second_factor_wrong', member.id, now)
  const factor = factorOf(world, member)
  const left = factor && afterCode(factor, code, now)
  if (!left) {
    countCall(world, 'second_factor_wrong', member.id, now)
    throw refuse('CODE_WRONG')
  }
  world.tables.second_factor.put(left)
}

/** Sets the second factor up with the first code of the app, and returns its recovery codes. */
export function confirmSecret(
  world: World,
  member: MemberRecord,
  secret: string,
  code: string,
  now: number,
): string[] {
  checkRate(world, 'second_factor_wrong', member.id, now)
  const step = stepOf(secret, code, now)
  if (step === null) {
    countCall(world, 'second_factor_wrong', member.id, now)
    throw refuse('CODE_WRONG')
  }
  for (const row of world.tables.sign_in_challenge.where((one) => one.member_id === member.id)) {
    world.tables.sign_in_challenge.remove(row.id)
  }
  const recovery_codes = newRecoveryCodes(world.draw('recovery_code', member.id, world.next('recovery_code')))
  world.tables.second_factor.put({ id: member.id, secret, pending: null, last_step: step, recovery_codes })
  logEntry({ world, member, now }, 'second_factor_changed', { account: member })
  notify(world, { kind: 'second_factor_set', company_id: member.company_id, to: member.id })
  return recovery_codes
}
