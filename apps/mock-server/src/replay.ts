import type { EdgeRequest, EdgeResponse } from './edge/exchange.ts'
import type { MockProgram } from './edge/program.ts'
import { createMock } from './mock.ts'
import { program } from './program.ts'
import { type Difference, firstDifference } from './trace/difference.ts'
import {
  bytesOf,
  headerOf,
  pathOf,
  sentEncoding,
  type Trace,
  type TraceEntry,
  type TraceWorld,
} from './trace/har.ts'
import type { Snapshot } from './world/snapshot.ts'

export { BadTrace, nameOfEntry, readTrace } from './trace/read-har.ts'

/** The first call that was answered differently than in the trace. */
interface Departure extends Difference {
  /** Index among the calls, from 0. */
  readonly index: number
  readonly entry: TraceEntry
}

export interface Replayed {
  /** Number of calls that were made. The last one may be the one that differs. */
  readonly calls: number
  /** Null when every byte was the same. */
  readonly departure: Departure | null
  /** The world after the last call. */
  readonly world: Snapshot | undefined
}

function requestOf(entry: TraceEntry, world: string): EdgeRequest {
  const { method, headers, postData } = entry.request
  const url = pathOf(entry)
  // The mock of a replay runs on this machine, whatever the host was when the trace was recorded.
  const own: Record<string, string | null> = url.startsWith('/__mock/')
    ? { host: '127.0.0.1', origin: null, 'x-mock-world': world }
    : { 'x-mock-world': world }
  const text = postData?.text
  return {
    method,
    url,
    header: (name) => (Object.hasOwn(own, name) ? (own[name] ?? null) : headerOf(headers, name)),
    body: text === undefined ? null : bytesOf(text, sentEncoding(entry.request)),
  }
}

const emptyBody = new Uint8Array()

function differenceOf({ response, _failure }: TraceEntry, got: EdgeResponse): Difference | null {
  const failed = got.failure ?? null
  if ((_failure ?? null) !== failed)
    return { pointer: '(answer)', expected: _failure ?? 'an answer', got: failed ?? 'an answer' }
  if (failed !== null) return null
  const { text = '', encoding } = response.content
  return firstDifference(
    {
      status: response.status,
      type: headerOf(response.headers, 'content-type') ?? '',
      bytes: bytesOf(text, encoding),
    },
    {
      status: got.status,
      type: got.headers['content-type'] ?? '',
      bytes: typeof got.body === 'string' ? new TextEncoder().encode(got.body) : (got.body ?? emptyBody),
    },
  )
}

/**
 * Repeats the calls of a trace at the same instants, in a world that begins in the same way, and stops at the first
 * answer with another byte.
 * @param trace a trace of a mock, with `log._world`
 * @throws RangeError when the clock of the trace runs backwards
 */
export async function replay(
  trace: Trace,
  { defaults, begin }: TraceWorld,
  business: MockProgram = program,
): Promise<Replayed> {
  // Only the trace moves the time, also in a ticking world.
  const mock = createMock(business, { ...defaults, hostTime: () => 0 })
  const { id } = mock.worlds.restore(begin)
  const { entries } = trace.log
  for (const [index, entry] of entries.entries()) {
    const clock = mock.worlds.get(id)?.clock
    if (clock && typeof entry._now === 'number') clock.advance(entry._now - clock.now())
    const difference = differenceOf(entry, await mock.handle(requestOf(entry, id)))
    if (difference) {
      return { calls: index + 1, departure: { ...difference, index, entry }, world: mock.worlds.snapshot(id) }
    }
  }
  return { calls: entries.length, departure: null, world: mock.worlds.snapshot(id) }
}
