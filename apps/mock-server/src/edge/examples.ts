import { type ErrorKey, labels, type OperationId, routes } from '@portal/api-client/contract'
import { invalidFields } from '../domain/refusal.ts'
import type { Language } from '../texts/language.ts'
import { type FieldErrors, httpText } from '../texts/text.ts'
import { shortText } from '../world/settings.ts'
import { envelopeTime, httpFailure, refusalEnvelope } from './envelope.ts'
import { jsonResponse, type Outcome } from './exchange.ts'
import { fieldErrors } from './field-errors.ts'
import { refuse } from './operation.ts'
import { routeOfOperation } from './route-table.ts'

type Envelope = Readonly<Record<string, unknown>> & { readonly code: number; readonly msg: string }

/** An answer that the contract shows as an example. */
export interface ContractExample {
  readonly name: string
  /** In English; that of a refusal is its label. */
  readonly summary: string
  readonly answer: Envelope
}

interface WrittenExample {
  readonly summary?: string
  /** Absent where the operation answers with a file. */
  readonly answer?: Envelope
}

type NounExamples = Readonly<Record<string, Readonly<Record<string, WrittenExample>>>>

/** Examples are large and seldom wanted, so a noun's file is loaded with its first use. */
const load = async <T>(name: string): Promise<T> =>
  ((await import(`../../../../openapi/examples/${name}.json`, { with: { type: 'json' } })) as { default: T })
    .default

const isKey = (name: string): name is ErrorKey => Object.hasOwn(labels.ErrorKey.en, name)

/** The examples of an operation: its own, then one for each error key with which it can be refused. */
export async function examplesOf(operation: OperationId): Promise<readonly ContractExample[]> {
  const [noun, shared] = await Promise.all([
    load<NounExamples>(routes[operation].noun),
    load<Readonly<Record<string, Envelope>>>('refusals'),
  ])
  // Other refusals are the same for all operations; wrong fields are those of one.
  const refusals: typeof shared = { ...shared, VALIDATION: refusedFields(operation) }
  const own = Object.entries(noun[operation] ?? {}).flatMap(([name, { summary = '', answer }]) =>
    answer ? [{ name, summary, answer }] : [],
  )
  const refused = routes[operation].refusals.flatMap((name) => {
    const answer = own.find((one) => keyOf(one.answer) === name)?.answer ?? refusals[name]
    return answer ? [{ name, summary: labels.ErrorKey.en[name], answer }] : []
  })
  return [...own, ...refused]
}

const keyOf = ({ data }: Envelope) => (data as { error_key?: string } | null)?.error_key ?? null

/** What the operation answers to a request that names nothing, or nothing that it can read. */
function refusedFields(operation: OperationId): Envelope {
  const { bodyValidator, query, params } = routeOfOperation(operation)
  const validator = bodyValidator ?? query
  const unread = Object.keys(params).map((name) => ({ [name]: {} }))
  for (const input of [{}, ...unread, { unknown: {} }]) {
    const result = validator?.safeParse(input)
    if (result && !result.success) return validationOf(fieldErrors(result.error.issues, input))
  }
  return validationOf({ unknown: ['unknown'] })
}

const validationOf = (fields: FieldErrors): Envelope => ({
  ...refusalEnvelope(invalidFields(fields), null, 'en', 0),
})

/** A sentence that names the examples of an operation, where there is none of this name; null where there is one. */
export async function wrongExample(operation: OperationId, name: string): Promise<string | null> {
  const examples = await examplesOf(operation)
  if (examples.some((one) => one.name === name)) return null
  const names = examples.map((one) => one.name).join(', ')
  const there = names === '' ? 'it has none' : `it has ${names}`
  if (name === '') return `example: a name is wanted, such as example=NAME; ${there}.`
  return `example: ${operation} has no example ${shortText(name)}; ${there}.`
}

/** The example as an answer of this moment, or HTTP 400 that names the examples there are. */
export async function exampleAnswer(
  operation: OperationId,
  name: string,
  language: Language,
  now: number,
): Promise<Outcome> {
  const found = (await examplesOf(operation)).find((one) => one.name === name)
  if (!found) {
    const sentence = (await wrongExample(operation, name)) ?? httpText(language, 'failure')
    return { response: httpFailure(400, sentence, now), code: null, error_key: null }
  }
  const { code } = found.answer
  // Examples are in English; the sentence of a refusal is in the language of the caller.
  const msg = isKey(name) ? refusalEnvelope(refuse(name), null, language, now).msg : found.answer.msg
  const answer = { ...found.answer, msg, time: envelopeTime(now) }
  const error_key = code === 1 ? null : ((found.answer.data as { error_key?: string }).error_key ?? null)
  return { response: jsonResponse(200, JSON.stringify(answer)), code, error_key }
}
