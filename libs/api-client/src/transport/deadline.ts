/**
 * How long a call may take without an answer, in milliseconds. A call that must not have a second effect (it carries a
 * `client_ref`: bookings, payments, refunds) waits longest, since not to know whether it was done costs most. Files
 * take as long as their line needs: there it is the time in which nothing at all moves.
 */
export const callTimeouts = { read: 30_000, write: 60_000, money: 90_000, file: 30_000 } as const

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
  /** Something has moved: where idle time counts, it begins anew. */
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
  return { signal: over.signal, moved }
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
