/**
 * How long a call may take without an answer, in milliseconds. A call that must not have a second effect (it carries a
 * `client_ref`: bookings, payments, refunds) waits longest, since not to know whether it was done costs most. Files
 * take as long as their line needs: there it is the time in which nothing at all moves.
 */
export const callTimeouts = { read: 30_000, write: 60_000, money: 90_000, file: 30_000 } as const

/** How long a file may take altogether, in milliseconds: one that comes byte by byte would else never end. */
export const longestFile = 1_200_000

/** What is known of a call before it is sent. */
interface PlannedCall {
  method: string
  data?: unknown
  responseType?: string
}

export function kindOf({ method, data, responseType }: PlannedCall): keyof typeof callTimeouts {
  if (data instanceof FormData || responseType === 'blob') return 'file'
  if (method.toUpperCase() === 'GET') return 'read'
  return typeof data === 'object' && data !== null && 'client_ref' in data ? 'money' : 'write'
}

export interface Deadline {
  /** Aborts when the time is over. */
  signal: AbortSignal
  /** Something has moved: where idle time counts, it starts over. */
  moved: () => void
}

export function deadlineOf(call: PlannedCall): Deadline {
  const kind = kindOf(call)
  const limit = callTimeouts[kind]
  if (kind !== 'file') return { signal: AbortSignal.timeout(limit), moved: () => {} }
  const over = new AbortController()
  let current: AbortSignal
  const moved = () => {
    const next = AbortSignal.timeout(limit)
    current = next
    const end = () => {
      if (current === next) over.abort(next.reason)
    }
    if (next.aborted) end()
    else next.addEventListener('abort', end)
  }
  moved()
  return { signal: AbortSignal.any([over.signal, AbortSignal.timeout(longestFile)]), moved }
}

/** What is waited for, or the reason of the signal where it comes first: nothing that ignores it is waited for in vain. */
export function unlessAborted<T>(waiting: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((settle, fail) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever who aborts has given, as `fetch` throws it
    const stop = () => fail(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    waiting.then(settle, fail).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** The body of an answer, telling of each piece that comes in. */
export function watched(response: Response, moved: () => void): Response {
  if (!response.body) return response
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, next) => {
      moved()
      next.enqueue(piece)
    },
  })
  return new Response(response.body.pipeThrough(pieces))
}
