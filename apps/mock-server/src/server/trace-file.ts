import type { Recorder } from '../trace/recorder.ts'
import { mainWorld, type Worlds } from '../world/worlds.ts'
import { reporting, writeAtomically } from './write-file.ts'
import { withFileOf } from './wrong-option.ts'

/** Real ms between a call and its writing. */
const patience = 1000

/** The trace of the world `main`, in a file that is complete at any time, so that a killed mock leaves one too. */
export class TraceFile {
  readonly #path: string
  readonly #reported: (work: () => void) => void
  readonly #recorder: Recorder
  #written: number | null = null
  #warned = false
  #timer: ReturnType<typeof setInterval> | null = null

  constructor(path: string, recorder: Recorder) {
    this.#path = path
    this.#reported = reporting(`The trace ${path}`)
    this.#recorder = recorder
  }

  /**
   * Starts with the present state of the world, and writes at once, so that a file that cannot be written is known
   * early.
   */
  begin(worlds: Worlds): void {
    const main = worlds.get()
    if (main) this.#recorder.begin(main)
    withFileOf('--trace', this.#path, () => this.#save())
    this.#timer = setInterval(() => this.#reported(() => this.#save()), patience)
    this.#timer.unref()
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#reported(() => this.#write())
  }

  #save(): void {
    const stopped = this.#recorder.stopped(mainWorld)
    if (stopped !== null && !this.#warned) {
      this.#warned = true
      console.warn(`${this.#path}: ${stopped}`)
      this.#write()
    }
    if (this.#recorder.size(mainWorld) !== this.#written) this.#write()
  }

  #write(): void {
    const trace = this.#recorder.trace(mainWorld)
    if (trace === null) return
    writeAtomically(this.#path, `${JSON.stringify(trace, null, 1)}\n`)
    this.#written = trace.log.entries.length
  }
}
