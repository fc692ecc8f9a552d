import { flatten } from '@portal/api-client/contract'
import { cannotBeUnpacked, whyUnanswered } from '../workspace/unanswered.mjs'
import { type Difference, documentOf, type Judge } from './compare.ts'
import { isObject, type Operation } from './contract.ts'
import type { Question } from './question.ts'
import { type Secrets, shortened } from './secrets.ts'

export interface Target {
  /** Base of the calls, without a slash at the end. */
  readonly url: string
  /** Access token of the member who asks; null for visitors' calls alone. */
  readonly token: string | null
  readonly language: 'zh-cn' | 'en'
  /** ms */
  readonly timeout: number
}

/** The result of one question. */
export type Finding =
  | { readonly verdict: 'agrees'; readonly extra: readonly string[] }
  | {
      readonly verdict: 'differs'
      readonly differences: readonly Difference[]
      readonly extra: readonly string[]
    }
  | { readonly verdict: 'missing'; readonly why: string }
  | { readonly verdict: 'refuses'; readonly why: string; readonly differences: readonly Difference[] }
  /** No readable answer came. */
  | { readonly verdict: 'unanswered'; readonly why: string }
  /** `open`: the other calls of its noun allow no conclusion either. */
  | { readonly verdict: 'unasked'; readonly why: string; readonly open?: true }

export interface Reply {
  readonly finding: Finding
  /** The envelope's `data` of a success, even if it differs. */
  readonly data: unknown
  /** The server's clock, epoch seconds. */
  readonly time: number | null
}

/** Statuses of a call that the server does not have. */
const absent: ReadonlySet<number> = new Set([404, 405, 501])

export interface Asker {
  /** Without a token only visitors' calls are made. */
  readonly isMember: boolean
  /** Tokens that no report may contain. */
  readonly secrets: Secrets
  ask(operation: Operation, input: object | undefined, as: Question['as']): Promise<Reply>
}

const without = (finding: Finding): Reply => ({ finding, data: undefined, time: null })

export const differing = (...differences: Omit<Difference, 'times'>[]): Finding => ({
  verdict: 'differs',
  differences: differences.map((difference) => ({ ...difference, times: 1 })),
  extra: [],
})

export function createAsker(target: Target, judge: Judge, secrets: Secrets): Asker {
  async function send(operation: Operation, input: object | undefined, token: string | null) {
    const query = operation.method === 'GET' ? new URLSearchParams(flatten(input ?? {})).toString() : ''
    const form = input instanceof FormData
    return fetch(`${target.url}${operation.path}${query === '' ? '' : `?${query}`}`, {
      method: operation.method,
      headers: {
        'think-lang': target.language,
        server: 'true',
        accept: 'application/json, */*',
        ...(token !== null && { 'ba-user-token': token }),
        ...(operation.method === 'POST' && !form && { 'content-type': 'application/json' }),
      },
      body: operation.method === 'GET' ? null : form ? input : JSON.stringify(input ?? {}),
      // Following a redirect would hide that the call has another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(target.timeout),
    })
  }

  async function attempt(
    operation: Operation,
    input: object | undefined,
    token: string | null,
  ): Promise<Reply> {
    let response: Response
    let bytes: Uint8Array
    try {
      response = await send(operation, input, token)
      bytes = await receive(response)
    } catch (error) {
      return without(failed(error, target.timeout))
    }
    if (absent.has(response.status)) return without({ verdict: 'missing', why: `HTTP ${response.status}` })
    if (response.status !== 200)
      return without(differing({ field: 'HTTP status', expected: '200', got: statusOf(response) }))
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    if (operation.answer === 'file' && !/json/.test(type)) return without(judgeFile(operation, type, bytes))
    return judgeEnvelope(operation, new TextDecoder().decode(bytes), { judge, secrets })
  }

  return {
    isMember: target.token !== null,
    secrets,
    async ask(operation, input, as) {
      if ((operation.member || as === 'member') && target.token === null) {
        return without({ verdict: 'unasked', why: 'a member has to ask: give --token', open: true })
      }
      return attempt(operation, input, as === 'visitor' ? null : target.token)
    },
  }
}

