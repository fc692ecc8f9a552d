import { deviceOf } from '../domain/access/device.ts'
import type { LoggedOrigin } from '../domain/sub-account/admin-log.ts'
import type { Delivery } from '../world/fault-rule.ts'

/** A request, in the form that every transport passes on. */
export interface EdgeRequest {
  readonly method: string
  /** Path and query, without host: `/api/order/index?page=2`. */
  readonly url: string
  /** Takes the lower-case name of a header. */
  header(name: string): string | null
  /** Null when there is no body. */
  readonly body: Uint8Array | null
  /** Aborts when the client has closed the connection; absent where a transport cannot know. */
  readonly gone?: AbortSignal
}

/** An answer, in the form that every transport sends. */
export interface EdgeResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
  /** Real ms to wait before sending. */
  readonly latency?: number
  /** `cut`: the connection ends without an answer; `hang`: no answer ever comes. */
  readonly failure?: 'cut' | 'hang'
  /** How the body arrives; at once and whole by default. */
  readonly delivery?: Delivery
}

/** An answer and the part of it that the journal keeps. */
export interface Outcome {
  readonly response: EdgeResponse
  readonly code: number | null
  readonly error_key: string | null
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

/**
 * The access token of a request. It is in a header of either name, or in the address, where the ancestors' pictures
 * carry it.
 */
export function tokenOf(request: Pick<EdgeRequest, 'header' | 'url'>): string | null {
  const header = request.header('ba-user-token') ?? request.header('bausertoken')
  if (header !== null) return header
  const found = inQuery.exec(request.url)?.[1]
  return found === undefined || found === '' ? null : found
}

/** The origin of the portal that sent the call, `https://portal.example`; empty when the request does not say. */
export function originOf(request: Pick<EdgeRequest, 'header'>): string {
  for (const name of ['origin', 'referer']) {
    const origin = originIn(request.header(name) ?? '')
    if (origin !== '') return origin
  }
  return ''
}

/** Address and device of the caller; the address is the one that the web server in front names. */
export function callerFrom(request: Pick<EdgeRequest, 'header'>): LoggedOrigin {
  const { browser, device } = deviceOf(request.header('user-agent') ?? '')
  return {
    ip: (request.header('x-real-ip') ?? '127.0.0.1').slice(0, 45),
    device: [browser, device].filter(Boolean).join(', '),
  }
}

function originIn(address: string): string {
  const { origin } = URL.parse(address) ?? { origin: 'null' }
  return /^https?:/.test(origin) ? origin : ''
}
