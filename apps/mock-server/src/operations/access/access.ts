import type { BodyOf, Schemas } from '@portal/api-client/contract'
import { challengeLife, newRecoveryCodes, newSecret } from '../../domain/access/second-factor.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { isSignedIn, mayRenew } from '../../domain/session/session.ts'
import { changesBetween } from '../../domain/sub-account/admin-log.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { isIdle } from '../../edge/authorise.ts'
import { type Operations, ok, refuse } from '../../edge/operation.ts'
import { accessSettingOf } from '../../world/access-setting.ts'
import type { MemberRecord, SessionRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { notify } from '../notification/notify.ts'
import { forgetCalls } from '../rate-limit.ts'
import { checkPassword, endSessions } from '../session/members.ts'
import { logEntry } from '../sub-account/log-entry.ts'
import { managedAccount } from '../sub-account/managed-account.ts'
import { viewerOf } from '../viewer.ts'
import { confirmSecret, factorOf, useCode } from './second-step.ts'

export const accessOperations = {
  getAccountAccess: (call, world) => {
    const { member, now } = viewerOf(call, world)
    const factor = factorOf(world, member)
    const { id: _, ...setting } = accessSettingOf(world, member.company_id)
    const sessions = world.tables.session
      .where((row) => row.member_id === member.id && isOpen(row, now) && !isIdle(world, row, member))
      .map((row) => presentSession(row, call.session))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.last_seen_time - a.last_seen_time)
    return {
      second_factor: { active: factor !== null, recovery_codes_left: factor?.recovery_codes.length ?? 0 },
      setting,
      sessions,
    }
  },

  changeSecondFactor: (call, world) => {
    const viewer = viewerOf(call, world)
    const { member, now } = viewer
    const { step, code } = call.body
    if (step === 'confirm') return { secret: null, recovery_codes: confirmed(world, member, code, now) }
    checkHolder(world, member, call.body, now)
    const table = world.tables.second_factor
    const draw = world.draw('second_factor', member.id, world.next('second_factor'))
    const row = table.get(member.id)
    if (step === 'begin') {
      const secret = newSecret(draw)
      const none = { id: member.id, secret: null, last_step: 0, recovery_codes: [] }
      table.put({ ...(row ?? none), pending: { secret, expires: now + challengeLife } })
      return { secret, recovery_codes: [] }
    }
    if (!row?.secret) throw invalidFields({ step: 'second_factor_missing' })
    logEntry(viewer, 'second_factor_changed', { account: member })
    if (step === 'renew') {
      const recovery_codes = newRecoveryCodes(draw)
      table.put({ ...row, recovery_codes })
      return { secret: null, recovery_codes }
    }
    table.remove(member.id)
    notify(world, { kind: 'second_factor_stopped', company_id: member.company_id, to: member.id })
    return ok({ secret: null, recovery_codes: [] }, 'saved')
  },

  endSessions: (call, world) => {
    const viewer = viewerOf(call, world)
    const { member } = viewer
    const { id } = call.body
    if (id === undefined) endSessions(world, member.id, call.session?.id)
    else {
      const own = world.tables.session.where((row) => row.member_id === member.id && row.number === id)[0]
      if (!own) throw refuse('NOT_FOUND')
      world.tables.session.remove(own.id)
    }
    logEntry(viewer, 'sessions_ended', { account: member })
    return ok({}, 'sessions_ended')
  },

  changeSubAccountAccess: (call, world) => {
    const viewer = viewerOf(call, world)
    const member = managedAccount(call.body.id, viewer)
    const { company_id } = member
    const resets = call.body.action === 'reset_second_factor'
    if (resets && !factorOf(world, member)) throw invalidFields({ action: 'second_factor_missing' })
    endSessions(world, member.id)
    if (!resets) {
      logEntry(viewer, 'sessions_ended', { account: member })
      return ok({}, 'sessions_ended')
    }
    world.tables.second_factor.remove(member.id)
    forgetCalls(world, 'second_factor_wrong', member.id)
    logEntry(viewer, 'second_factor_reset', { account: member })
    notify(world, {
      kind: 'second_factor_reset',
      company_id,
      to: member.id,
      params: { name: viewer.member.nickname },
    })
    return ok({}, 'saved')
  },

  saveAccessSetting: (call, world) => {
    const viewer = viewerOf(call, world)
    const { setting } = call.body
    const before = loggedSetting(accessSettingOf(world, viewer.company.id))
    const changes = changesBetween(before, loggedSetting(setting))
    if (changes.length > 0) logEntry(viewer, 'access_changed', { changes })
    world.tables.access_setting.put({ ...setting, id: viewer.company.id })
    return ok({}, 'saved')
  },
} satisfies Partial<Operations>

const loggedSetting = ({ second_factor_required, idle_minutes }: Schemas['AccessSetting']) => ({
  second_factor_required,
  idle_minutes: idle_minutes === null ? null : String(idle_minutes),
})

/** Setting up begins with the password; every change of what is in use also takes a code of it. */
function checkHolder(
  world: World,
  member: MemberRecord,
  { step, password, code }: BodyOf<'changeSecondFactor'>,
  now: number,
): void {
  const factor = factorOf(world, member)
  if (step === 'stop' && accessSettingOf(world, member.company_id).second_factor_required) {
    throw invalidFields({ step: 'second_factor_required' })
  }
  const missing = { ...(!password && { password: 'required' }), ...(factor && !code && { code: 'required' }) }
  if (Object.keys(missing).length > 0) throw invalidFields(missing as Record<string, 'required'>)
  checkPassword(world, member, password ?? '', now)
  if (factor) useCode(world, member, code ?? '', now)
}

function confirmed(world: World, member: MemberRecord, code: string | undefined, now: number): string[] {
  const pending = world.tables.second_factor.get(member.id)?.pending
  if (!code) throw invalidFields({ code: 'required' })
  if (!pending || now >= pending.expires) throw invalidFields({ step: 'challenge_ended' })
  return confirmSecret(world, member, pending.secret, code, now)
}

/** A session whose access token has run out goes on as long as it can be renewed. */
const isOpen = (row: SessionRecord, now: number): boolean => isSignedIn(row, now) || mayRenew(row, now)

const presentSession = (row: SessionRecord, current: SessionRecord | null): Schemas['MemberSession'] => ({
  id: row.number,
  device: row.device,
  browser: row.browser,
  ip: row.ip,
  place: '',
  signed_in_time: toSeconds(row.opened),
  last_seen_time: toSeconds(row.last_seen),
  current: row.id === current?.id,
})
