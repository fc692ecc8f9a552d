import type { OperationId } from '@portal/api-client/contract'
import { attempt, invalidFields } from '../domain/refusal.ts'
import type { Language } from '../texts/language.ts'
import { httpText } from '../texts/text.ts'
import { expiredCode, keyWithCode } from '../world/fault-refusal.ts'
import type { FaultEffect } from '../world/fault-rule.ts'
import { envelopeText, httpFailure, refusalEnvelope } from './envelope.ts'
import { exampleAnswer } from './examples.ts'
import { type EdgeResponse, jsonResponse, type Outcome } from './exchange.ts'
import { isRefusal, type Refusal, refuse } from './operation.ts'
import { checkRequest } from './request/request-check.ts'
import { routeOfOperation } from './route-table.ts'

const htmlPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>'

const withoutBody = { status: 0, headers: {}, body: null } as const

/** The answer of a fault; null for a fault that needs the ordinary answer. */
export async function faultAnswer(
  effect: FaultEffect,
  operation: OperationId,
  language: Language,
  now: number,
): Promise<Outcome | null> {
  if ('code' in effect) return codeAnswer(effect, operation, language, now)
  if ('example' in effect) return exampleAnswer(operation, effect.example, language, now)
  if ('data' in effect) {
    const response = jsonResponse(200, envelopeText(1, '', now, effect.data))
    return { response, code: 1, error_key: null }
  }
  const response = brokenAnswer(effect, language, now)
  return response && { response, code: null, error_key: null }
}

function brokenAnswer(effect: FaultEffect, language: Language, now: number): EdgeResponse | null {
  if ('status' in effect) return httpFailure(effect.status, httpText(language, 'fault'), now)
  if ('network' in effect) return { ...withoutBody, failure: 'cut' }
  if ('timeout' in effect) return { ...withoutBody, failure: 'hang' }
  if ('malformed' in effect) return jsonResponse(200, '{"code":1,"msg":"","time":')
  if ('html' in effect)
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: htmlPage }
  if ('empty' in effect) return jsonResponse(200, '')
  return null
}

function codeAnswer(
  { code, error_key, msg }: Extract<FaultEffect, { readonly code: number }>,
  operation: OperationId,
  language: Language,
  now: number,
): Outcome {
  if (code === expiredCode) {
    const text = envelopeText(code, msg ?? httpText(language, 'session_expired'), now, [])
    return { response: jsonResponse(200, text), code, error_key: null }
  }
  const key = error_key ?? keyWithCode(operation, code) ?? 'ACTION_NOT_ALLOWED'
  const refusal = key === 'VALIDATION' ? refusalOfForm(operation, language) : refuse(key)
  const envelope = refusalEnvelope(refusal, null, language, now)
  const text = envelopeText(code, msg ?? envelope.msg, now, envelope.data)
  return { response: jsonResponse(200, text), code, error_key: key }
}

/** The refusal of a request that sends nothing, which names the fields that the operation needs. */
function refusalOfForm(operation: OperationId, language: Language): Refusal {
  const nothing = { method: '', url: '', header: () => null, body: null }
  const refused = attempt(() => checkRequest(routeOfOperation(operation), '', nothing, language))
  return isRefusal(refused) ? refused : invalidFields({})
}

/** The right answer, cut in half. */
export function truncated(response: EdgeResponse): EdgeResponse {
  const { body } = response
  if (body === null) return response
  const half = Math.floor(body.length / 2)
  return { ...response, body: typeof body === 'string' ? body.slice(0, half) : body.subarray(0, half) }
}
