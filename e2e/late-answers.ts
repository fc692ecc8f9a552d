import { setTimeout as after } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

/** Between 0 and 1, the same for the same text (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // The last bits of similar texts are similar; these steps spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A quarter comes at once, most within 0.3 s, one in seven after 0.5 to 2.5 s. In ms. */
function delayOf(share: number): number {
  if (share < 0.25) return 0
  if (share < 0.86) return Math.round((share - 0.25) * 500)
  return Math.round(500 + ((share - 0.86) / 0.14) * 2000)
}

/**
 * Lets every call and every late file of a context wait, each by a time of its own that the seed decides, so that answers
 * overtake each other as they do on a slow machine or a bad line. A test that relies on which comes first fails here.
 */
export async function answerLate(context: BrowserContext, seed: string): Promise<void> {
  const counts = new Map<string, number>()
  await context.route(/\/(?:api|assets)\//u, async (route) => {
    const request = route.request()
    const key = `${request.method()} ${new URL(request.url()).pathname}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    await after(delayOf(shareOf(`${seed} ${key} ${count}`)))
    // The page may have been closed, or the request given up, while it waited.
    await route.fallback().catch(() => {})
  })
}
