import { holdsNode } from '../domain/menu/permission.ts'
import { nodesInEffect } from '../domain/sub-account/sight.ts'
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
  return member?.state === 'active' ? { member, session } : nobody
}

/** Remembers, to the minute, when a session was last seen. */
export function noteSeen(world: World, { member, session }: Caller, now: number): void {
  if (!member || !session || now - session.last_seen < 60_000) return
  world.tables.session.put({ ...session, last_seen: now })
}

/** Checks the session, then the permission node. @throws Refusal */
export function authorise(route: Route, caller: Caller): void {
  if (!route.needsMember) return
  if (!caller.member) throw refuse('NEED_LOGIN')
  if (!holdsNode(nodesInEffect(caller.member), route.permission)) throw refuse('NO_PERMISSION')
}
