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
export type Handle = (request: EdgeRequest) => Promise<EdgeResponse>

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

const inQuery = /[?&](?:bausertoken|ba-user-token|ba_user_token)=([^&#]*)/

/** The access token of a request: in a header of either name, or in the address, as pictures of the ancestors carry it. */
export function tokenOf(request: Pick<EdgeRequest, 'header' | 'url'>): string | null {
  const header = request.header('ba-user-token') ?? request.header('bausertoken')
  if (header !== null) return header
  const found = inQuery.exec(request.url)?.[1]
  return found === undefined || found === '' ? null : found
}

/** The portal that a call comes from, `https://portal.example`; empty where the request does not say. */
export function originOf(request: Pick<EdgeRequest, 'header'>): string {
  for (const name of ['origin', 'referer']) {
    const origin = originIn(request.header(name) ?? '')
    if (origin !== '') return origin
  }
  return ''
}

function originIn(address: string): string {
  const { origin } = URL.parse(address) ?? { origin: 'null' }
  return /^https?:/.test(origin) ? origin : ''
}
