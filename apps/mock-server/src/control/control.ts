import type { ZodType } from 'zod'
import * as z from 'zod'
import { type EdgeRequest, type EdgeResponse, jsonResponse } from '../edge/exchange.ts'
import { pathText } from '../edge/field-errors.ts'
import type { Exchange } from '../edge/handle.ts'
import { limitOf } from '../edge/request/request-check.ts'
import { chooseWorld, worldKey } from '../edge/world-choice.ts'
import { shortText } from '../world/settings.ts'
import { type ControlCall, type ControlPort, ControlRefusal } from './call.ts'
import { type ControlAnswer, controlCalls } from './calls.ts'
import { accessRefusal } from './guard.ts'

/** Answers everything under `/__mock/`. Its calls are no part of the product's contract. */
export async function controlAnswer(exchange: Exchange, port: ControlPort): Promise<EdgeResponse> {
  const { request, path, query } = exchange
  const refusal = accessRefusal(request, port.access)
  if (refusal) return plain(refusal.status, { error: refusal.sentence })
  const [method, name] = [request.method === 'HEAD' ? 'GET' : request.method, nameOf(path)]
  const found = callNamed(method, name)
  if (!found) return notFound(request, path, name)
  try {
    const call = controlCall(exchange, port, new URLSearchParams(query), restOf(name))
    const result = (await found(call)) ?? { ok: true }
    if (request.method === 'POST') port.worlds.touch()
    return plain(200, result)
  } catch (error) {
    if (error instanceof ControlRefusal) return plain(error.status, { error: error.message })
    if (error instanceof RangeError) return plain(400, { error: error.message })
    return plain(500, { error: error instanceof Error ? error.message : String(error) })
  }
}

/** The path after `/__mock/`; empty for every other path. */
const nameOf = (path: string): string =>
  path.startsWith('/__mock/') ? path.slice('/__mock/'.length).replace(/\/$/, '') : ''

const headOf = (name: string): string => name.split('/', 1)[0] ?? ''
const restOf = (name: string): string => name.slice(headOf(name).length + 1)

function callNamed(method: string, name: string): ControlAnswer | undefined {
  const calls = own(controlCalls, method)
  return calls && (own(calls, name) ?? (restOf(name) === '' ? undefined : own(calls, `${headOf(name)}/`)))
}

function notFound({ method }: EdgeRequest, path: string, name: string): EdgeResponse {
  const methods = ['GET', 'POST'].filter((one) => callNamed(one, name))
  const request = `${method} ${shortText(path)}`
  if (methods.length === 0) return plain(404, { error: `There is no control call ${request}.` })
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  return plain(
    405,
    { error: `There is no control call ${request}, only ${methods.join(' and ')}.` },
    { allow },
  )
}

/** The object's own member of that name, never an inherited one. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

function controlCall(
  { request }: Exchange,
  port: ControlPort,
  query: URLSearchParams,
  rest: string,
): ControlCall {
  return {
    port,
    query,
    rest,
    body: (schema) => parsed(schema, request.body, limitOf(request.url, null)),
    world: (named) => {
      const key = named ?? query.get('world') ?? worldKey(request)
      // A call that only reads creates no world.
      const strict = port.strict || (request.method !== 'POST' && key !== null)
      const world = chooseWorld(port.worlds, key, strict)
      if (typeof world === 'string') throw new ControlRefusal(404, world)
      world.clock.settle()
      return world
    },
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parsed<T>(schema: ZodType<T>, bytes: Uint8Array | null, limit: number): T {
  if (bytes && bytes.length > limit) {
    throw new ControlRefusal(413, `The body is larger than ${limit} bytes, which is the limit of this call.`)
  }
  let value: unknown
  try {
    value = bytes && bytes.length > 0 ? JSON.parse(utf8.decode(bytes)) : {}
  } catch {
    throw new ControlRefusal(400, 'The body is not valid JSON.')
  }
  // Zod would leave it out in silence.
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__'))
    throw new ControlRefusal(400, '__proto__: there is no such member')
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const sentences = result.error.issues.flatMap((issue) => sentencesOf(issue, schema))
  const more = sentences.length > mostSentences ? [`and ${sentences.length - mostSentences} more`] : []
  throw new ControlRefusal(400, [...sentences.slice(0, mostSentences), ...more].join('; '))
}

/** The number of errors that one answer names. */
const mostSentences = 5

/** The errors of a member of the body, by its name. */
function sentencesOf(issue: z.core.$ZodIssue, schema: ZodType): string[] {
  const path = pathText(issue.path)
  if (issue.code !== 'unrecognized_keys') return [`${path || 'body'}: ${issue.message}`]
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape).join(', ') : ''
  return issue.keys.map((key) => `${shortText(key)}: there is no such member; this call takes ${known}`)
}

const plain = (status: number, value: unknown, more: Record<string, string> = {}): EdgeResponse =>
  jsonResponse(status, JSON.stringify(value), { 'cache-control': 'no-store', ...more })
