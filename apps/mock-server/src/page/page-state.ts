import { get, set } from 'idb-keyval'
import type { Snapshot } from '../world/snapshot.ts'
import { snapshotError } from '../world/snapshot-check.ts'
import type { Worlds } from '../world/worlds.ts'

/** Where a page keeps the state of its mock between two visits. */
export interface StateStore {
  /** What was written last, by any version of the mock; undefined before the first time. */
  read(): Promise<unknown>
  write(snapshots: readonly Snapshot[]): Promise<void>
  /** Calls back whenever another page has written. */
  follow(written: () => void): void
}

/** Real ms between a change and its writing. */
const patience = 300

/** The worlds of a mock inside a page, kept over a reload until a world is reset. */
export class PageState {
  readonly #store: StateStore
  readonly #worlds: Worlds
  #written = ''
  #writing = false
  /** The last writing, under way or over. */
  #last: Promise<void> = Promise.resolve()
  /** Another page has written while this one had changes of its own. */
  #missed = false

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
    if (this.#writing || this.#worlds.revision === this.#written) return
    this.#last = this.#write()
    await this.#last
    if (this.#missed) await this.takeOver()
  }

  /** Ends when all that has changed until now is written: a page that is closed after it loses nothing. */
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

  /** Saves every change soon, takes over what another page of the same browser has changed, and reports what prevents either. */
  watch(): void {
    setInterval(() => void this.save().catch(reportError), patience)
    this.#store.follow(() => void this.takeOver().catch(reportError))
  }

  /**
   * Goes on with what another page has written. Changes of this page that are not written yet come first: they are about
   * to be written, and the other page takes them over in turn.
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

/** The browser's database. Mocks that begin differently keep their state under different names. */
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
