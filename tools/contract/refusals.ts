// Describes under 200 what is sent with 200: the success of an operation or one of its refusals, told apart by `code`.
import { isObject, type Json, type JsonObject } from './flatten.ts'
import { objectAt, operationsOf, schemasOf, stringsAt } from './operations.ts'

/** The schema of refusal.yaml that the own refusals of each operation are made from. */
const patternName = 'OperationRefusal'

/** `NOT_FOUND` as `NotFound`, `payOrder` as `PayOrder`. */
const pascalCase = (name: string) =>
  (/^[A-Z_]+$/.test(name) ? name.toLowerCase() : name).replace(/(?:^|_)([a-z])/g, (_, letter: string) =>
    letter.toUpperCase(),
  )

const codeOf = (schema: Json | undefined) => objectAt(schema, 'properties', 'code').const

/** `NeedLoginRefusal` for NEED_LOGIN. */
const sharedName = (key: string) => `${pascalCase(key)}Refusal`

/** The pattern with `keys` as the values of `error_key`, and without the fields that come with other keys. */
function ownRefusal(pattern: JsonObject, keys: readonly string[]): JsonObject {
  const fields = Object.entries(objectAt(pattern, 'properties', 'data', 'properties')).flatMap(
    ([name, field]): [string, Json][] => {
      if (name === 'error_key') return [[name, { type: 'string', enum: [...keys] }]]
      const { 'x-with': wanted, ...schema } = objectAt(field)
      return wanted === undefined || stringsAt(wanted).some((key) => keys.includes(key))
        ? [[name, schema]]
        : []
    },
  )
  const { description: _description, ...envelope } = pattern
  const { properties } = envelope
  const data = { ...objectAt(properties, 'data'), properties: Object.fromEntries(fields) }
  return { ...envelope, properties: { ...objectAt(properties), data } }
}

/**
 * Puts the union of success and refusals under the 200 of each operation, in place, one schema per code. The success
 * becomes `PayOrderSuccess`. Keys with a code of their own, and VALIDATION alone, have schemas that all operations share;
 * the other keys become `PayOrderRefusal`. A file is answered as itself, and its refusals as JSON.
 */
export function addRefusals(document: JsonObject): void {
  const schemas = schemasOf(document)
  const pattern = objectAt(schemas, patternName)
  for (const { id, object } of operationsOf(document)) {
    const content = objectAt(object, 'responses', '200', 'content')
    const names: string[] = []
    const add = (name: string, schema: Json) => {
      schemas[name] = schema
      names.push(name)
    }
    const { schema: success } = objectAt(content, 'application/json')
    if (isObject(success)) add(`${pascalCase(id)}Success`, success)

    const keys = stringsAt(object['x-refusals'])
    const isApart = (key: string) => (codeOf(schemas[sharedName(key)]) ?? 0) !== 0
    names.push(...keys.filter(isApart).map(sharedName))
    // An expired session has no key.
    if (keys.includes('NEED_LOGIN')) names.push('SessionExpiredRefusal')
    const own = keys.filter((key) => !isApart(key))
    const [first = '', ...others] = own
    if (others.length === 0 && sharedName(first) in schemas) names.push(sharedName(first))
    else if (own.length > 0) add(`${pascalCase(id)}Refusal`, ownRefusal(pattern, own))

    const answers = names.map((name) => ({ $ref: `#/components/schemas/${name}` }))
    const [only = {}, ...further] = answers
    content['application/json'] = { schema: further.length === 0 ? only : { oneOf: answers } }
  }
  delete schemas[patternName]
}
