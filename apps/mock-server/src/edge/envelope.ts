import type { Schemas } from '@portal/api-client/contract'
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

type RefusalEnvelope = Schemas['RefusalEnvelope']

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
  if (error_key === 'NEED_LOGIN' && session) {
    return { code: 409, msg: httpText(language, 'session_expired'), time, data: [] }
  }
  const data: Schemas['Refusal'] = { error_key }
  if (refusal.fields) data.fields = fieldSentences(refusal, language)
  if (extra?.retry_after !== undefined) data.retry_after = extra.retry_after
  if (extra?.booking_id !== undefined) data.booking_id = extra.booking_id
  if (extra?.fresh !== undefined) data.fresh = extra.fresh
  if (extra?.reason_key !== undefined) {
    data.reason_key = extra.reason_key
    data.reason_text = reasonText(language, extra.reason_key)
  }
  const type = extra?.type ?? sessionType(error_key)
  if (type) data.type = type
  const code = type ? 303 : error_key === 'NO_PERMISSION' ? 401 : 0
  return { code, msg: data.reason_text ?? errorText(language, refusal), time, data }
}

/** The sentences of each field, each sentence once. */
const fieldSentences = ({ fields, params }: Refusal, language: Language): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([path, errors]) => [
      path,
      [...new Set(errors.map((error) => fieldErrorText(language, error, params)))],
    ]),
  )

const sessionType = (key: Schemas['ErrorKey']): Schemas['SessionRefusalType'] | undefined =>
  key === 'NEED_LOGIN' ? 'need login' : key === 'ALREADY_SIGNED_IN' ? 'logged in' : undefined

/** A failure outside the business: an HTTP status, and an envelope with a sentence and no data. */
export const httpFailure = (
  status: number,
  sentence: string,
  now: number,
  headers?: Record<string, string>,
): EdgeResponse => jsonResponse(status, envelopeText(0, sentence, now, null), headers)
