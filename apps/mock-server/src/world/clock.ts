import type { Clock } from './world.ts'

/** Runs every job that is due up to `until` (epoch ms); `at` sets the clock to the instant of each job. */
type RunDue = (until: number, at: (instant: number) => void) => void

interface ClockSettings {
  /** Epoch ms at which the world began. */
  start: number
  /** Epoch ms of the present; the start unless the world is restored. */
  now?: number
  mode: 'frozen' | 'ticking'
  /** Real time in ms from any fixed point; called in ticking mode only. */
  hostTime: () => number
  runDue: RunDue
}

/** A ticking clock moves in steps of so many ms, so that related reads see the same instant. */
const step = 200

/**
 * The only clock of a world. Even in ticking mode it moves only in `settle` and `advance`, so one call sees one
 * instant.
 */
export class WorldClock implements Clock {
  readonly start: number
  readonly mode: 'frozen' | 'ticking'
  readonly #hostTime: () => number
  readonly #runDue: RunDue
  #now: number
  #hostSeen: number

  constructor(settings: ClockSettings) {
    this.start = settings.start
    this.mode = settings.mode
    this.#hostTime = settings.hostTime
    this.#runDue = settings.runDue
    this.#now = settings.now ?? settings.start
    this.#hostSeen = settings.mode === 'ticking' ? settings.hostTime() : 0
  }

  now(): number {
    return this.#now
  }

  advance(ms: number): void {
    if (!Number.isSafeInteger(ms) || ms < 0) {
      throw new RangeError(`The clock moves forward by whole milliseconds only, not by ${ms}.`)
    }
    this.#moveTo(this.#now + ms)
  }

  /** Follows real time when ticking, and runs the due jobs. Called before each call. */
  settle(): void {
    if (this.mode === 'frozen') return
    const host = this.#hostTime()
    const passed = Math.floor((host - this.#hostSeen) / step) * step
    if (passed <= 0) return
    this.#hostSeen += passed
    this.#moveTo(this.#now + passed)
  }

  #moveTo(instant: number): void {
    this.#runDue(instant, (due) => {
      if (due > this.#now) this.#now = due
    })
    if (instant > this.#now) this.#now = instant
  }
}
