/** The parts of an OpenAPI 3.1 document that the generators read. */
export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, SchemaObject> }
}

interface Media {
  schema: SchemaObject
  examples?: unknown
}

interface OperationObject {
  operationId: string
  tags: string[]
  parameters?: (Media & { name: string; in: string; required?: boolean })[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> } | { $ref: string }>
  'x-auth': 'visitor' | 'member'
  'x-permission': string | null
  'x-refusals'?: string[]
  'x-safe'?: boolean
  'x-status': 'known' | 'inherited' | 'stubbed'
  'x-invalidates'?: string[]
}

export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, SchemaObject>
  items?: SchemaObject
  enum?: unknown[]
  const?: unknown
  oneOf?: SchemaObject[]
  anyOf?: SchemaObject[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** What people type: a `line`, several `lines`, or the `name` of a person. */
  'x-text'?: string
  /** The message of the Zod issue when `pattern` does not match. */
  'x-pattern-message'?: string
  'x-labels'?: Record<string, Record<string, string>>
}

/** `payOrder` as `PayOrder`. */
export const pascalCase = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/** Every operation with its path and method, in the order of the contract. */
export function operationsOf(spec: OpenApi) {
  return Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method === 'get' || method === 'post')
      .map(([method, operation]) => ({ path, method: method.toUpperCase() as 'GET' | 'POST', operation })),
  )
}

/** The content of an operation's success, by media type. */
export function answerOf({ responses }: OperationObject): Record<string, Media> | undefined {
  const success = responses['200']
  return success && 'content' in success ? success.content : undefined
}

/** POST operations that only read (a search, a preview): screens use them as queries. */
export const readsByPost = (spec: OpenApi) =>
  operationsOf(spec)
    .filter(({ method, operation }) => method === 'POST' && operation['x-safe'] === true)
    .map(({ operation }) => operation.operationId)

/**
 * GET operations that screens use as mutations: downloads, and those that change something. One named `get…` stays a
 * query although the server notes that it was read.
 */
export const writesByGet = (spec: OpenApi) =>
  operationsOf(spec)
    .filter(({ method, operation }) => method === 'GET' && !operation.operationId.startsWith('get'))
    .filter(({ operation }) => operation['x-invalidates'] || !answerOf(operation)?.['application/json'])
    .map(({ operation }) => operation.operationId)

/** Replaces each success envelope by its `data`, in place: the transport unwraps it and throws the refusals. */
export function unwrapEnvelopes(spec: OpenApi): OpenApi {
  for (const { operation } of operationsOf(spec)) {
    const media = answerOf(operation)?.['application/json']
    const data = media?.schema.properties?.['data']
    if (media && data) media.schema = data
    delete operation.responses['default']
  }
  return spec
}

/**
 * Makes the validator of a person's name report `name` as the message of its pattern, in place, so that the server can
 * tell a name in the wrong letters from other bad patterns.
 */
export function markNamePatterns(spec: OpenApi): OpenApi {
  for (const schema of Object.values(spec.components.schemas))
    if (schema['x-text'] === 'name') schema['x-pattern-message'] = 'name'
  return spec
}

/** Follows a `$ref` into the document's components; returns a schema without one as it is. */
export function resolve(spec: OpenApi, schema: SchemaObject): SchemaObject {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  const found = spec.components.schemas[name]
  if (!found) throw new Error(`The contract refers to ${schema.$ref}, which does not exist.`)
  return resolve(spec, found)
}
