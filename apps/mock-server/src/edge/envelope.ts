import type { RefusalEnvelope } from '@portal/api-client/contract'
import type { Language } from '../texts/language.ts'
import { errorText, fieldErrorText, httpText, reasonText } from '../texts/text.ts'
import type { SessionRecord } from '../world/tables.ts'
import { type EdgeResponse, jsonResponse } from './exchange.ts'
import type { Refusal } from './operation.ts'

/** Epoch ms of the world's clock → `time` of the envelope, epoch s. */
export const envelopeTime = (now: number): number => Math.floor(now / 1000)

/** The JSON text of an envelope. */
export const envelopeText = (code: number, msg: string, now: number, data: unknown): string =>
  JSON.stringify({ code, msg, time: envelopeTime(now), data })

/**
 * The envelope of a refusal. An unknown visitor is sent to the login page (303), an expired session gets 409 with an
 * empty list, a missing permission node gets 401, and everything else 0.
 */
export function refusalEnvelope(
  refusal: Refusal,
  session: SessionRecord | null,
  language: Language,
  now: number,
): RefusalEnvelope {
  const { error_key, extra } = refusal
  const time = envelopeTime(now)
  const msg = errorText(language, refusal)
  switch (error_key) {
    case 'NEED_LOGIN':
      if (session) return { code: 409, msg: httpText(language, 'session_expired'), time, data: [] }
      return { code: 303, msg, time, data: { error_key, type: 'need login' } }
    case 'ALREADY_SIGNED_IN':
      return { code: 303, msg, time, data: { error_key, type: 'logged in' } }
    case 'NO_PERMISSION':
      return { code: 401, msg, time, data: { error_key } }
    default: {
      const { booking_id, fresh, reason_key, retry_after, second_factor } = extra ?? {}
      const reason_text = reason_key && reasonText(language, reason_key)
      const data = {
        error_key,
        ...(refusal.fields && { fields: fieldSentences(refusal, language) }),
        ...(retry_after !== undefined && { retry_after }),
        ...(booking_id !== undefined && { booking_id }),
        ...(second_factor && { second_factor }),
        ...(fresh && { fresh }),
        ...(reason_key && { reason_key, reason_text }),
      }
      return { code: 0, msg: reason_text ?? msg, time, data }
    }
  }
}

/** The sentences of each field, each sentence once. */
const fieldSentences = ({ fields, params }: Refusal, language: Language): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([path, errors]) => [
      path,
      [...new Set(errors.map((error) => fieldErrorText(language, error, params)))],
    ]),
  )

/** A failure outside the business: an HTTP status, and an envelope with a sentence and no data. */
export const httpFailure = (
  status: number,
  sentence: string,
  now: number,
  headers?: Record<string, string>,
): EdgeResponse => jsonResponse(status, envelopeText(0, sentence, now, null), headers)

/** The refusal of one of many, in one sentence: the reason, the first field, or the text of its key. */
export function refusalSentence(refusal: Refusal, language: Language): string {
  const { extra, fields, params } = refusal
  const first = Object.values(fields ?? {})[0]?.[0]
  if (extra?.reason_key) return reasonText(language, extra.reason_key)
  return first ? fieldErrorText(language, first, params) : errorText(language, refusal)
}
