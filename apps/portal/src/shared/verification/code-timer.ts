import { type BrowserStorage, tabStorage } from '@portal/auth'

/**
 * The time of the next allowed code, by purpose and receiver. It is in the tab's storage, so that it survives a closed
 * dialog and a reload; the receiver is hashed.
 */
type Timers = Record<string, number>

/** Name of a timer: purpose and hashed receiver. */
export function timerName(purpose: string, receiver: string): string {
  let hash = 0x811c9dc5
  for (const sign of receiver.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  }
  return `${purpose} ${(hash >>> 0).toString(36)}`
}

function read(storage: BrowserStorage): Timers {
  try {
    const found: unknown = JSON.parse(storage.read(codeTimersKey) ?? '{}')
    const timers = typeof found === 'object' && found !== null ? Object.entries(found) : []
    return Object.fromEntries(timers.filter((timer): timer is [string, number] => Number.isFinite(timer[1])))
  } catch {
    return {}
  }
}

// With blocked storage the wait lasts as long as the page.
let inPage: Timers = {}

/** Starts a timer and removes expired ones; `now` in epoch ms. */
export function startTimer(
  name: string,
  seconds: number,
  now: number,
  storage: BrowserStorage = tabStorage,
): void {
  const running = Object.entries({ ...inPage, ...read(storage) }).filter(([, until]) => until > now)
  inPage = { ...Object.fromEntries(running), [name]: now + seconds * 1000 }
  storage.write(codeTimersKey, JSON.stringify(inPage))
}

/** Seconds left of a timer, 0 if it has expired; `now` in epoch ms. */
export function secondsLeft(name: string, now: number, storage: BrowserStorage = tabStorage): number {
  const until = read(storage)[name] ?? inPage[name] ?? 0
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** Storage key of the code timers. */
export const codeTimersKey = 'code-timers'