function failed(error: unknown, timeout: number): Finding {
  if (error instanceof TooLarge)
    return differing({ field: 'body', expected: `at most ${error.limit}`, got: 'more' })
  if (cannotBeUnpacked(error))
    return differing({ field: 'body', expected: 'JSON or a document', got: whyUnanswered(error, timeout) })
  return { verdict: 'unanswered', why: `no answer: ${whyUnanswered(error, timeout)}` }
}

/** A finding without secrets, fit to print. */
export function cleaned(finding: Finding, secrets: Secrets): Finding {
  const { clean } = secrets
  const words = (text: string) => shortened(clean(text), 400)
  const differences = (all: readonly Difference[]) =>
    all.map(({ field, expected, got, times }) => ({
      field: words(field),
      expected: words(expected),
      got: words(got),
      times,
    }))
  if (finding.verdict === 'agrees') return { ...finding, extra: finding.extra.map(words) }
  if (finding.verdict === 'differs')
    return { ...finding, differences: differences(finding.differences), extra: finding.extra.map(words) }
  if (finding.verdict === 'refuses')
    return { ...finding, why: words(finding.why), differences: differences(finding.differences) }
  return { ...finding, why: words(finding.why) }
}

function statusOf({ status, headers }: Response): string {
  const location = headers.get('location')
  return location === null ? String(status) : `${status} to ${location}`
}

const isPage = (text: string) => /^\s*</.test(text)

function judgeFile(operation: Operation, type: string, bytes: Uint8Array): Finding {
  const expected = documentOf(operation)
  if (operation.mediaTypes.includes(type)) {
    return bytes.byteLength === 0
      ? differing({ field: 'body', expected, got: 'not a single byte' })
      : { verdict: 'agrees', extra: [] }
  }
  const text = new TextDecoder().decode(bytes.subarray(0, 2000))
  if (isPage(text)) return differing({ field: 'body', expected, got: `a page: ${titleOf(text)}` })
  return differing({ field: 'content-type', expected, got: type || 'none' })
}

function judgeEnvelope(
  operation: Operation,
  text: string,
  { judge, secrets }: { judge: Judge; secrets: Secrets },
): Reply {
  const { shown } = secrets
  const body = parsed(text)
  if (body === undefined) {
    const got = text === '' ? 'nothing' : isPage(text) ? `a page: ${titleOf(text)}` : shown(text)
    const expected = operation.answer === 'file' ? documentOf(operation) : 'JSON'
    return without(differing({ field: 'body', expected, got }))
  }
  secrets.learn(body)
  if (!isObject(body) || !('code' in body)) {
    const got = isObject(body) ? `members ${Object.keys(body).join(', ')}` : shown(body)
    return without(differing({ field: 'envelope', expected: 'members code, msg, time, data', got }))
  }
  const time = Number(body.time)
  const clock = Number.isFinite(time) && body.time !== null ? time : null
  if (Number(body.code) !== 1) {
    const { differences } = judge.refusal(operation, body)
    return {
      data: undefined,
      time: clock,
      finding: { verdict: 'refuses', why: refusalOf(body), differences },
    }
  }
  const { differences, extra } = judge.success(operation, body)
  const finding: Finding =
    differences.length === 0 ? { verdict: 'agrees', extra } : { verdict: 'differs', differences, extra }
  return { data: body.data, time: clock, finding }
}

function refusalOf({ code, msg, data }: Record<string, unknown>): string {
  const key = isObject(data) && typeof data.error_key === 'string' ? `${data.error_key}: ` : ''
  const names = isObject(data) && isObject(data.fields) ? Object.keys(data.fields) : []
  const fields = names.length === 0 ? '' : ` (${names.join(', ')})`
  return `code ${String(code)}, ${key}${typeof msg === 'string' && msg !== '' ? msg : 'no message'}${fields}`
}

function parsed(text: string): unknown {
  try {
    // Browsers ignore a byte order mark too.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const titleOf = (html: string) =>
  /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() || /<h1[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() || 'HTML'

/** Bytes of an unpacked answer. */
const largest = 20 * 1024 * 1024

class TooLarge extends Error {
  readonly limit = `${largest / 1024 / 1024} MB`
}

/**
 * The body of an answer.
 * @throws TooLarge before it fills the memory
 */
async function receive({ body }: Response, limit: number = largest): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the answer.
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.byteLength
    if (length > limit) throw new TooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
