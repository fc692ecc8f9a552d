import { counted, type RateLimitName, rateLimits, secondsToWait } from '../domain/rate/window.ts'
import { type Refusal, refuse } from '../domain/refusal.ts'
import type { World } from '../world/world.ts'

const timesOf = (world: World, id: string) => world.tables.rate_window.get(id)?.times ?? []

/** Why it may not be asked for now. Counts nothing. */
export function againstAsking(world: World, what: RateLimitName, whose: string, now: number): Refusal | null {
  const retry_after = secondsToWait(timesOf(world, `${what} ${whose}`), rateLimits[what], now)
  return retry_after > 0 ? refuse('RATE_LIMITED', undefined, { extra: { retry_after } }) : null
}

export function countAsking(world: World, what: RateLimitName, whose: string, now: number): void {
  const id = `${what} ${whose}`
  world.tables.rate_window.put({ id, times: counted(timesOf(world, id), rateLimits[what], now) })
}

/** Counts one call, or says how long to wait. By the world's clock alone, so a replay is limited where the first run was. */
export function limited(world: World, what: RateLimitName, whose: string, now: number): Refusal | null {
  const refused = againstAsking(world, what, whose, now)
  if (!refused) countAsking(world, what, whose, now)
  return refused
}
