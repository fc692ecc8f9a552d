// A reading view of the bundled contract for the programs of this folder.
import { isObject, type Json, type JsonObject } from './flatten.ts'

/** One error of the contract and the command or edit that fixes it. */
export interface Problem {
  where: string
  what: string
  fix: string
}

export interface Operation {
  id: string
  path: string
  method: string
  object: JsonObject
}

export const objectAt = (value: Json | undefined, ...keys: string[]): JsonObject => {
  let at = value
  for (const key of keys) at = isObject(at) ? at[key] : undefined
  return isObject(at) ? at : {}
}

export const stringsAt = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

export const schemasOf = (document: JsonObject): JsonObject => objectAt(document, 'components', 'schemas')

export const enumOf = (document: JsonObject, name: string): string[] =>
  stringsAt(objectAt(schemasOf(document), name).enum)

/** Every operation in the order of the index. An operation without an id is named by method and path. */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(objectAt(item)).flatMap(([method, object]) =>
      isObject(object)
        ? [
            {
              id: typeof object.operationId === 'string' ? object.operationId : `${method} ${path}`,
              path,
              method,
              object,
            },
          ]
        : [],
    ),
  )
}

/** The schema of an operation's JSON body with its `$ref` followed; empty without a body. */
export function bodyOf(document: JsonObject, operation: Operation): JsonObject {
  const schema = objectAt(operation.object, 'requestBody', 'content', 'application/json', 'schema')
  if (typeof schema.$ref !== 'string') return schema
  return objectAt(schemasOf(document), schema.$ref.split('/').at(-1) ?? '')
}

/** Calls `visit` on each object of the document with its JSON pointer. */
export function walk(value: Json, visit: (object: JsonObject, pointer: string) => void, pointer = '#'): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) walk(item, visit, `${pointer}/${index}`)
  else if (isObject(value)) {
    visit(value, pointer)
    for (const [key, item] of Object.entries(value))
      walk(item, visit, `${pointer}/${key.replaceAll('/', '~1')}`)
  }
}
