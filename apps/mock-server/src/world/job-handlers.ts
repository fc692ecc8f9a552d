import type { Job, JobKind } from './jobs.ts'
import type { World } from './world.ts'

/** Runs with the clock standing exactly at `job.due`. */
export type JobHandler = (job: Job, world: World) => void

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler }
