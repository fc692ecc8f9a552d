import type { Base } from './base.ts'
import { hashOf } from './draw.ts'
import { LiveWorld, type WorldSettings } from './live-world.ts'
import type { Catalogue } from './seed/catalogue.ts'
import { checkData } from './seed/own/own-data.ts'
import { withOwnRows } from './seed/own/own-records.ts'
import type { OwnData } from './seed/own/own-rows.ts'
import { isInstant, isWorldName, noInstant, shortText, worldNaming } from './settings.ts'
import { applySnapshot, type Snapshot, takeSnapshot } from './snapshot.ts'
import { snapshotError } from './snapshot-check.ts'
import { type StartingStateName, startingStates } from './starting-states.ts'
import type { Tables } from './tables.ts'
import type { JobHandlers } from './world.ts'

export const mainWorld = 'main'
export const defaultSeed = 1
/** 2026-11-21T02:00:00Z. */
export const defaultStart = Date.UTC(2026, 10, 21, 2)

/** The parts of worlds; a subset of the program. */
export interface WorldParts {
  readonly jobs: JobHandlers
  readonly ledger: ReadonlySet<keyof Tables>
  readonly base: (request: {
    seed: number
    start: number
    orders: number | undefined
    unpaid?: boolean
  }) => Base
  readonly catalogue: (seed: number, hotels: number | undefined, own: OwnData | null) => Catalogue
}

export interface WorldsSettings {
  readonly seed: number
  /** Epoch ms. */
  readonly start: number
  readonly scenario: StartingStateName
  /**
   * How time passes in `main` and in worlds that are opened by name. A world that is made stands still by default.
   */
  readonly mode: 'frozen' | 'ticking'
  /** Own rows of every world that is made without any; null for none. */
  readonly data?: OwnData | null
  /** Real time in ms from any fixed point. */
  readonly hostTime: () => number
  /** The number of worlds beside `main`; the least recently used is dropped. */
  readonly limit?: number
  /** Real ms after which an unused world beside `main` is dropped. */
  readonly idle?: number
}

interface WorldRequest {
  readonly id?: string
  readonly seed?: number
  readonly start?: number
  readonly scenario?: StartingStateName
  readonly mode?: 'frozen' | 'ticking'
  /** Own rows; null for none. Absent: those of the world of this name, else those of the mock. */
  readonly data?: OwnData | null
}

const keptBases = 12

/** All worlds of one mock. */
export class Worlds {
  readonly #parts: WorldParts
  readonly #settings: WorldsSettings
  /** In the order of their last use. */
  readonly #worlds = new Map<string, { world: LiveWorld; used: number }>()
  readonly #bases = new Map<string, Base>()
  /** Id of the last world in that order. */
  #last: string | null = null
  #made = 0
  /** Numbers of own rows, for the keys of bases. */
  readonly #numbers = new WeakMap<OwnData, number>()
  #counted = 0

  constructor(parts: WorldParts, settings: WorldsSettings) {
    this.#parts = parts
    this.#settings = settings
  }

  /** When a world begins that names no start; epoch ms. */
  get start(): number {
    return this.#settings.start
  }

