import type { Language } from '../texts/language.ts'
import { type HttpKey, httpText, type TextParams } from '../texts/text.ts'
import { deepFreeze } from '../world/freeze.ts'
import type { EdgeRequest } from './exchange.ts'
import { type FieldFaults, fieldFaults } from './field-faults.ts'
import { readMultipart } from './multipart.ts'
import { readQuery } from './params.ts'
import { Remembered } from './remembered.ts'
import type { Route, Validator } from './route-table.ts'

export const bodyLimit = 1024 * 1024
/** Above every `maxSize` of the upload settings, so that a file too large is refused by the operation. */
export const formLimit = 24 * bodyLimit

/** A request that is broken as a whole: an HTTP status and a sentence. */
export class BrokenRequest {
  readonly status: number
  readonly sentence: string

  constructor(status: number, language: Language, key: HttpKey, params?: TextParams) {
    this.status = status
    this.sentence = httpText(language, key, params)
  }
}

/** Fields that break the contract, all of them at once. */
export class BrokenFields {
  readonly fields: FieldFaults

  constructor(fields: FieldFaults) {
    this.fields = fields
  }
}

export interface CheckedRequest {
  readonly query: unknown
  readonly body: unknown
  /** The body as it came. */
  readonly text: string
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const noQuery: Record<string, never> = Object.freeze({})

/** Reads and validates query and body. What was right once is right again: it is remembered, frozen. */
export class RequestCheck {
  readonly #queries: Remembered<unknown>
  readonly #bodies: Remembered<unknown>

  constructor(remember: boolean) {
    this.#queries = new Remembered(remember ? 2000 : 0, 200_000)
    this.#bodies = new Remembered(remember ? 4000 : 0, 400_000)
  }

  check(
    route: Route,
    queryText: string,
    request: EdgeRequest,
    language: Language,
  ): CheckedRequest | BrokenRequest | BrokenFields {
    const fields: FieldFaults = {}
    const query = this.#query(route, queryText, language, fields)
    let body: unknown
    let text = ''
    if (route.body === 'multipart') {
      body = formOf(route, request, language, fields)
      if (body instanceof BrokenRequest) return body
    } else if (route.body !== null) {
      const read = bodyText(request, language)
      if (read instanceof BrokenRequest) return read
      text = read
      body = this.#body(route, text, language, fields)
      if (body instanceof BrokenRequest) return body
    }
    for (const _ in fields) return new BrokenFields(fields)
    return { query, body, text }
  }

  #query(route: Route, text: string, language: Language, fields: FieldFaults): unknown {
    if (text === '') {
      if (route.query === null) return noQuery
    }
    const key = `${route.operation}?${text}`
    const known = this.#queries.get(key)
    if (known !== undefined) return known
    const input = readQuery(text, route.params)
    if (route.query === null) {
      const issues = [{ code: 'unrecognized_keys', path: [], message: '', keys: Object.keys(input) }]
      Object.assign(fields, fieldFaults(issues, input, language))
      return noQuery
    }
    return remember(this.#queries, key, route.query, input, language, fields)
  }

  #body(route: Route, text: string, language: Language, fields: FieldFaults): unknown {
    const key = `${route.operation} ${text}`
    const known = this.#bodies.get(key)
    if (known !== undefined) return known
    const input = parseJson(text)
    if (input === undefined) return new BrokenRequest(400, language, 'malformed')
    if (route.bodyValidator === null) return input
    return remember(this.#bodies, key, route.bodyValidator, input, language, fields)
  }
}

function remember(
  memory: Remembered<unknown>,
  key: string,
  validator: Validator,
  input: unknown,
  language: Language,
  fields: FieldFaults,
): unknown {
  const result = validator.safeParse(input)
  if (result.success) {
    const value = deepFreeze(result.data ?? noQuery)
    memory.set(key, value)
    return value
  }
  for (const [path, sentences] of Object.entries(fieldFaults(result.error.issues, input, language))) {
    fields[path] = [...(fields[path] ?? []), ...sentences]
  }
  return undefined
}

/** Fields of a form with files; never remembered, since they are large and seldom sent twice. */
function formOf(route: Route, request: EdgeRequest, language: Language, fields: FieldFaults): unknown {
  const bytes = request.body
  if (bytes !== null && bytes.length > formLimit)
    return new BrokenRequest(413, language, 'too_large', { limit: formLimit })
  const type = request.header('content-type') ?? ''
  const input = bytes === null ? {} : readMultipart(bytes, type)
  if (input === null) {
    return new BrokenRequest(400, language, 'content_type', { expected: 'multipart/form-data' })
  }
  const result = route.bodyValidator?.safeParse(input)
  if (result === undefined || result.success) return result?.data ?? input
  Object.assign(fields, fieldFaults(result.error.issues, input, language))
  return undefined
}

function bodyText(request: EdgeRequest, language: Language): string | BrokenRequest {
  const bytes = request.body
  if (bytes === null || bytes.length === 0) return ''
  if (bytes.length > bodyLimit) return new BrokenRequest(413, language, 'too_large', { limit: bodyLimit })
  const type = request.header('content-type') ?? ''
  if (!type.startsWith('application/json')) {
    return new BrokenRequest(400, language, 'content_type', { expected: 'application/json' })
  }
  try {
    return utf8.decode(bytes)
  } catch {
    return new BrokenRequest(400, language, 'malformed')
  }
}

/** Undefined when the text is not JSON; an absent body counts as an empty object, so that its fields are named. */
function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
