import { bytesOf, pathOf, type Trace, type TraceEntry } from '@portal/mock-server/har'

interface PlayedAnswer {
  readonly status: number
  readonly type: string
  readonly body: Uint8Array
}

/** Without the base path of a backend. */
const ownPath = (path: string): string => path.slice(Math.max(0, path.indexOf('/api/')))

const withoutQuery = (path: string): string => path.split('?')[0] ?? path

const answerOf = ({ response: { status, content } }: TraceEntry): PlayedAnswer => ({
  status,
  type: content.mimeType,
  body: bytesOf(content.text ?? '', content.encoding),
})

/**
 * Answers calls with what a trace has for them: the same call by the same answer, in the order of the trace; the last one
 * is repeated. A call that was sent with other contents, such as a password that is not in the trace, has the answers of
 * its address.
 */
export class Playback {
  readonly #exact: Map<string, TraceEntry[]>
  readonly #near: Map<string, TraceEntry[]>

  constructor({ log }: Trace) {
    const answered = log.entries.filter(({ _failure }) => _failure === undefined)
    this.#exact = Map.groupBy(answered, (entry) =>
      exactKey(entry.request.method, pathOf(entry), entry.request.postData?.text),
    )
    this.#near = Map.groupBy(answered, (entry) => nearKey(entry.request.method, pathOf(entry)))
  }

  /** Null for a call that the trace has not. */
  answer(method: string, path: string, sent?: string | null): PlayedAnswer | null {
    const found =
      this.#exact.get(exactKey(method, path, sent ?? undefined)) ?? this.#near.get(nearKey(method, path))
    const entry = found && found.length > 1 ? found.shift() : found?.[0]
    return entry ? answerOf(entry) : null
  }
}

const exactKey = (method: string, path: string, sent = ''): string => `${method} ${ownPath(path)} ${sent}`
const nearKey = (method: string, path: string): string => `${method} ${withoutQuery(ownPath(path))}`
