import { counted, type RateLimitName, rateLimits, secondsToWait } from '../domain/rate/window.ts'
import { refuse } from '../domain/refusal.ts'
import type { World } from '../world/world.ts'

const timesOf = (world: World, id: string) => world.tables.rate_window.get(id)?.times ?? []

/** Throws RATE_LIMITED while `whose` has to wait. Counts nothing. */
export function checkRate(world: World, what: RateLimitName, whose: string, now: number): void {
  const retry_after = secondsToWait(timesOf(world, `${what} ${whose}`), rateLimits[what], now)
  if (retry_after > 0) throw refuse('RATE_LIMITED', undefined, { extra: { retry_after } })
}

/** Returns how many there are within the window now. */
export function countCall(world: World, what: RateLimitName, whose: string, now: number): number {
  const id = `${what} ${whose}`
  const times = counted(timesOf(world, id), rateLimits[what], now)
  world.tables.rate_window.put({ id, times })
  return times.length
}

/** Forgets what was counted. */
export function forgetCalls(world: World, what: RateLimitName, whose: string): void {
  world.tables.rate_window.remove(`${what} ${whose}`)
}

/** Counts one call, or throws RATE_LIMITED. Uses the world's clock only, so that a replay meets the limit at the same call. */
export function limitRate(world: World, what: RateLimitName, whose: string, now: number): void {
  checkRate(world, what, whose, now)
  countCall(world, what, whose, now)
}
