/** As much of an OpenAPI 3.1 document as the generators look at. */
export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, SchemaObject> }
}

export interface OperationObject {
  operationId: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: SchemaObject }[]
  requestBody?: { content: Record<string, { schema: SchemaObject }> }
  responses: Record<string, { content?: Record<string, { schema: SchemaObject }> }>
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

/** Replaces each success envelope by its `data`, since the transport hands screens what is inside. */
export function unwrapEnvelopes(spec: OpenApi): OpenApi {
  for (const { operation } of operationsOf(spec)) {
    const media = operation.responses['200']?.content?.['application/json']
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
