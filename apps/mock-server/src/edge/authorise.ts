import type { OperationId } from '@portal/api-client/contract'
import { holdsNode } from '../domain/menu/permission.ts'
import { nodesInEffect } from '../domain/sub-account/sight.ts'
import { accessSettingOf } from '../world/access-setting.ts'
import type { MemberRecord, SessionRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'
import { refuse } from './operation.ts'
import type { Route } from './route-table.ts'

export interface Caller {
  readonly member: MemberRecord | null
  /** May have expired; then `member` is null. */
  readonly session: SessionRecord | null
}

const nobody: Caller = Object.freeze({ member: null, session: null })

/** The caller to whom a token belongs. A suspended or locked member counts as nobody. */
export function callerOf(world: World, token: string | null): Caller {
  if (!token) return nobody
  const session = world.tables.session.get(token)
  if (!session) return nobody
  if (session.expires <= world.clock.now()) return { member: null, session }
  const member = world.tables.member.get(session.member_id)
  if (member && isIdle(world, session, member)) return { member: null, session }
  return member?.state === 'active' ? { member, session } : nobody
}

/** Whether nobody has used the session for as long as its company allows; `last_seen` is up to a minute early. */
export function isIdle(world: World, session: SessionRecord, { company_id }: MemberRecord): boolean {
  const { idle_minutes } = accessSettingOf(world, company_id)
  return idle_minutes !== null && world.clock.now() - session.last_seen > (idle_minutes + 1) * 60_000
}

/** What pages ask by themselves, whether or not anybody sits before them. */
const asksByItself: ReadonlySet<OperationId> = new Set([
  'listNotifications',
  'listApprovals',
  'listOrderStatuses',
  'listOrderDeadlines',
  'getOrderDispatch',
  'checkContentPayment',
])

/** Remembers, to the minute, when a session was last seen. */
export function noteSeen(
  world: World,
  { member, session }: Caller,
  operation: OperationId | null,
  now: number,
): void {
  if (operation === null || asksByItself.has(operation)) return
  if (!member || !session || now - session.last_seen < 60_000) return
  world.tables.session.put({ ...session, last_seen: now })
}

/** Checks the session, then the permission node. @throws Refusal */
export function authorise(route: Route, caller: Caller): void {
  if (!route.needsMember) return
  if (!caller.member) throw refuse('NEED_LOGIN')
  if (!holdsNode(nodesInEffect(caller.member), route.permission)) throw refuse('NO_PERMISSION')
}
