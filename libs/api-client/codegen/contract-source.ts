import { fileURLToPath } from 'node:url'

/** The workspace's root folder. */
export const contractRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** The folder of all generated code. */
export const generatedDir = `${contractRoot}/libs/api-client/src/generated`

/** The bundled contract, which every generator reads. */
export const bundlePath = `${generatedDir}/openapi.json`

/** The parts of an OpenAPI 3.1 document that the generators read. */
export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, SchemaObject>; parameters?: unknown }
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
  /** What people type; the rule of each kind is in src/texts. */
  'x-text'?: string
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

/** What an operation answers with 200, by media type. Beside a file, JSON holds its refusals alone. */
export function answerOf({ responses }: OperationObject): Record<string, Media> {
  const answer = responses['200']
  return (answer && 'content' in answer && answer.content) || {}
}

export const answersFile = (operation: OperationObject) =>
  Object.keys(answerOf(operation)).some((type) => type !== 'application/json')

/** The schemas of what an operation answers as JSON, its success first. */
const armsOf = (operation: OperationObject): SchemaObject[] => {
  const schema = answerOf(operation)['application/json']?.schema
  return schema ? (schema.oneOf ?? [schema]) : []
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
    .filter(({ operation }) => operation['x-invalidates'] || answersFile(operation))
    .map(({ operation }) => operation.operationId)

/** Leaves out the headers of every call, in place: the transport sends them, so no generated function takes them. */
export function omitHeaders(spec: OpenApi): OpenApi {
  for (const item of Object.values(spec.paths)) delete item['parameters']
  delete spec.components.parameters
  return spec
}

/** Leaves of each answer the success alone, in place. */
function keepSuccesses(spec: OpenApi) {
  for (const { operation } of operationsOf(spec)) {
    const content = answerOf(operation)
    const [success] = armsOf(operation)
    if (answersFile(operation)) delete content['application/json']
    else if (success) content['application/json'] = { schema: resolve(spec, success) }
    delete operation.responses['default']
  }
}

/** Replaces each answer by the `data` of its success, in place: the transport unwraps it and throws the refusals. */
export function unwrapEnvelopes(spec: OpenApi): OpenApi {
  keepSuccesses(spec)
  for (const { operation } of operationsOf(spec)) {
    const media = answerOf(operation)['application/json']
    const data = media?.schema.properties?.['data']
    if (media && data) media.schema = data
  }
  return spec
}

/**
 * Leaves one schema for the refusals of all operations, `RefusalEnvelope`, in place. Validators for each operation would
 * differ in their error keys alone, which `routes` lists.
 */
export function joinRefusals(spec: OpenApi): OpenApi {
  const { schemas } = spec.components
  const operations = operationsOf(spec).map(({ operation }) => operation)
  const names = new Set(operations.flatMap(armsOf).map(({ $ref = '' }) => $ref.split('/').at(-1) ?? ''))
  const own = operations.flatMap(({ operationId }) => schemas[`${pascalCase(operationId)}Refusal`] ?? [])
  keepSuccesses(spec)
  for (const { operationId } of operations) {
    for (const name of ['Success', 'Refusal'].map((kind) => pascalCase(operationId) + kind)) {
      delete schemas[name]
      names.delete(name)
    }
  }
  const shared = [...names].map((name) => ({ $ref: `#/components/schemas/${name}` }))
  schemas['RefusalEnvelope'] = { oneOf: [...shared, own.reduce(joined)] }
  return spec
}

/** One schema for what two schemas describe: the fields and the values of both. */
function joined(one: SchemaObject, other: SchemaObject): SchemaObject {
  const names = new Set([...Object.keys(one.properties ?? {}), ...Object.keys(other.properties ?? {})])
  const properties = [...names].map((name) => {
    const [first, second] = [one, other].map(({ properties: fields }) => fields?.[name] ?? {}) as [
      SchemaObject,
      SchemaObject,
    ]
    return [name, joined(first, second)] as const
  })
  return {
    ...other,
    ...one,
    ...(names.size > 0 && { properties: Object.fromEntries(properties) }),
    ...(one.enum && other.enum && { enum: [...new Set([...one.enum, ...other.enum])] }),
  }
}

/** Follows a `$ref` into the document's components; returns a schema without one as it is. */
export function resolve(spec: OpenApi, schema: SchemaObject): SchemaObject {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  const found = spec.components.schemas[name]
  if (!found) throw new Error(`The contract refers to ${schema.$ref}, which does not exist.`)
  return resolve(spec, found)
}
