import { type ErrorKey, labels, type OperationId, routes } from '@portal/api-client/contract'
import type { Language } from '../texts/language.ts'
import { httpText } from '../texts/text.ts'
import { shortText } from '../world/settings.ts'
import { envelopeTime, httpFailure, refusalEnvelope } from './envelope.ts'
import { jsonResponse, type Outcome } from './exchange.ts'
import { refuse } from './operation.ts'

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
  const [noun, refusals] = await Promise.all([
    load<NounExamples>(routes[operation].noun),
    load<Readonly<Record<string, Envelope>>>('refusals'),
  ])
  const own = Object.entries(noun[operation] ?? {}).flatMap(([name, { summary = '', answer }]) =>
    answer ? [{ name, summary, answer }] : [],
  )
  const refused = routes[operation].refusals.flatMap((name) => {
    const answer = refusals[name]
    return answer ? [{ name, summary: labels.ErrorKey.en[name], answer }] : []
  })
  return [...own, ...refused]
}

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
