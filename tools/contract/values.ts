// What needs a JSON Schema validator: the `x-` extensions and every example.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isObject, type Json, type JsonObject } from './flatten.ts'
import { objectAt, operationsOf, type Problem, stringsAt, walk } from './operations.ts'

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  return ajv
}

function errorsOf(validate: ValidateFunction, value: Json): string | null {
  if (validate(value)) return null
  const errors = (validate.errors ?? []).slice(0, 4)
  return errors
    .map((error) => `${error.instancePath || 'the value'} ${error.message ?? 'is wrong'}`)
    .join('; ')
}

const extensionsOf = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key.startsWith('x-')))

/** Each extension must be described in openapi/extensions.schema.json, for the kind of object that carries it. */
export function findExtensionProblems(document: JsonObject, extensionSchema: JsonObject): Problem[] {
  const ajv = newAjv().addSchema(extensionSchema, 'extensions')
  const validator = (kind: string) => ajv.compile({ $ref: `extensions#/$defs/${kind}` })
  const validators = {
    document: validator('document'),
    operation: validator('operation'),
    schema: validator('schema'),
  }
  const problems: Problem[] = []
  walk(document, (object, pointer) => {
    if (pointer.includes('/examples/')) return
    const kind =
      pointer === '#' ? 'document' : /^#\/paths\/[^/]+\/[a-z]+$/.test(pointer) ? 'operation' : 'schema'
    const what = errorsOf(validators[kind], extensionsOf(object))
    if (what === null) return
    problems.push({
      where: pointer,
      what,
      fix: 'correct the extension, or describe it in openapi/extensions.schema.json',
    })
  })
  return problems
}

/** The named examples of one media type, `$ref` followed. */
function examplesOf(document: JsonObject, media: JsonObject): [string, JsonObject][] {
  return Object.entries(objectAt(media, 'examples')).map(([name, example]) => {
    const reference = objectAt(example).$ref
    const key = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : ''
    return [name, key === '' ? objectAt(example) : objectAt(document, 'components', 'examples', key)]
  })
}

const escape = (pointer: string) => encodeURI(pointer)

/** Every example must be valid, every answer must have two, every error key one. */
export function findExampleProblems(document: JsonObject): Problem[] {
  const ajv = newAjv().addSchema(document, 'contract')
  const problems: Problem[] = []
  walk(document, (media, pointer) => {
    if (!isObject(media.examples) || !isObject(media.schema)) return
    const validate = ajv.compile({ $ref: `contract${escape(`${pointer}/schema`)}` })
    for (const [name, example] of examplesOf(document, media)) {
      const what = example.value === undefined ? 'has no value' : errorsOf(validate, example.value)
      if (what !== null)
        problems.push({
          where: `${pointer}, example ${name}`,
          what,
          fix: 'correct the schema, or the scene in apps/mock-server/src/testing/scenes',
        })
    }
  })
  return [...problems, ...findMissingExamples(document)]
}

function findMissingExamples(document: JsonObject): Problem[] {
  const refused = objectAt(
    document,
    'components',
    'responses',
    'Refused',
    'content',
    'application/json',
    'examples',
  )
  return operationsOf(document).flatMap(({ id, object }) => {
    const refusals = stringsAt(object['x-refusals'])
    const shown = (status: string) =>
      Object.keys(objectAt(object, 'responses', status, 'content', 'application/json', 'examples')).length
    const isFile =
      Object.keys(objectAt(object, 'responses', '200', 'content', 'application/json')).length === 0
    const [succeeded, refusedHere] = [shown('200'), shown('default')]
    const lacking = refusals.filter((key) => refused[key] === undefined)
    const problems = lacking.map((key) => `refuses with ${key}, which has no example among the refusals`)
    if (!isFile && succeeded === 0) problems.push('has no example of success')
    if (!isFile && succeeded + refusedHere < 2) problems.push('has fewer than two examples')
    if (refusals.some((key) => key !== 'VALIDATION') && refusedHere === 0 && !seldomRefused.has(id))
      problems.push('can be refused, but no example shows it')
    return problems.map((what) => ({
      where: id,
      what,
      fix: 'add a scene in apps/mock-server/src/testing/scenes; one for an error key alone goes to refusals.ts there',
    }))
  })
}

/** Their refusals need more requests than a reader would follow, or an id that the schema does not know. */
const seldomRefused = new Set(['getClickCaptcha', 'getAgreement'])
