import type { Draw, DrawKey } from './draw.ts'
import type { Faults } from './faults.ts'
import type { Job, JobKind, JobQueue } from './jobs.ts'
import type { Journal } from './journal.ts'
import type { Repository } from './repository.ts'
import type { Catalogue } from './seed/catalogue.ts'
import type { StartingStateName } from './starting-states.ts'
import type { Tables } from './tables.ts'
import type { Verdict } from './verdict.ts'

/** The time of one world, which only moves forward. */
export interface Clock {
  /** Epoch ms, whole. */
  now(): number
  /** Epoch ms at which the world began. */
  readonly start: number
  /** Moves on by `ms` and runs the due jobs in order, each at its own instant. */
  advance(ms: number): void
  /** `frozen` moves by `advance` alone; `ticking` also follows real time. */
  readonly mode: 'frozen' | 'ticking'
}

/** A code or mail that a real system would have sent; tests read it through a control call. */
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

/** An isolated copy of everything that members can change, with its own time. */
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
  /** Random values keyed by the seed: `world.draw('order', id, 'room_number')`. */
  draw(...path: DrawKey[]): Draw
  /** The next value of a named counter: 1, 2, 3, … */
  next(counter: string): number
}

/** Runs while the clock shows exactly `job.due`. */
export type JobHandler = (job: Job, world: World) => void

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler }
