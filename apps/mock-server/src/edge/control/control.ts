import type { ZodType } from 'zod'
import { type EdgeResponse, jsonResponse } from '../exchange.ts'
import { pathText } from '../field-errors.ts'
import type { Exchange } from '../handle.ts'
import { limitOf } from '../request/request-check.ts'
import { chooseWorld, worldKey } from '../world-choice.ts'
import { type ControlCall, type ControlPort, ControlRefusal } from './call.ts'
import { type ControlAnswer, controlCalls } from './calls.ts'
import { barred } from './guard.ts'

/** Answers everything under `/__mock/`. Its calls are no part of the product's contract. */
export async function controlAnswer(exchange: Exchange, port: ControlPort): Promise<EdgeResponse> {
  const { request, path, query } = exchange
  const bar = barred(request, port.access)
  if (bar) return plain(bar.status, { error: bar.sentence })
  const name = path.slice('/__mock/'.length).replace(/\/$/, '')
  const [head = '', ...rest] = name.split('/')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const calls = own(controlCalls, method)
  const found: ControlAnswer | undefined = calls && (own(calls, name) ?? own(calls, `${head}/`))
  if (!found) return plain(404, { error: `There is no control call ${request.method} ${path}.` })
  try {
    const call = controlCall(exchange, port, new URLSearchParams(query), rest.join('/'))
    const result = (await found(call)) ?? { ok: true }
    if (request.method === 'POST') port.worlds.touch()
    return plain(200, result)
  } catch (error) {
    if (error instanceof ControlRefusal) return plain(error.status, { error: error.message })
    if (error instanceof RangeError) return plain(400, { error: error.message })
    return plain(500, { error: error instanceof Error ? error.message : String(error) })
  }
}

/** What an object itself has under a name; never what every object has. */
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
      // Whoever only looks makes nothing.
      const strict = port.strict || (request.method !== 'POST' && key !== null)
      const world = chooseWorld(port.worlds, key, strict)
      if (typeof world === 'string') throw new ControlRefusal(404, world)
      world.clock.settle()
      return world
    },
  }
}

function parsed<T>(schema: ZodType<T>, bytes: Uint8Array | null, limit: number): T {
  if (bytes && bytes.length > limit) {
    throw new ControlRefusal(413, `The body is larger than ${limit} bytes, which is the limit of this call.`)
  }
  let value: unknown
  try {
    value = bytes && bytes.length > 0 ? JSON.parse(new TextDecoder().decode(bytes)) : {}
  } catch {
    throw new ControlRefusal(400, 'The body is not valid JSON.')
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => `${pathText(issue.path) || 'body'}: ${issue.message}`)
  throw new ControlRefusal(400, errors.join('; '))
}

const plain = (status: number, value: unknown): EdgeResponse =>
  jsonResponse(status, JSON.stringify(value), { 'cache-control': 'no-store' })
