import { isShut, recentFailures } from '../../domain/session/lock.ts'
import { refuse } from '../../edge/operation.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { endSessions } from './members.ts'

export const failuresOf = (world: World, member: MemberRecord): readonly number[] =>
  world.tables.sign_in_failure.get(member.id)?.times ?? []

/**
 * Throws PASSWORD_WRONG. A wrong password counts on every form that asks for it, so that nobody can guess it from a
 * stolen session: the tenth locks the account and ends its sessions.
 */
export function checkPassword(world: World, member: MemberRecord, password: string, now: number): void {
  if (member.password === password) {
    world.tables.sign_in_failure.remove(member.id)
    return
  }
  const times = [...recentFailures(failuresOf(world, member), now), now]
  world.tables.sign_in_failure.put({ id: member.id, times })
  if (isShut(times, now)) endSessions(world, member.id)
  throw refuse('PASSWORD_WRONG')
}
