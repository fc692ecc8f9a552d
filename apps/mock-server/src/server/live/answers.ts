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
    // A mark of the byte order is passed over, as browsers do.
    return JSON.parse(textOf(body).replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** An envelope as servers of this family send it: a code may come as text. Null for anything else. */
export function envelopeIn(answer: EdgeResponse): ReadEnvelope | null {
  const json = jsonIn(answer)
  if (typeof json !== 'object' || json === null || !('code' in json)) return null
  const { code, data } = json as { code: unknown; data?: unknown }
  const number = typeof code === 'string' && code !== '' ? Number(code) : code
  return typeof number === 'number' && Number.isInteger(number) ? { code: number, data } : null
}

/** The answer ends the session of whoever asked. */
export function endsSession(envelope: ReadEnvelope | null): boolean {
  if (envelope?.code === 409) return true
  return envelope?.code === 303 && (envelope.data as { type?: unknown } | null)?.type === 'need login'
}

/** The member whom a site call names; null for nobody, which some servers write as an empty list. */
export function userIn(envelope: ReadEnvelope | null): Readonly<Record<string, unknown>> | null {
  const { userInfo } = (envelope?.code === 1 ? (envelope.data ?? {}) : {}) as { userInfo?: unknown }
  const isSomebody = typeof userInfo === 'object' && userInfo !== null && 'username' in userInfo
  return isSomebody ? userInfo : null
}
