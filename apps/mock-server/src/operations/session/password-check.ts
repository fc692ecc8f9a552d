import { isShut, recentFailures } from '../../domain/session/lock.ts'
import { type Refusal, refuse } from '../../edge/operation.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { endSessions } from './members.ts'

export const failuresOf = (world: World, member: MemberRecord): readonly number[] =>
  world.tables.sign_in_failure.get(member.id)?.times ?? []

/**
 * Null for the right password. A wrong one counts wherever it is asked for, so that nobody guesses it with a session
 * that is not theirs: the tenth locks the account and ends its sessions.
 */
export function againstPassword(
  world: World,
  member: MemberRecord,
  password: string,
  now: number,
): Refusal | null {
  if (member.password === password) {
    world.tables.sign_in_failure.remove(member.id)
    return null
  }
  const times = [...recentFailures(failuresOf(world, member), now), now]
  world.tables.sign_in_failure.put({ id: member.id, times })
  if (isShut(times, now)) endSessions(world, member.id)
  return refuse('PASSWORD_WRONG')
}
