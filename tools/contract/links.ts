import { isObject, type Json, type JsonObject } from './flatten.ts'
import {
  bodyOf,
  type Operation,
  objectAt,
  operationsOf,
  type Problem,
  schemasOf,
  stringsAt,
} from './operations.ts'

/** The schema with its `$ref` followed. */
function resolved(document: JsonObject, schema: JsonObject): JsonObject {
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  return resolved(document, objectAt(schemasOf(document), $ref.split('/').at(-1) ?? ''))
}

/** Whether a value of the schema can have something at the steps of a pointer; of a union, in one of its schemas. */
function holds(document: JsonObject, given: JsonObject, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true
  const schema = resolved(document, given)
  if (Array.isArray(schema.oneOf))
    return schema.oneOf.some((one) => isObject(one) && holds(document, one, [step, ...rest]))
  const inner = /^\d+$/.test(step) ? schema.items : objectAt(schema.properties)[step]
  return isObject(inner) && holds(document, inner, rest)
}

const queryNames = ({ object }: Operation): Json[] =>
  Array.isArray(object.parameters)
    ? object.parameters.map((parameter) => objectAt(parameter).name ?? null)
    : []

const jsonSchema = (object: JsonObject, ...keys: string[]) =>
  objectAt(object, ...keys, 'content', 'application/json', 'schema')

/** Whether a call of the operation has what a runtime expression names. */
function isFound(document: JsonObject, operation: Operation, expression: Json): boolean {
  if (Array.isArray(expression)) return expression.every((each) => isFound(document, operation, each))
  const [, part = '', query, pointer = ''] =
    /^\$(request\.query\.(\w+)|request\.body|response\.body)(?:#\/(\S+))?$/.exec(
      JSON.stringify(expression).replaceAll('"', ''),
    ) ?? []
  if (query !== undefined) return queryNames(operation).includes(query)
  const schema =
    part === 'request.body'
      ? jsonSchema(operation.object, 'requestBody')
      : jsonSchema(operation.object, 'responses', '200')
  return part !== '' && pointer !== '' && holds(document, schema, pointer.split('/'))
}

function problemsOfLink(
  document: JsonObject,
  operation: Operation,
  { operationId, parameters, requestBody }: JsonObject,
): string[] {
  const target = operationsOf(document).find(({ id }) => id === operationId)
  if (target === undefined) return [`leads to the unknown operation ${JSON.stringify(operationId)}`]
  const named = queryNames(target)
  const fields = bodyOf(document, target)
  return [
    ...Object.keys(objectAt(parameters))
      .filter((name) => !named.includes(name))
      .map((name) => `gives ${target.id} the unknown parameter ${name}`),
    ...Object.keys(objectAt(requestBody))
      .filter((name) => !holds(document, fields, [name]))
      .map((name) => `gives ${target.id} the unknown field ${name}`),
    ...[...Object.values(objectAt(parameters)), ...Object.values(objectAt(requestBody))]
      .filter((expression) => !isFound(document, operation, expression))
      .map(
        (expression) =>
          `gives ${target.id} ${JSON.stringify(expression).replaceAll('"', '')}, which its call does not have`,
      ),
  ]
}

/** Links lead to operations that exist and take what they are given; what creates a record once has at least one. */
export function findLinkProblems(document: JsonObject): Problem[] {
  return operationsOf(document).flatMap((operation) => {
    const { id, object } = operation
    const links = Object.entries(objectAt(object, 'responses', '200', 'links')).map(([name, link]) => {
      const { $ref } = objectAt(link)
      const shared = objectAt(
        document,
        'components',
        'links',
        JSON.stringify($ref ?? null)
          .replaceAll('"', '')
          .split('/')
          .at(-1) ?? '',
      )
      return [name, $ref === undefined ? objectAt(link) : shared] as const
    })
    const found = links.flatMap(([name, link]) =>
      problemsOfLink(document, operation, link).map((what) => `has the link ${name}, which ${what}`),
    )
    if (object['x-idempotent'] !== undefined && links.length === 0)
      found.push('creates a record, but no link leads to what reads or changes it')
    const fix = `edit openapi/paths/${stringsAt(object.tags)[0] ?? '<noun>'}*, or openapi/links.yaml`
    return found.map((what) => ({ where: id, what, fix }))
  })
}
