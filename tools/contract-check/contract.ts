import { loadContract, type OperationId, routes } from '@portal/api-client/contract'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a call comes from: `known` and `inherited` have a source, `stubbed` is an assumption. */
export type Status = (typeof routes)[OperationId]['status']

export interface Operation {
  readonly id: OperationId
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly status: Status
  /** Needs a member. */
  readonly member: boolean
  readonly answer: 'json' | 'file'
  readonly body: 'json' | 'multipart' | null
  /** Changes nothing. */
  readonly safe: boolean
  /** The field by which a repeated request has one effect; null if each has its own. */
  readonly once: string | null
  /** Of a success. */
  readonly mediaTypes: readonly string[]
}

/** Reads that start something, although they invalidate no answer. */
const startsJob: ReadonlySet<OperationId> = new Set(['exportLedger'])

export interface Contract {
  readonly document: JsonObject
  readonly operations: readonly Operation[]
}

export async function readContract(): Promise<Contract> {
  const document = (await loadContract()) as JsonObject
  const operations = (Object.keys(routes) as OperationId[]).map((id): Operation => {
    const { method, path, status, auth, answer, body, safe } = routes[id]
    const described = at(document, 'paths', path, method.toLowerCase())
    const { 'x-idempotent': once } = described
    return {
      id,
      method,
      path,
      status,
      member: auth === 'member',
      answer,
      body,
      safe: safe && described['x-invalidates'] === undefined && !startsJob.has(id),
      once: typeof once === 'string' ? once : null,
      mediaTypes: Object.keys(at(described, 'responses', '200', 'content')).filter(
        // Beside a file it is the type of refusals.
        (type) => answer === 'json' || type !== 'application/json',
      ),
    }
  })
  return { document, operations }
}

function at(value: Json | undefined, ...keys: string[]): JsonObject {
  let found = value
  for (const key of keys) found = isObject(found) ? found[key] : undefined
  return isObject(found) ? found : {}
}
