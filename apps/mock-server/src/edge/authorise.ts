import { holdsNode } from '../domain/menu/permission.ts'
import { nodesInEffect } from '../domain/sub-account/sight.ts'
import type { MemberRecord, SessionRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'
import { type Refusal, refuse } from './operation.ts'
import type { Route } from './route-table.ts'

export interface Caller {
  readonly member: MemberRecord | null
  /** Also one that has expired; then `member` is null. */
  readonly session: SessionRecord | null
}

const nobody: Caller = Object.freeze({ member: null, session: null })

/** Who calls, by the token that was sent. Only active members are anybody. */
export function callerOf(world: World, token: string | null): Caller {
  if (!token) return nobody
  const session = world.tables.session.get(token)
  if (!session) return nobody
  if (session.expires <= world.clock.now()) return { member: null, session }
  const member = world.tables.member.get(session.member_id)
  return member?.state === 'active' ? { member, session } : nobody
}

/** First the session, then the permission node; null when the call may go on. */
export function authorise(route: Route, caller: Caller): Refusal | null {
  if (!route.needsMember) return null
  if (!caller.member) return refuse('NEED_LOGIN')
  return holdsNode(nodesInEffect(caller.member), route.permission) ? null : refuse('NO_PERMISSION')
}