  /** The world of that name. It is made on first use, and ticks if the server does. */
  open(id: string): LiveWorld {
    return this.get(id) ?? this.make({ id, mode: this.#settings.mode })
  }

  /** The world of that name; `main` is made on first use. */
  get(id: string = mainWorld): LiveWorld | undefined {
    const known = this.#worlds.get(id)
    if (!known) return id === mainWorld ? this.make({ id, mode: this.#settings.mode }) : undefined
    if (id !== mainWorld) {
      known.used = this.#settings.hostTime()
      if (this.#last !== id) {
        this.#last = id
        this.#worlds.delete(id)
        this.#worlds.set(id, known)
      }
    }
    return known.world
  }

  /** Makes a world, and replaces one of the same name. @throws RangeError with a sentence */
  make(request: WorldRequest = {}): LiveWorld {
    const id = request.id ?? this.#freeName()
    const before = this.#worlds.get(id)?.world
    const kept = before ? before.data : (this.#settings.data ?? null)
    const settings: WorldSettings = {
      id,
      seed: request.seed ?? this.#settings.seed,
      start: request.start ?? this.#settings.start,
      scenario: request.scenario ?? this.#settings.scenario,
      mode: request.mode ?? 'frozen',
      data: request.data === undefined ? kept : request.data,
    }
    return this.#place(this.#open(settings))
  }

  list(): readonly LiveWorld[] {
    return [...this.#worlds.values()].map(({ world }) => world)
  }

  delete(id: string): boolean {
    this.touch()
    return this.#worlds.delete(id)
  }

  /** Marks a change that no table shows, such as a moved clock. */
  touch(): void {
    this.#made += 1
  }

  /** Snapshots of all worlds; does not count as a use of them. */
  snapshots(): Snapshot[] {
    return this.list().map(takeSnapshot)
  }

  snapshot(id: string): Snapshot | undefined {
    const world = this.get(id)
    return world && takeSnapshot(world)
  }

  /** Restores a world under its old name or a new one. @throws RangeError with a sentence */
  restore(snapshot: Snapshot, id?: string): LiveWorld {
    const wrong = snapshotError(snapshot)
    if (wrong) throw new RangeError(`This is not a snapshot of a world: ${wrong}.`)
    const { data, ...settings } = snapshot.settings
    const own = this.#sameData(data ?? null)
    const world = this.#open({ ...settings, data: own, ...(id === undefined ? {} : { id }) }, snapshot.now)
    applySnapshot(world, snapshot)
    return this.#place(world)
  }

  /** Changes with every change in any world; tells when a state file is out of date. */
  get revision(): string {
    let sum = 0
    for (const { world } of this.#worlds.values()) sum += world.revision
    return `${this.#made} ${sum}`
  }

  #open(settings: WorldSettings, now?: number): LiveWorld {
    this.#check(settings)
    const { hostTime } = this.#settings
    let base: Base | undefined
    let catalogue: Catalogue | undefined
    return new LiveWorld(settings, {
      base: () => {
        base ??= this.#base(settings)
        return base
      },
      catalogue: () => {
        catalogue ??= this.#parts.catalogue(
          settings.seed,
          startingStates[settings.scenario].hotels,
          settings.data ?? null,
        )
        return catalogue
      },
      jobs: this.#parts.jobs,
      ledger: this.#parts.ledger,
      hostTime,
      ...(now === undefined ? {} : { now }),
    })
  }

  /** Adds a world, and replaces one of the same name. */
  #place(world: LiveWorld): LiveWorld {
    this.#made += 1
    this.#worlds.delete(world.id)
    this.#worlds.set(world.id, { world, used: this.#settings.hostTime() })
    this.#last = world.id
    this.#makeRoom()
    return world
  }

  #check(settings: WorldSettings): void {
    if (!isWorldName(settings.id)) throw new RangeError(`id: ${worldNaming}.`)
    if (!Number.isSafeInteger(settings.seed)) throw new RangeError('seed: an integer is wanted.')
    if (!isInstant(settings.start)) throw new RangeError(`start: ${noInstant}, in epoch ms.`)
    if (!Object.hasOwn(startingStates, settings.scenario)) {
      throw new RangeError(
        `scenario: there is none named ${shortText(settings.scenario)}; there are ${Object.keys(startingStates).join(', ')}.`,
      )
    }
  }

  /** Worlds of the same rows share one object, by which bases and catalogues are kept. */
  #sameData(data: OwnData | null): OwnData | null {
    if (data === null) return null
    const checked = checkData(data)
    if ('errors' in checked) throw new RangeError(`data: ${checked.errors.join('; ')}.`)
    const text = JSON.stringify(checked.data)
    const others = [this.#settings.data, ...this.list().map((world) => world.data)]
    return others.find((one) => one && JSON.stringify(one) === text) ?? checked.data
  }

  #base({ seed, start, scenario, data = null }: WorldSettings): Base {
    const key = `${seed} ${start} ${scenario} ${data === null ? '' : this.#numberOf(data)}`
    let base = this.#bases.get(key)
    if (!base) {
      const { orders, unpaid = false, amend } = startingStates[scenario]
      const seeded = this.#parts.base({ seed, start, orders, unpaid })
      base = amend(data === null ? seeded : withOwnRows(seeded, data, start), start)
      for (const oldest of this.#bases.keys()) {
        if (this.#bases.size < keptBases) break
        this.#bases.delete(oldest)
      }
      this.#bases.set(key, base)
    }
    return base
  }

  #numberOf(data: OwnData): number {
    const known = this.#numbers.get(data) ?? (this.#counted += 1)
    this.#numbers.set(data, known)
    return known
  }

  #freeName(): string {
    for (let count = this.#made + 1; ; count += 1) {
      const id = `w${hashOf(this.#settings.seed, 'world', count).toString(36)}`
      if (!this.#worlds.has(id)) return id
    }
  }

  #makeRoom(): void {
    const limit = this.#settings.limit ?? 500
    const oldest = this.#settings.hostTime() - (this.#settings.idle ?? 30 * 60_000)
    for (const [id, { used }] of this.#worlds) {
      if (this.#worlds.size <= limit + 1 && used >= oldest) break
      if (id !== mainWorld) this.#worlds.delete(id)
    }
  }
}
