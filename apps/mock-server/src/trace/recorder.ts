import { callerOf, noteSeen } from '../edge/authorise.ts'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import { findRoute } from '../edge/route-table.ts'
import { controlWorldKey, worldKey } from '../edge/world-choice.ts'
import type { LiveWorld, WorldSettings } from '../world/live-world.ts'
import { mainWorld, type Worlds } from '../world/worlds.ts'
import { harEntry, type Trace, type TraceEntry, type TraceWorld, traceOf } from './har.ts'
import { sizeOfCall, type TraceLimits, traceLimits, whyFull } from './trace-limits.ts'

/** Real time that stands still while a call begins, so that the call and its note see the same instant. */
export class HeldTime {
  readonly #real: () => number
  #held: number | null = null

  /** @param real ms from any fixed point */
  constructor(real: () => number) {
    this.#real = real
  }

  readonly now = (): number => this.#held ?? this.#real()

  during<T>(work: () => T): T {
    this.#held = this.#real()
    try {
      return work()
    } finally {
      this.#held = null
    }
  }
}

/** The headers that the mock reads, and those that name the origin of a call. */
const keptHeaders = [
  'host',
  'origin',
  'referer',
  'content-type',
  'accept-language',
  'user-agent',
  'x-real-ip',
  'think-lang',
  'ba-user-token',
  'prefer',
] as const

/** Whether a call is recorded: product calls, and control calls that change something. Reading a world is not. */
const belongs = (method: string, path: string): boolean =>
  path.startsWith('/api/') ||
  (method === 'POST' && path.startsWith('/__mock/') && !path.startsWith('/__mock/trace'))

const worldOf = (request: EdgeRequest, path: string): string =>
  (path.startsWith('/__mock/') ? controlWorldKey(request, path) : worldKey(request)) ?? mainWorld

interface Recording {
  readonly world: string
  readonly begin: TraceWorld['begin']
  readonly entries: TraceEntry[]
  bytes: number
  /** Why the recording has stopped; null while it goes on. */
  stopped: string | null
  /** Epoch ms of its end. */
  end: number | null
}

/**
 * Records the requests and answers of worlds, so that they can be replayed. Tokens, passwords and codes are kept: they
 * open only worlds of the mock, and a replay needs them.
 */
export class Recorder {
  readonly #worlds: Worlds
  readonly #time: HeldTime
  readonly #defaults: Pick<WorldSettings, 'seed' | 'start' | 'scenario'>
  readonly #limits: TraceLimits
  readonly #recordings = new Map<string, Recording>()

  constructor(worlds: Worlds, time: HeldTime, defaults: TraceWorld['defaults'], limits = traceLimits) {
    this.#worlds = worlds
    this.#time = time
    this.#defaults = defaults
    this.#limits = limits
  }

  /** Number of recorded calls of a world; null for one that is not recorded. */
  size(world: string): number | null {
    return this.#recordings.get(world)?.entries.length ?? null
  }

  /** Why the recording of a world has stopped; null while it goes on. */
  stopped(world: string): string | null {
    return this.#recordings.get(world)?.stopped ?? null
  }

