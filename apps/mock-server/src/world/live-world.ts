import type { Base } from './base.ts'
import { WorldClock } from './clock.ts'
import { type Draw, type DrawKey, draw } from './draw.ts'
import { FaultRules } from './faults.ts'
import { WorldJobs } from './jobs.ts'
import { CallJournal } from './journal.ts'
import { OverlayRepository, Store } from './repository.ts'
import type { Catalogue } from './seed/catalogue.ts'
import type { OwnData } from './seed/own/own-rows.ts'
import type { StartingStateName } from './starting-states.ts'
import { type Tables, tableNames } from './tables.ts'
import { WorldVerdict } from './verdict.ts'
import type { JobHandlers, SentMessage, World, WorldTables } from './world.ts'

export interface WorldSettings {
  readonly id: string
  readonly seed: number
  /** Epoch ms. */
  readonly start: number
  readonly scenario: StartingStateName
  readonly mode: 'frozen' | 'ticking'
  /** Rows that a user has brought along; null for none, absent in older snapshots. */
  readonly data?: OwnData | null
}

/** The dependencies of a world. */
interface WorldParts {
  /** Called on first use; returns the same object for equal worlds. */
  readonly base: () => Base
  readonly catalogue: () => Catalogue
  readonly jobs: JobHandlers
  /** Tables whose rows belong to a company's ledger, by `company_id`. */
  readonly ledger: ReadonlySet<keyof Tables>
  /** Real time in ms from any fixed point; called in ticking mode only. */
  readonly hostTime: () => number
  /** Epoch ms of the present, when the world is restored. */
  readonly now?: number
}

type LiveTables = { readonly [Name in keyof Tables]: OverlayRepository<Tables[Name]> }

/** A world as the mock handles it; operations see the interface `World` only. */
export class LiveWorld implements World {
  readonly id: string
  readonly seed: number
  readonly scenario: StartingStateName
  readonly data: OwnData | null
  readonly clock: WorldClock
  readonly tables: WorldTables
  readonly jobs: WorldJobs
  readonly journal = new CallJournal()
  readonly faults: FaultRules
  readonly verdict: WorldVerdict
  readonly sent: SentMessage[] = []
  readonly counters = new Map<string, number>()
  /** Key of the scenario that led to it; null for none. */
  begun: string | null = null
  /** Companies whose ledger has changed since the last check. */
  readonly unchecked = new Set<string>()
  /** Rises with every change. */
  revision = 0
  readonly #parts: WorldParts

  constructor(settings: WorldSettings, parts: WorldParts) {
    this.id = settings.id
    this.seed = settings.seed
    this.scenario = settings.scenario
    this.data = settings.data ?? null
    this.#parts = parts
    this.tables = this.#openTables()
    this.jobs = new WorldJobs(() => parts.base().jobs)
    this.faults = new FaultRules(settings.seed)
    this.clock = new WorldClock({
      start: settings.start,
      ...(parts.now === undefined ? {} : { now: parts.now }),
      mode: settings.mode,
      hostTime: parts.hostTime,
      runDue: (until, at) => this.#runDue(until, at),
    })
    this.verdict = new WorldVerdict(
      () => this.clock.now(),
      () => this.faults.unmet(),
    )
  }

  get catalogue(): Catalogue {
    return this.#parts.catalogue()
  }

  draw(...path: DrawKey[]): Draw {
    return draw(this.seed, ...path)
  }

  next(counter: string): number {
    const value = (this.counters.get(counter) ?? this.#parts.base().counters[counter] ?? 0) + 1
    this.counters.set(counter, value)
    this.revision += 1
    return value
  }

  /** The tables with the methods that only a snapshot needs. */
  get liveTables(): LiveTables {
    return this.tables as LiveTables
  }

  #openTables(): LiveTables {
    const store = new Store(tableNames)
    const touch = () => {
      this.revision += 1
    }
    const touchLedger = (row: object) => {
      this.revision += 1
      if ('company_id' in row) this.unchecked.add(String(row.company_id))
    }
    const { base, ledger } = this.#parts
    const open = <Name extends keyof Tables>(name: Name) =>
      new OverlayRepository<Tables[Name]>(
        name,
        store,
        () => base().tables[name],
        ledger.has(name) ? touchLedger : touch,
      )
    return Object.fromEntries(tableNames.map((name) => [name, open(name)])) as unknown as LiveTables
  }

  #runDue(until: number, at: (instant: number) => void): void {
    this.jobs.runDue(until, (job) => {
      at(job.due)
      try {
        this.#parts.jobs[job.kind](job, this)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        this.verdict.add(
          'unhandled_error',
          `job ${job.kind}`,
          `The job about ${job.subject} failed: ${reason}`,
        )
      }
    })
  }
}
