import { callerOf } from '../edge/authorise.ts'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import { findRoute } from '../edge/route-table.ts'
import { worldKey } from '../edge/world-choice.ts'
import type { LiveWorld, WorldSettings } from '../world/live-world.ts'
import { mainWorld, type Worlds } from '../world/worlds.ts'
import { harEntry, type Trace, type TraceEntry, type TraceWorld, traceOf } from './har.ts'

/** Real time, which stands still while a call begins: the call and its note see one instant. */
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

/** Headers that the mock reads, and those that say where a call came from. */
const keptHeaders = [
  'host',
  'origin',
  'referer',
  'content-type',
  'accept-language',
  'think-lang',
  'ba-user-token',
] as const

/** Calls of the product, and control calls that change something; looking at a world is no part of its story. */
const belongs = (method: string, path: string): boolean =>
  path.startsWith('/api/') ||
  (method === 'POST' && path.startsWith('/__mock/') && !path.startsWith('/__mock/trace'))

interface Recording {
  readonly world: string
  readonly begin: TraceWorld['begin']
  readonly entries: TraceEntry[]
}

/**
 * Writes down what worlds are asked and answer, so that each can be asked the same again. Tokens, passwords and codes of
 * a mock open nothing but its own worlds, and a replay needs them: they are kept.
 */
export class Recorder {
  readonly #worlds: Worlds
  readonly #time: HeldTime
  readonly #defaults: Pick<WorldSettings, 'seed' | 'start' | 'scenario'>
  readonly #recordings = new Map<string, Recording>()

  constructor(worlds: Worlds, time: HeldTime, defaults: TraceWorld['defaults']) {
    this.#worlds = worlds
    this.#time = time
    this.#defaults = defaults
  }

  /** Whether any world is recorded. */
  get active(): boolean {
    return this.#recordings.size > 0
  }

  /** Number of calls that were recorded of a world; null for one that is not recorded. */
  size(world: string): number | null {
    return this.#recordings.get(world)?.entries.length ?? null
  }

  /** Begins again with the world as it stands. */
  begin({ id }: LiveWorld): void {
    const begin = this.#worlds.snapshot(id)
    if (begin) this.#recordings.set(id, { world: id, begin, entries: [] })
  }

  end(world: string): void {
    this.#recordings.delete(world)
  }

  /** What was recorded of a world so far; null for one that is not recorded. */
  trace(id: string): Trace | null {
    const recording = this.#recordings.get(id)
    if (recording === undefined) return null
    const { begin, entries } = recording
    const end = this.#worlds.get(id)?.clock.now() ?? begin.now
    return traceOf(entries, { defaults: this.#defaults, begin, end })
  }

  /** Lets a request be answered, and notes both where they belong to the recording. */
  noted(
    request: EdgeRequest,
    answer: () => EdgeResponse | Promise<EdgeResponse>,
  ): EdgeResponse | Promise<EdgeResponse> {
    const path = request.url.split('?')[0] ?? ''
    const recording = belongs(request.method, path)
      ? this.#recordings.get(worldKey(request) ?? mainWorld)
      : undefined
    if (recording === undefined) return answer()
    return this.#note(recording, request, path, answer)
  }

  #note(
    { entries, world: id }: Recording,
    request: EdgeRequest,
    path: string,
    answer: () => EdgeResponse | Promise<EdgeResponse>,
  ): EdgeResponse | Promise<EdgeResponse> {
    // oxlint-disable-next-line house/world-clock -- an archive holds the real time too
    const started = Date.now()
    // Calls stand in the order in which they began, whatever is answered first.
    const at = entries.length
    let before = { world: this.#worlds.get(id), revision: 0, now: 0, member: null as string | null }
    const response = this.#time.during(() => {
      const { world } = before
      world?.clock.settle()
      before = {
        world,
        revision: world?.revision ?? 0,
        now: world?.clock.now() ?? 0,
        member: world ? (callerOf(world, request.header('ba-user-token')).member?.username ?? null) : null,
      }
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
    // Its place is taken at once; an answer that never comes leaves it as it is.
    finish({ status: 0, headers: {}, body: null, failure: 'hang' })
    if (response instanceof Promise)
      return response.then((late) => {
        finish(late)
        return late
      })
    finish(response)
    return response
  }
}
