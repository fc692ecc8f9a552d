import type { EdgeResponse } from '../../edge/exchange.ts'

export interface ReadEnvelope {
  readonly code: number
  readonly data: unknown
}

const textOf = (body: EdgeResponse['body']) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined)

/** The JSON of an answer; undefined where it is none. */
export function jsonIn({ body }: EdgeResponse): unknown {
  try {
    // A byte order mark is skipped, as in browsers.
    return JSON.parse(textOf(body).replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** The envelope of an answer. Servers of this family may send its code as a text. Null for anything else. */
export function envelopeIn(answer: EdgeResponse): ReadEnvelope | null {
  const json = jsonIn(answer)
  if (typeof json !== 'object' || json === null || !('code' in json)) return null
  const { code, data } = json as { code: unknown; data?: unknown }
  const number = typeof code === 'string' && code !== '' ? Number(code) : code
  return typeof number === 'number' && Number.isInteger(number) ? { code: number, data } : null
}

/** Whether the answer ends the session of the caller. */
export function endsSession(envelope: ReadEnvelope | null): boolean {
  if (envelope?.code === 409) return true
  return envelope?.code === 303 && (envelope.data as { type?: unknown } | null)?.type === 'need login'
}

/** The user of a site call; null for a visitor, which some servers write as an empty list. */
export function userIn(envelope: ReadEnvelope | null): Readonly<Record<string, unknown>> | null {
  const { userInfo } = (envelope?.code === 1 ? (envelope.data ?? {}) : {}) as { userInfo?: unknown }
  const isSomebody = typeof userInfo === 'object' && userInfo !== null && 'username' in userInfo
  return isSomebody ? userInfo : null
}
