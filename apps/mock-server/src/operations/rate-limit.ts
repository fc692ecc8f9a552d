import { counted, type RateLimitName, rateLimits, secondsToWait } from '../domain/rate/window.ts'
import { refuse } from '../domain/refusal.ts'
import type { World } from '../world/world.ts'

const timesOf = (world: World, id: string) => world.tables.rate_window.get(id)?.times ?? []

/** Throws RATE_LIMITED while `whose` has to wait. Counts nothing. */
export function checkRate(world: World, what: RateLimitName, whose: string, now: number): void {
  const retry_after = secondsToWait(timesOf(world, `${what} ${whose}`), rateLimits[what], now)
  if (retry_after > 0) throw refuse('RATE_LIMITED', undefined, { extra: { retry_after } })
}

export function countCall(world: World, what: RateLimitName, whose: string, now: number): void {
  const id = `${what} ${whose}`
  world.tables.rate_window.put({ id, times: counted(timesOf(world, id), rateLimits[what], now) })
}

/** Counts one call, or throws RATE_LIMITED. Uses the world's clock only, so that a replay meets the limit at the same call. */
export function limitRate(world: World, what: RateLimitName, whose: string, now: number): void {
  checkRate(world, what, whose, now)
  countCall(world, what, whose, now)
}
