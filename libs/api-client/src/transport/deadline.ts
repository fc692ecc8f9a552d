/**
 * How long a call may wait for its answer, in milliseconds. A call with a `client_ref` (booking, payment, refund) waits
 * longest, because not knowing whether it succeeded costs most. For a file it is the time without any progress.
 */
export const callTimeouts = { read: 30_000, write: 60_000, money: 90_000, file: 30_000 } as const

/** The total time of a file, in milliseconds: a file that arrives byte by byte would otherwise never end. */
export const fileTimeout = 1_200_000

interface PlannedCall {
  method: string
  data?: unknown
  responseType?: string
}

function kindOf({ method, data, responseType }: PlannedCall): keyof typeof callTimeouts {
  if (data instanceof FormData || responseType === 'blob') return 'file'
  if (method.toUpperCase() === 'GET') return 'read'
  return typeof data === 'object' && data !== null && 'client_ref' in data ? 'money' : 'write'
}

interface Deadline {
  /** Aborts when the time is over. */
  signal: AbortSignal
  /** Call this on progress: it restarts the idle time of a file. */
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
  return { signal: AbortSignal.any([over.signal, AbortSignal.timeout(fileTimeout)]), moved }
}

/** Settles as the promise does, or rejects with the signal's reason first, even if the promise ignores the signal. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason of the abort, as `fetch` rejects with it
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** A copy of the response that calls `moved` for each piece of its body. */
export function withProgress(response: Response, moved: () => void): Response {
  if (!response.body) return response
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, next) => {
      moved()
      next.enqueue(piece)
    },
  })
  return new Response(response.body.pipeThrough(pieces))
}
