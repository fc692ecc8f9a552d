import { get, set } from 'idb-keyval'
import type { Snapshot } from '../world/snapshot.ts'
import { snapshotError } from '../world/snapshot-check.ts'
import type { Worlds } from '../world/worlds.ts'

/** Where a page stores the state of its mock between visits. */
export interface StateStore {
  /** The last written value, by any version of the mock; undefined before the first write. */
  read(): Promise<unknown>
  write(snapshots: readonly Snapshot[]): Promise<void>
  /** Calls back whenever another page has written. */
  follow(written: () => void): void
}

/** Real ms between a change and its write. */
const patience = 300

/** The worlds of a mock inside a page, kept over a reload until a world is reset. */
export class PageState {
  readonly #store: StateStore
  readonly #worlds: Worlds
  #written = ''
  #writing = false
  /** The last write, running or finished. */
  #last: Promise<void> = Promise.resolve()
  /** Whether another page has written while this one had unwritten changes. */
  #missed = false

  constructor(store: StateStore, worlds: Worlds) {
    this.#store = store
    this.#worlds = worlds
  }

  /**
   * Restores the state of an earlier visit. State that this version cannot read is ignored, since only a demo is lost;
   * returns the reason, or null.
   */
  async load(): Promise<string | null> {
    const kept = await this.#store.read()
    const problem = this.#restore(kept)
    this.#written = this.#worlds.revision
    return problem
  }

  /**
   * Writes if something has changed. Only one write runs at a time, so that an older state cannot replace a newer one.
   */
  async save(): Promise<void> {
    if (this.#writing || this.#worlds.revision === this.#written) return
    this.#last = this.#write()
    await this.#last
    if (this.#missed) await this.takeOver()
  }

  /** Resolves when all changes up to now are written, so that a page may be closed. */
  async saveAll(): Promise<void> {
    await this.#last.catch(() => {})
    await this.save()
    await this.#last
  }

  async #write(): Promise<void> {
    const { revision } = this.#worlds
    this.#writing = true
    try {
      await this.#store.write(this.#worlds.snapshots())
      this.#written = revision
    } finally {
      this.#writing = false
    }
  }

  /** Saves each change soon, takes over changes of other pages of the same browser, and reports errors of both. */
  watch(): void {
    setInterval(() => void this.save().catch(reportError), patience)
    this.#store.follow(() => void this.takeOver().catch(reportError))
  }

  /**
   * Takes over the state that another page has written. Unwritten changes of this page are written first; the other
   * page then takes them over.
   */
  async takeOver(): Promise<void> {
    this.#missed = true
    if (this.#hasChanges()) return
    const kept = await this.#store.read()
    if (this.#hasChanges()) return
    this.#missed = false
    const problem = this.#restore(kept)
    this.#written = this.#worlds.revision
    if (problem !== null) throw new Error(`What another page has kept cannot be used: ${problem}.`)
  }

  #hasChanges(): boolean {
    return this.#writing || this.#worlds.revision !== this.#written
  }

  #restore(kept: unknown): string | null {
    if (kept === undefined) return null
    if (!Array.isArray(kept)) return 'it holds no list of worlds'
    for (const snapshot of kept as readonly unknown[]) {
      const problem = snapshotError(snapshot)
      if (problem !== null) return problem
    }
    for (const snapshot of kept as readonly Snapshot[]) this.#worlds.restore(snapshot)
    return null
  }
}

/** Stores the state in the browser's database. Mocks with different settings have different names. */
export function databaseStore(name: string): StateStore {
  const channel = new BroadcastChannel(name)
  return {
    read: () => get<unknown>(name),
    write: async (snapshots) => {
      await set(name, snapshots)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
      channel.postMessage('written')
    },
    follow: (written) => channel.addEventListener('message', written),
  }
}
