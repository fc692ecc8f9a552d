/** A call that the page itself has begun, see `build/first-calls.js`. */
export interface BegunCall {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
  /** When it was begun, ms after the page. */
  at: number
  stop: AbortController
  answer: Promise<Response>
  /** The answer has come, and is no refusal. */
  answered: boolean
}

type Sent = { [Part in 'method' | 'headers' | 'body']: RequestInit[Part] | undefined }

declare global {
  interface Window {
    begunCalls?: BegunCall[]
  }
}

/** What was asked longer ago is asked again; ms. A query is fresh for as long. */
const freshFor = 15_000

/**
 * The answer on its way, for the one who makes exactly this call: same address, body, language and member.
 * It is given once; who aborts the call aborts that.
 */
export function begunCall(url: string, { method, headers, body, signal }: RequestInit) {
  if (signal?.aborted) return null
  const calls = window.begunCalls ?? []
  const wanted = keyOf({ url, method, headers, body })
  const oldest = performance.now() - freshFor
  const call = calls.find((begun) => begun.at > oldest && keyOf(begun) === wanted)
  if (!call) return null
  calls.splice(calls.indexOf(call), 1)
  signal?.addEventListener('abort', () => call.stop.abort(signal.reason))
  return call.answer
}

const keyOf = ({ url, method, headers, body }: Pick<BegunCall, 'url'> & Partial<Sent>) =>
  JSON.stringify([url, method, Object.entries(headers ?? {}).toSorted(), body])
