// Checks that need a JSON Schema validator: the `x-` extensions and the examples.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isObject, type Json, type JsonObject } from './flatten.ts'
import { objectAt, operationsOf, type Problem, stringsAt, walk } from './operations.ts'
import { textKeyword } from './text-kinds.ts'

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  return ajv.addKeyword(textKeyword)
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

/** Each extension is described in openapi/extensions.schema.json for the kind of object it is on. */
export function findExtensionProblems(document: JsonObject, extensionSchema: JsonObject): Problem[] {
  const ajv = newAjv().addSchema(extensionSchema, 'extensions')
  const validator = (kind: string) => ajv.compile({ $ref: `extensions#/$defs/${kind}` })
  const validators = {
    operation: validator('operation'),
    schema: validator('schema'),
  }
  const problems: Problem[] = []
  walk(document, (object, pointer) => {
    if (pointer.includes('/examples/')) return
    const kind = /^#\/paths\/[^/]+\/(?:get|post)$/.test(pointer) ? 'operation' : 'schema'
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

const escape = (pointer: string) => encodeURI(pointer)

/** Every example is valid, every answer has two, every error key one. `document` is the bundle with its examples. */
export function findExampleProblems(document: JsonObject): Problem[] {
  const ajv = newAjv().addSchema(document, 'contract')
  const problems: Problem[] = []
  walk(document, (media, pointer) => {
    if (!isObject(media.examples) || !isObject(media.schema)) return
    const validate = ajv.compile({ $ref: `contract${escape(`${pointer}/schema`)}` })
    for (const [name, example] of Object.entries(media.examples)) {
      const { value } = followed(document, example)
      const what = value === undefined ? 'has no value' : errorsOf(validate, value)
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

const followed = (document: JsonObject, example: Json): JsonObject => {
  const { $ref } = objectAt(example)
  return typeof $ref === 'string'
    ? objectAt(document, 'components', 'examples', $ref.split('/').at(-1) ?? '')
    : objectAt(example)
}

function findMissingExamples(document: JsonObject): Problem[] {
  return operationsOf(document).flatMap(({ id, object }) => {
    const refusals = stringsAt(object['x-refusals'])
    const content = objectAt(object, 'responses', '200', 'content')
    const examples = Object.values(objectAt(content, 'application/json', 'examples'))
    const answers = examples.map((example) => objectAt(followed(document, example).value))
    const keys = new Set(answers.map(({ data }) => objectAt(data).error_key))
    // A shared example says nothing about the operation.
    const own = examples.map((example) => objectAt(example).value).filter((value) => value !== undefined)
    const succeeded = own.filter((value) => objectAt(value).code === 1).length
    const isFile = Object.keys(content).some((type) => type !== 'application/json')
    const lacking = refusals.filter((key) => !keys.has(key))
    const problems = lacking.map((key) => `refuses with ${key}, which has no example among the refusals`)
    if (!isFile && succeeded === 0) problems.push('has no example of success')
    if (!isFile && own.length < 2) problems.push('has fewer than two examples')
    if (refusals.some((key) => key !== 'VALIDATION') && own.length === succeeded && !seldomRefused.has(id))
      problems.push('can be refused, but no example shows it')
    return problems.map((what) => ({
      where: id,
      what,
      fix: 'add a scene in apps/mock-server/src/testing/scenes; one for an error key alone goes to refusals.ts there',
    }))
  })
}

/** Their refusals would take too many requests, or an id outside the schema. */
const seldomRefused = new Set(['getClickCaptcha', 'getAgreement'])
