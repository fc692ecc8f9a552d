import type { FaultsSnapshot } from './faults.ts'
import type { QueuedJob } from './jobs.ts'
import type { LiveWorld, WorldSettings } from './live-world.ts'
import type { TableChanges } from './repository.ts'
import { snapshotVersion } from './snapshot-check.ts'
import { type Tables, tableNames } from './tables.ts'
import type { Finding } from './verdict.ts'
import type { SentMessage } from './world.ts'

type ChangedTables = { readonly [Name in keyof Tables]?: TableChanges<Tables[Name]> }

/** A world as plain JSON: its settings and its changes. */
export interface Snapshot {
  readonly version: number
  readonly settings: WorldSettings
  /** Key of the scenario that led to the world; null for none, absent in older snapshots. */
  readonly begun?: string | null
  /** Epoch ms. */
  readonly now: number
  readonly tables: ChangedTables
  readonly jobs: readonly QueuedJob[]
  readonly job_sequence: number
  readonly counters: Readonly<Record<string, number>>
  readonly faults: FaultsSnapshot
  readonly findings: readonly Finding[]
  readonly sent: readonly SentMessage[]
}

export function takeSnapshot(world: LiveWorld): Snapshot {
  const tables: Record<string, unknown> = {}
  for (const name of tableNames) {
    const changes = world.liveTables[name].difference()
    if (changes.put.length > 0 || changes.removed.length > 0) tables[name] = changes
  }
  return {
    version: snapshotVersion,
    settings: {
      id: world.id,
      seed: world.seed,
      start: world.clock.start,
      scenario: world.scenario,
      mode: world.clock.mode,
      ...(world.data === null ? {} : { data: world.data }),
    },
    begun: world.begun,
    now: world.clock.now(),
    tables,
    jobs: world.jobs.list().map((job) => ({ ...job })),
    job_sequence: world.jobs.sequence,
    counters: Object.fromEntries(world.counters),
    faults: world.faults.snapshot(),
    findings: world.verdict.recorded(),
    sent: [...world.sent],
  }
}

/** Applies a snapshot to a new world of the same settings. */
export function applySnapshot(world: LiveWorld, snapshot: Snapshot): void {
  for (const name of tableNames) applyTable(world, name, snapshot)
  world.jobs.replace(snapshot.jobs, snapshot.job_sequence)
  for (const [counter, value] of Object.entries(snapshot.counters)) world.counters.set(counter, value)
  world.faults.restore(snapshot.faults)
  world.verdict.restore(snapshot.findings)
  world.sent.push(...snapshot.sent)
  world.begun = snapshot.begun ?? null
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the table to its own rows
function applyTable<Name extends keyof Tables>(world: LiveWorld, name: Name, snapshot: Snapshot): void {
  const changes: TableChanges<Tables[Name]> | undefined = snapshot.tables[name]
  if (!changes) return
  const table = world.liveTables[name]
  for (const row of changes.put) table.put(structuredClone(row))
  for (const id of changes.removed) table.remove(id)
}
