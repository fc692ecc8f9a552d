// openapi/examples/<noun>/<operationId>.json  →  named examples of requests, answers and refusals in the bundle.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isObject, type Json, type JsonObject } from './flatten.ts'
import { objectAt, operationsOf } from './operations.ts'

/** Examples by operation, each by its name: `{ summary, as, request: { query, body }, answer }`. */
type ExampleFiles = ReadonlyMap<string, JsonObject>

export function readExamples(folder: string): ExampleFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== folder)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(files.map((path) => [basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))]))
}

/** Puts a value among the named examples of a media type or a parameter. */
function show(place: JsonObject, name: string, example: JsonObject, value: Json | undefined): void {
  if (value === undefined) return
  const examples = objectAt(place.examples)
  place.examples = examples
  examples[name] = { ...(example.summary === undefined ? {} : { summary: example.summary }), value }
}

/** One answer of the document can be refused; its examples are those of the operation, not of every error key. */
function refusalOf(object: JsonObject, document: JsonObject): JsonObject {
  const responses = objectAt(object.responses)
  const { description = '' } = objectAt(document, 'components', 'responses', 'Refused')
  const schema = { $ref: '#/components/schemas/RefusalEnvelope' }
  if ('$ref' in objectAt(responses.default)) {
    responses.default = { description, content: { 'application/json': { schema } } }
  }
  return objectAt(responses.default, 'content', 'application/json')
}

/** Adds the examples to a bundled document, in place. Names of operations that do not exist are left out. */
export function addExamples(document: JsonObject, files: ExampleFiles): void {
  for (const { id, object } of operationsOf(document)) {
    const bodies = Object.values(objectAt(object, 'requestBody', 'content')).filter(isObject)
    const parameters = (Array.isArray(object.parameters) ? object.parameters : []).filter(isObject)
    const succeeded = objectAt(object, 'responses', '200', 'content', 'application/json')
    for (const [name, example] of Object.entries(files.get(id) ?? {})) {
      if (!isObject(example)) continue
      const query = objectAt(example, 'request', 'query')
      for (const body of bodies) show(body, name, example, objectAt(example.request).body)
      for (const parameter of parameters)
        if (typeof parameter.name === 'string') show(parameter, name, {}, query[parameter.name])
      const { answer } = example
      // A file has none.
      if (answer === undefined) continue
      const place = objectAt(answer).code === 1 ? succeeded : refusalOf(object, document)
      show(place, name, example, answer)
    }
  }
}
