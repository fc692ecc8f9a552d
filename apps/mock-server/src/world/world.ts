import type { Draw, DrawKey } from './draw.ts'
import type { Faults } from './faults.ts'
import type { Job, JobKind, JobQueue } from './jobs.ts'
import type { Journal } from './journal.ts'
import type { Repository } from './repository.ts'
import type { Catalogue } from './seed/catalogue.ts'
import type { StartingStateName } from './starting-states.ts'
import type { Tables } from './tables.ts'
import type { Verdict } from './verdict.ts'

/** Time of one world. It only moves forward. */
export interface Clock {
  /** Epoch ms, whole. */
  now(): number
  /** Epoch ms at which the world began. */
  readonly start: number
  /** Moves on by `ms` and runs the jobs that fall due, in order, each at its own instant. */
  advance(ms: number): void
  /** `frozen` moves by `advance` alone; `ticking` also follows real time. */
  readonly mode: 'frozen' | 'ticking'
}

/** A code or mail that a real system would have sent; tests read it back through the control API. */
export interface SentMessage {
  readonly id: string
  /** Epoch ms. */
  readonly time: number
  readonly channel: 'email' | 'sms'
  readonly target: string
  readonly event: string
  readonly code: string | null
  readonly text: string
}

export type WorldTables = { readonly [Name in keyof Tables]: Repository<Tables[Name]> }

/** One isolated copy of everything that members can change, with its own time. */
export interface World {
  readonly id: string
  readonly seed: number
  readonly scenario: StartingStateName
  readonly clock: Clock
  readonly tables: WorldTables
  /** Frozen and shared by all worlds of the same seed. */
  readonly catalogue: Catalogue
  readonly jobs: JobQueue
  readonly journal: Journal
  readonly faults: Faults
  readonly verdict: Verdict
  /** Rises with every change of a table. */
  readonly revision: number
  readonly sent: SentMessage[]
  /** Keyed by this world's seed: `world.draw('order', id, 'room_number')`. */
  draw(...path: DrawKey[]): Draw
  /** 1, 2, 3, … for each named counter. */
  next(counter: string): number
}

/** Runs with the clock standing exactly at `job.due`. */
export type JobHandler = (job: Job, world: World) => void

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler }
