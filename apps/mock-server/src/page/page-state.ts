import { faultOfSnapshot, type Snapshot } from '../world/snapshot.ts'
import type { Worlds } from '../world/worlds.ts'

/** Where a page keeps the state of its mock between two visits. */
export interface StateStore {
  /** What was written last, by any version of the mock; undefined before the first time. */
  read(): Promise<unknown>
  write(snapshots: readonly Snapshot[]): Promise<void>
}

/** Real ms between a change and its writing. */
const patience = 300

/** The worlds of a mock inside a page, kept over a reload until a world is reset. */
export class PageState {
  readonly #store: StateStore
  readonly #worlds: Worlds
  #written = ''
  #writing = false

  constructor(store: StateStore, worlds: Worlds) {
    this.#store = store
    this.#worlds = worlds
  }

  /**
   * Restores what an earlier visit has left. State that this version cannot read is passed over, since nothing but a
   * demo is lost by it; the reason is returned, null when there is none.
   */
  async load(): Promise<string | null> {
    const kept = await this.#store.read()
    const problem = this.#restore(kept)
    this.#written = this.#worlds.revision
    return problem
  }

  /** Writes once something has changed; never twice at a time, so that an older state cannot replace a newer one. */
  async save(): Promise<void> {
    const { revision } = this.#worlds
    if (this.#writing || revision === this.#written) return
    this.#writing = true
    try {
      await this.#store.write(this.#worlds.snapshots())
      this.#written = revision
    } finally {
      this.#writing = false
    }
  }

  /** Saves every change soon, and reports what prevents it. */
  watch(): void {
    setInterval(() => void this.save().catch(reportError), patience)
  }

  #restore(kept: unknown): string | null {
    if (kept === undefined) return null
    if (!Array.isArray(kept)) return 'it holds no list of worlds'
    for (const snapshot of kept as readonly unknown[]) {
      const problem = faultOfSnapshot(snapshot)
      if (problem !== null) return problem
    }
    for (const snapshot of kept as readonly Snapshot[]) this.#worlds.restore(snapshot)
    return null
  }
}