  /**
   * Starts recording a world from its present state. @throws RangeError with a sentence when too many are recorded
   */
  begin({ id }: LiveWorld): void {
    const begin = this.#worlds.snapshot(id)
    if (!begin) return
    this.#dropForgotten()
    const most = this.#limits.recordings
    if (!this.#recordings.has(id) && this.#recordings.size >= most)
      throw new RangeError(
        `${most} worlds are recorded already, the most at the same time: end one by POST /__mock/trace/end.`,
      )
    this.#recordings.set(id, { world: id, begin, entries: [], bytes: 0, stopped: null, end: null })
  }

  end(world: string): void {
    this.#recordings.delete(world)
  }

  /** The recording of a world so far; null for one that is not recorded. */
  trace(id: string): Trace | null {
    const recording = this.#recordings.get(id)
    if (recording === undefined) return null
    const { begin, entries, stopped } = recording
    const end = recording.end ?? this.#worlds.get(id)?.clock.now() ?? begin.now
    return traceOf(entries, { defaults: this.#defaults, begin, end }, stopped)
  }

  /** Answers a request by `answer`, and records both if their world is recorded. */
  async noted(request: EdgeRequest, answer: () => Promise<EdgeResponse>): Promise<EdgeResponse> {
    const path = request.url.split('?')[0] ?? ''
    const recording =
      this.#recordings.size > 0 && belongs(request.method, path)
        ? this.#recordings.get(worldOf(request, path))
        : undefined
    if (recording === undefined || recording.stopped !== null) return answer()
    if (this.#worlds.get(recording.world) === undefined) {
      // A replay forgets no world, so it would answer differently from here on.
      this.#stop(recording, 'The world was forgotten, because others were used more recently.')
      return answer()
    }
    return this.#note(recording, request, path, answer)
  }

  #stop(recording: Recording, sentence: string): void {
    const last = recording.entries.at(-1)?._now ?? recording.begin.now
    recording.stopped = `${sentence} Nothing after it was recorded.`
    recording.end = this.#worlds.get(recording.world)?.clock.now() ?? last
  }

  #stopWhenFull(recording: Recording): void {
    let allBytes = 0
    for (const { bytes } of this.#recordings.values()) allBytes += bytes
    const { entries, bytes, stopped } = recording
    const full = whyFull({ calls: entries.length, bytes, allBytes }, this.#limits)
    if (full !== null && stopped === null) this.#stop(recording, full)
  }

  /** Drops recordings of forgotten worlds first. */
  #dropForgotten(): void {
    if (this.#recordings.size < this.#limits.recordings) return
    const known = new Set(this.#worlds.list().map(({ id }) => id))
    for (const id of this.#recordings.keys()) if (!known.has(id)) this.#recordings.delete(id)
  }

  async #note(
    recording: Recording,
    request: EdgeRequest,
    path: string,
    answer: () => Promise<EdgeResponse>,
  ): Promise<EdgeResponse> {
    // oxlint-disable-next-line house/world-clock -- an archive holds the real time too
    const started = Date.now()
    const { entries, world: id } = recording
    // Entries are in the order in which the calls began, whichever is answered first.
    const at = entries.length
    let before = { world: this.#worlds.get(id), revision: 0, now: 0, member: null as string | null }
    const response = this.#time.during(() => {
      const { world } = before
      world?.clock.settle()
      const now = world?.clock.now() ?? 0
      const caller = world ? callerOf(world, request.header('ba-user-token')) : null
      // That a session was seen is no change of the call.
      if (world && caller) noteSeen(world, caller, findRoute(request.method, path)?.operation ?? null, now)
      before = { world, revision: world?.revision ?? 0, now, member: caller?.member?.username ?? null }
      return answer()
    })
    const headers = keptHeaders.flatMap((name) => {
      const value = request.header(name)
      return value === null ? [] : [[name, value] as const]
    })
    const host = request.header('host') ?? 'mock.invalid'
    const finish = ({ status, headers: answered, body, failure }: EdgeResponse) => {
      const world = this.#worlds.get(id)
      entries[at] = harEntry(
        {
          method: request.method,
          url: `http://${host}${request.url}`,
          requestHeaders: headers,
          sent: request.body,
          status: failure === undefined ? status : 0,
          responseHeaders: Object.entries(answered),
          answered: failure === undefined ? body : null,
          started,
          // oxlint-disable-next-line house/world-clock -- real time again, for the same archive
          took: Date.now() - started,
        },
        {
          _operation: findRoute(request.method, path)?.operation ?? null,
          _now: before.now,
          _member: before.member,
          _changed: world !== before.world || (world?.revision ?? 0) !== before.revision,
          ...(failure === undefined ? {} : { _failure: failure }),
        },
      )
    }
    // The place is reserved at once; a call that is never answered keeps this entry.
    finish({ status: 0, headers: {}, body: null, failure: 'hang' })
    const late = await response
    finish(late)
    recording.bytes += sizeOfCall(request, late)
    this.#stopWhenFull(recording)
    return late
  }
}
