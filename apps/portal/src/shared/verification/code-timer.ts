import { type BrowserStorage, tabStorage } from '@portal/auth'
import { codeTimersKey as key } from './code-timers-key.ts'

/**
 * Until when the next code may not be asked for, by purpose and receiver. Kept for the tab, so that neither a
 * closed dialog nor a reload starts the wait again or forgets it. The receiver stands there as a number that
 * does not lead back to an address.
 */
type Timers = Record<string, number>

/** Purpose and receiver of a code as the name of its timer. */
export function timerName(purpose: string, receiver: string): string {
  let hash = 0x811c9dc5
  for (const sign of receiver.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  }
  return `${purpose} ${(hash >>> 0).toString(36)}`
}

function read(storage: BrowserStorage): Timers {
  try {
    const found: unknown = JSON.parse(storage.read(key) ?? '{}')
    const timers = typeof found === 'object' && found !== null ? Object.entries(found) : []
    return Object.fromEntries(timers.filter((timer): timer is [string, number] => Number.isFinite(timer[1])))
  } catch {
    return {}
  }
}

// Storage may be blocked; then the wait is known as long as the page stands.
let inPage: Timers = {}

/** Starts the wait of a timer; `now` in epoch ms. Timers that have run out are forgotten. */
export function startTimer(
  name: string,
  seconds: number,
  now: number,
  storage: BrowserStorage = tabStorage,
): void {
  const running = Object.entries({ ...inPage, ...read(storage) }).filter(([, until]) => until > now)
  inPage = { ...Object.fromEntries(running), [name]: now + seconds * 1000 }
  storage.write(key, JSON.stringify(inPage))
}

/** Whole seconds left of a timer, 0 when it has run out; `now` in epoch ms. */
export function secondsLeft(name: string, now: number, storage: BrowserStorage = tabStorage): number {
  const until = read(storage)[name] ?? inPage[name] ?? 0
  return Math.max(0, Math.ceil((until - now) / 1000))
}
