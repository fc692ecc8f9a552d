import { invalidFields } from '../../domain/refusal.ts'
import type { Language } from '../../texts/language.ts'
import { type FieldErrors, type HttpKey, httpText, type TextParams } from '../../texts/text.ts'
import { countryRows } from '../../world/seed/tables/countries.ts'
import type { EdgeRequest } from '../exchange.ts'
import { fieldErrors, noErrors, pathText } from '../field-errors.ts'
import { withoutForeignMembers } from '../foreign-members.ts'
import type { Issue, Route, Validator } from '../route-table.ts'
import { readMultipart } from './multipart.ts'
import { readQuery } from './params.ts'

export const bodyLimit = 1024 * 1024
/** Above every `maxSize` of the upload settings, so that the operation refuses a file that is too large. */
export const formLimit = 24 * bodyLimit

/** A snapshot holds every changed row, a file of own data thousands of them. */
const largePaths: ReadonlySet<string> = new Set(['/__mock/restore', '/__mock/data', '/__mock/worlds'])
const largeLimit = 64 * bodyLimit

/** `application/json` of `Application/JSON ; charset=utf-8`, as RFC 9110 reads it; empty for none. */
export const mediaType = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The number of bytes of a body that are read. */
export function limitOf(url: string, type: string | null): number {
  if (mediaType(type).startsWith('multipart/')) return formLimit
  return largePaths.has(url.split('?', 1)[0] ?? '') ? largeLimit : bodyLimit
}

/** A request that cannot be read at all: an HTTP status and a sentence. */
export class BrokenRequest extends Error {
  readonly status: number

  constructor(status: number, language: Language, key: HttpKey, params?: TextParams) {
    super(httpText(language, key, params))
    this.status = status
  }
}

interface CheckedRequest {
  readonly query: unknown
  readonly body: unknown
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const noQuery: Record<string, never> = Object.freeze({})

/**
 * Reads and validates query and body.
 * @throws BrokenRequest where the request cannot be read
 * @throws Refusal VALIDATION that names every invalid field
 */
export function checkRequest(
  route: Route,
  queryText: string,
  request: EdgeRequest,
  language: Language,
): CheckedRequest {
  const fields = noErrors()
  const query = queryOf(route, queryText, fields)
  const body = route.body === null ? undefined : bodyOf(route, request, language, fields)
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  return { query, body: withSmallClientRef(body) }
}

/** A `client_ref` in capitals is the same UUID, so a form that is sent again is recognised. */
function withSmallClientRef(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('client_ref' in body)) return body
  const { client_ref } = body
  return typeof client_ref === 'string' ? { ...body, client_ref: client_ref.toLowerCase() } : body
}

function queryOf(route: Route, text: string, fields: FieldErrors): unknown {
  if (route.query === null && text === '') return noQuery
  const input = readQuery(text, route.params)
  if (route.query !== null) return validated(route, route.query, input, fields)
  if (route.hasForeignClients) return noQuery
  const issues = [{ code: 'unrecognized_keys', path: [], message: '', keys: Object.keys(input) }]
  Object.assign(fields, fieldErrors(issues, input))
  return noQuery
}

function bodyOf(route: Route, request: EdgeRequest, language: Language, fields: FieldErrors): unknown {
  if (route.body === 'multipart') return formOf(route, request, language, fields)
  const input = parseJson(bodyText(request, language))
  if (input === undefined) throw new BrokenRequest(400, language, 'malformed')
  return validatedBody(route, input, fields)
}

const validatedBody = (route: Route, input: unknown, fields: FieldErrors): unknown =>
  route.bodyValidator === null ? input : validated(route, route.bodyValidator, input, fields)

function validated(
  { hasForeignClients }: Route,
  validator: Validator,
  input: unknown,
  fields: FieldErrors,
): unknown {
  let cleaned = input
  let result = validator.safeParse(input)
  if (!result.success && hasForeignClients) {
    cleaned = withoutForeignMembers(input, result.error.issues)
    if (cleaned !== input) result = validator.safeParse(cleaned)
  }
  const issues = result.success ? passedOver(cleaned) : result.error.issues
  const errors = Object.entries({
    ...fieldErrors(issues, cleaned),
    ...(result.success && senseErrors(result.data)),
  })
  if (result.success && errors.length === 0) return result.data ?? noQuery
  for (const [path, own] of errors) fields[path] = [...(fields[path] ?? []), ...own]
  return undefined
}

/** A record of zod takes any key but this one, which it leaves out without an error. */
function passedOver(value: unknown, path: readonly PropertyKey[] = []): Issue[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '__proto__'
      ? [{ code: 'unrecognized_keys', path, message: '', keys: [key] }]
      : passedOver(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Fields of a form with files. */
function formOf(route: Route, request: EdgeRequest, language: Language, fields: FieldErrors): unknown {
  const bytes = bytesOf(request, formLimit, language)
  const input = bytes === null ? {} : readMultipart(bytes, request.header('content-type') ?? '')
  if (input === null) throw unsupported('multipart/form-data', language)
  return validatedBody(route, input, fields)
}

function bodyText(request: EdgeRequest, language: Language): string {
  const bytes = bytesOf(request, bodyLimit, language)
  if (bytes === null || bytes.length === 0) return ''
  const expected = 'application/json'
  if (mediaType(request.header('content-type')) !== expected) throw unsupported(expected, language)
  try {
    return utf8.decode(bytes)
  } catch {
    throw new BrokenRequest(400, language, 'malformed')
  }
}

function bytesOf({ body, header }: EdgeRequest, limit: number, language: Language): Uint8Array | null {
  if (body !== null && body.length > limit) throw new BrokenRequest(413, language, 'too_large', { limit })
  const encoding = header('content-encoding') ?? ''
  const isPlain = encoding.split(',').every((name) => /^(identity)?$/i.test(name.trim()))
  if (body !== null && !isPlain) throw new BrokenRequest(415, language, 'content_encoding', { encoding })
  return body
}

const unsupported = (expected: string, language: Language) =>
  new BrokenRequest(415, language, 'content_type', { expected })

/**
 * Undefined when the text is not JSON. An absent body counts as an empty object, so that its missing fields are named.
 */
function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const countries: ReadonlySet<unknown> = new Set(countryRows.map(([code]) => code))

/**
 * What the types of the contract cannot say of a request, wherever its fields are: a span does not end before it
 * begins, and guests are of a country that exists.
 */
function senseErrors(request: unknown): FieldErrors {
  const fields = noErrors()
  const visit = (value: unknown, path: readonly PropertyKey[]) => {
    if (typeof value !== 'object' || value === null) return
    const { date_from, date_to, nationality } = value as Record<string, unknown>
    if (typeof date_from === 'string' && typeof date_to === 'string' && date_to < date_from)
      fields[pathText([...path, 'date_to'])] = ['span_order']
    if (typeof nationality === 'string' && !countries.has(nationality))
      fields[pathText([...path, 'nationality'])] = ['country_unknown']
    for (const [key, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  visit(request, [])
  return fields
}
