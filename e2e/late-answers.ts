import { setTimeout as after } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

/** Hashes a text to a number between 0 and 1 (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // Similar texts differ in few bits; this spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** The delay in ms: none for a quarter, up to 0.3 s for most, 0.5 to 2.5 s for one in seven. */
function delayOf(share: number): number {
  if (share < 0.25) return 0
  if (share < 0.86) return Math.round((share - 0.25) * 500)
  return Math.round(500 + ((share - 0.86) / 0.14) * 2000)
}

/**
 * Delays every call and every lazy file of a context by a time that depends on the seed, so that answers overtake each
 * other as on a slow machine or line. A test that relies on their order fails.
 */
export async function answerLate(context: BrowserContext, seed: string): Promise<void> {
  const counts = new Map<string, number>()
  await context.route(/\/(?:api|assets)\//u, async (route) => {
    const request = route.request()
    const key = `${request.method()} ${new URL(request.url()).pathname}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    await after(delayOf(shareOf(`${seed} ${key} ${count}`)))
    // The page may have closed, or aborted the request, during the delay.
    await route.fallback().catch(() => {})
  })
}
