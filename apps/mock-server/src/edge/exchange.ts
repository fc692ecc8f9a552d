/** A request as every transport hands it over. */
export interface EdgeRequest {
  readonly method: string
  /** Path and query, without host: `/api/order/index?page=2`. */
  readonly url: string
  /** By lower-case name. */
  header(name: string): string | null
  /** Null when there is none. */
  readonly body: Uint8Array | null
  /** Aborts when whoever asked no longer waits; absent where a transport cannot tell. */
  readonly gone?: AbortSignal
}

/** An answer as every transport sends it. */
export interface EdgeResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
  /** Real ms to wait before anything is sent. */
  readonly latency?: number
  /** `cut`: the connection ends without an answer; `hang`: no answer ever comes. */
  readonly failure?: 'cut' | 'hang'
}

/** Answers a request. Every transport of the mock calls nothing else. */
export type Handle = (request: EdgeRequest) => EdgeResponse | Promise<EdgeResponse>

const jsonType = 'application/json; charset=utf-8'

export const jsonResponse = (
  status: number,
  body: string | Uint8Array,
  more?: Record<string, string>,
): EdgeResponse => ({
  status,
  headers: more ? { 'content-type': jsonType, ...more } : jsonHeaders,
  body,
})

const jsonHeaders = Object.freeze({ 'content-type': jsonType })
