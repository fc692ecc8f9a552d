/** As much of an OpenAPI 3.1 document as the generators look at. */
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
  'x-labels'?: Record<string, Record<string, string>>
}

/** Every operation with its path and method, in the order of the contract. */
export function operationsOf(spec: OpenApi) {
  return Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method === 'get' || method === 'post')
      .map(([method, operation]) => ({ path, method: method.toUpperCase() as 'GET' | 'POST', operation })),
  )
}

/** What an operation answers on success, by media type. */
export function answerOf({ responses }: OperationObject): Record<string, Media> | undefined {
  const success = responses['200']
  return success && 'content' in success ? success.content : undefined
}

/** Names of the schemas that are the bytes of a file, as part of a multipart body. */
export const binarySchemas = (spec: OpenApi) =>
  Object.entries(spec.components.schemas).flatMap(([name, schema]) =>
    schema.format === 'binary' ? [name] : [],
  )

/** POST operations that only read (a search, a preview): screens use them as queries. */
export const writtenAsPostButReading = (spec: OpenApi) =>
  operationsOf(spec)
    .filter(({ method, operation }) => method === 'POST' && operation['x-safe'] === true)
    .map(({ operation }) => operation.operationId)

/** Takes the named examples of the operations away, in place; then all are refused alike again. */
export function withoutExamples(spec: OpenApi): OpenApi {
  for (const { operation } of operationsOf(spec)) {
    if (operation.responses['default'])
      operation.responses['default'] = { $ref: '#/components/responses/Refused' }
    const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      part && 'content' in part ? Object.values(part.content ?? {}) : [],
    )
    for (const media of [...contents, ...(operation.parameters ?? [])]) delete media.examples
  }
  return spec
}

/** Replaces each success envelope by its `data`, since the transport hands screens what is inside. */
export function unwrapEnvelopes(spec: OpenApi): OpenApi {
  for (const { operation } of operationsOf(spec)) {
    const media = answerOf(operation)?.['application/json']
    const data = media?.schema.properties?.['data']
    if (media && data) media.schema = data
  }
  return spec
}

/** Follows a `$ref` into the document's components; a schema without one is itself. */
export function resolve(spec: OpenApi, schema: SchemaObject): SchemaObject {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  const found = spec.components.schemas[name]
  if (!found) throw new Error(`The contract refers to ${schema.$ref}, which is not there.`)
  return resolve(spec, found)
}
