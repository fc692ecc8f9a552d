import { existsSync, readFileSync, renameSync } from 'node:fs'
import type { OwnData } from '../world/seed/own/own-rows.ts'
import type { Snapshot } from '../world/snapshot.ts'
import { snapshotError } from '../world/snapshot-check.ts'
import type { Worlds } from '../world/worlds.ts'
import type { RequestedWorld } from './options.ts'
import { reporting, writeAtomically } from './write-file.ts'
import { WrongOption, withFileOf } from './wrong-option.ts'

interface State {
  readonly worlds: readonly Snapshot[]
}

/** A state file that cannot be read; the message says where it was moved. */
class CorruptState extends WrongOption {}

/** Real ms between a change and its writing. */
const patience = 300

/**
 * All worlds of a mock in one file, from which a restart continues. A single snapshot is read as the world `main`.
 */
export class StateFile {
  readonly #path: string
  readonly #reported: (work: () => void) => void
  readonly #worlds: Worlds
  #written = ''
  #timer: ReturnType<typeof setInterval> | null = null

  constructor(path: string, worlds: Worlds) {
    this.#path = path
    this.#reported = reporting(`The state file ${path}`)
    this.#worlds = worlds
  }

  /**
   * Restores the worlds. A file that cannot be read is never overwritten: it is moved aside, and a CorruptState is
   * thrown.
   * @throws WrongOption when the world `main` in the file has another seed, scenario or own data than the command line
   */
  load(
    requested: RequestedWorld,
    own: { readonly file: string; readonly data: OwnData | null } | null = null,
  ): void {
    if (!existsSync(this.#path)) return
    const state = readState(withFileOf('--state', this.#path, () => readFileSync(this.#path, 'utf8')))
    if (typeof state === 'string') this.#putAside(state)
    for (const [index, snapshot] of state.worlds.entries()) {
      try {
        this.#worlds.restore(snapshot)
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        this.#putAside(`its world ${index + 1} is damaged, ${error.message.replace(/\.$/, '')}`)
      }
    }
    this.#requireSame(requested, own)
    this.#written = this.#worlds.revision
  }

  #putAside(wrong: string): never {
    const aside = freeName(`${this.#path}.corrupt`)
    withFileOf('--state', this.#path, () => renameSync(this.#path, aside))
    throw new CorruptState(
      `The state file ${this.#path} cannot be used: ${wrong}. It is kept as ${aside}; start again to begin with a new one.`,
    )
  }

  /** An option without effect is refused: the user would see another world than expected. */
  #requireSame(
    { seed, scenario }: RequestedWorld,
    own: { readonly file: string; readonly data: OwnData | null } | null,
  ): void {
    const main = this.#worlds.get()
    if (main === undefined) return
    const ignored = [
      ...(seed !== null && seed !== main.seed ? [`--seed ${seed}`] : []),
      ...(scenario !== null && scenario !== main.scenario && scenario !== main.begun
        ? [`--scenario ${scenario}`]
        : []),
      ...(own !== null && JSON.stringify(own.data) !== JSON.stringify(main.data)
        ? [`--data ${own.file}`]
        : []),
    ]
    if (ignored.length > 0)
      throw new WrongOption(
        `The state file ${this.#path} holds a world of seed ${main.seed} already, so ${ignored.join(' and ')} would change nothing: leave that out, or name a new file.`,
      )
  }

  /**
   * Checks for changes at intervals and writes them. A full disk does not end the mock: the next change tries again.
   */
  watch(): void {
    this.#timer = setInterval(() => this.#reported(() => this.save()), patience)
    this.#timer.unref()
  }

  /** Writes at once if anything has changed. */
  save(): void {
    const { revision } = this.#worlds
    if (revision === this.#written) return
    this.#write()
    this.#written = revision
  }

  /** Writes for the last time, with the present time of the clocks. */
  close(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#reported(() => this.#write())
  }

  #write(): void {
    const state: State = { worlds: this.#worlds.snapshots() }
    writeAtomically(this.#path, JSON.stringify(state))
  }
}

function readState(text: string): State | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return `it is not valid JSON (${(error as Error).message})`
  }
  // A file of the panel's download or of `GET /__mock/snapshot`.
  if (snapshotError(value) === null) {
    const snapshot = value as Snapshot
    return { worlds: [{ ...snapshot, settings: { ...snapshot.settings, id: 'main' } }] }
  }
  const worlds = (value as Partial<State> | null)?.worlds
  if (!Array.isArray(worlds)) return 'it holds no list of worlds'
  for (const [index, snapshot] of worlds.entries()) {
    const wrong = snapshotError(snapshot)
    if (wrong) return `its world ${index + 1} is damaged, ${wrong}`
  }
  return { worlds }
}

function freeName(path: string): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? path : `${path}-${count}`
    if (!existsSync(name)) return name
  }
}
