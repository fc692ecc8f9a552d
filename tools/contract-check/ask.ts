import { flatten } from '@portal/api-client/contract'
import { isObject } from '../contract/flatten.ts'
import { cannotBeUnpacked, whyUnanswered } from '../workspace/unanswered.mjs'
import { createJudge, type Difference, documentOf, type Judge } from './compare.ts'
import type { Contract, Operation } from './contract.ts'
import type { Question } from './question.ts'
import { Secrets, shortened } from './secrets.ts'

export interface Target {
  /** Base of the calls, without a slash at the end. */
  readonly url: string
  /** Access token of the member who asks; null for visitors' calls alone. */
  readonly token: string | null
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
  /** What came; null if nothing did. */
  readonly answer: Answer | null
}

export interface Answer {
  readonly status: number
  /** Empty for a document. */
  readonly text: string
  /** JSON; undefined if it is none. */
  readonly body: unknown
}

/** A request as it is sent. */
export interface Sent {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly body: string | Uint8Array | FormData | null
  /** Null to leave it to the body. */
  readonly contentType: string | null
}

/** Whose token a request has: `expired` is one that opens nothing. */
export type Sender = 'owner' | 'visitor' | 'expired'

export const tokensOf = (owner: string | null): Readonly<Record<Sender, string | null>> => ({
  owner,
  visitor: null,
  expired: 'contract-check-opens-nothing',
})

/** Statuses of a call that the server does not have. */
const absent: ReadonlySet<number> = new Set([404, 405, 501])

export interface Asker {
  readonly target: Target
  /** Without a token only visitors' calls are made. */
  readonly isMember: boolean
  /** Tokens that no report may contain. */
  readonly secrets: Secrets
  ask(operation: Operation, input: object | undefined, as: Question['as']): Promise<Reply>
  /** Sends any request to an operation. */
  send(operation: Operation, sent: Sent, sender: Sender): Promise<Reply>
}

export const without = (finding: Finding, answer: Answer | null = null): Reply => ({
  finding,
  data: undefined,
  time: null,
  answer,
})

export const differing = (...differences: Omit<Difference, 'times'>[]): Finding => ({
  verdict: 'differs',
  differences: differences.map((difference) => ({ ...difference, times: 1 })),
  extra: [],
})

export function createAsker(
  target: Target,
  { document }: Contract,
  secrets: Secrets = new Secrets([target.token]),
): Asker {
  const judge = createJudge(document, secrets)
  const tokens = tokensOf(target.token)

  async function send(operation: Operation, sent: Sent, sender: Sender): Promise<Reply> {
    let response: Response
    let bytes: Uint8Array
    const token = tokens[sender]
    try {
      response = await fetch(target.url + sent.url, {
        method: sent.method,
        headers: {
          ...headersOf(sent),
          ...(token !== null && { 'ba-user-token': token }),
        },
        body: sent.body as BodyInit | null,
        // Following a redirect would hide that the call has another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(target.timeout),
      })
      bytes = await receive(response)
    } catch (error) {
      return without(failed(error, target.timeout))
    }
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    const { status } = response
    const isFile = operation.answer === 'file' && !/json|text/.test(type)
    const text = isFile ? '' : new TextDecoder().decode(bytes)
    const answer = { status, text, body: parsed(text) }
    if (absent.has(status)) return without({ verdict: 'missing', why: `HTTP ${status}` }, answer)
    if (status !== 200)
      return without(differing({ field: 'HTTP status', expected: '200', got: statusOf(response) }), answer)
    if (operation.answer === 'file' && !/json/.test(type))
      return without(judgeFile(operation, type, bytes), answer)
    return judgeEnvelope(operation, answer, { judge, secrets })
  }

  return {
    target,
    isMember: target.token !== null,
    secrets,
    async ask(operation, input, as) {
      if ((operation.member || as === 'member') && target.token === null) {
        return without({ verdict: 'unasked', why: 'a member has to ask: give --token', open: true })
      }
      return send(operation, requestOf(operation, input), as === 'visitor' ? 'visitor' : 'owner')
    },
    send,
  }
}

/** Without the token. */
export const headersOf = ({ contentType }: Sent): Record<string, string> => ({
  'think-lang': 'en',
  server: 'true',
  accept: 'application/json, */*',
  ...(contentType !== null && { 'content-type': contentType }),
})

export function requestOf({ method, path }: Operation, input: object | undefined): Sent {
  if (method === 'GET') {
    const query = new URLSearchParams(flatten(input ?? {})).toString()
    return { method, url: query === '' ? path : `${path}?${query}`, body: null, contentType: null }
  }
  if (input instanceof FormData) return { method, url: path, body: input, contentType: null }
  return { method, url: path, body: JSON.stringify(input ?? {}), contentType: 'application/json' }
}

function failed(error: unknown, timeout: number): Finding {
  if (error instanceof TooLarge)
    return differing({ field: 'body', expected: `at most ${error.limit}`, got: 'more' })
  if (cannotBeUnpacked(error))
    return differing({ field: 'body', expected: 'JSON or a document', got: whyUnanswered(error, timeout) })
  return { verdict: 'unanswered', why: `no answer: ${whyUnanswered(error, timeout)}` }
}

/** A finding without secrets, fit to print. */
export const cleaned = (finding: Finding, { clean }: Secrets): Finding =>
  JSON.parse(JSON.stringify(finding), (_, value: unknown) =>
    typeof value === 'string' ? shortened(clean(value), 400) : value,
  )

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
  answer: Answer,
  { judge, secrets }: { judge: Judge; secrets: Secrets },
): Reply {
  const { shown } = secrets
  const { text, body } = answer
  if (body === undefined) {
    const got = text === '' ? 'nothing' : isPage(text) ? `a page: ${titleOf(text)}` : shown(text)
    const expected = operation.answer === 'file' ? documentOf(operation) : 'JSON'
    return without(differing({ field: 'body', expected, got }), answer)
  }
  secrets.learn(body)
  if (!isObject(body) || !('code' in body)) {
    const got = isObject(body) ? `members ${Object.keys(body).join(', ')}` : shown(body)
    return without(differing({ field: 'envelope', expected: 'members code, msg, time, data', got }), answer)
  }
  const time = Number(body.time)
  const clock = Number.isFinite(time) && body.time !== null ? time : null
  if (Number(body.code) !== 1) {
    const { differences } = judge.refusal(operation, body)
    const why = refusalOf(body)
    // A server takes only so many exports at once.
    const later = differences.length === 0 && isObject(body.data) && body.data.error_key === 'RATE_LIMITED'
    const finding: Finding = later ? { verdict: 'unasked', why } : { verdict: 'refuses', why, differences }
    return { data: undefined, time: clock, finding, answer }
  }
  const { differences, extra } = judge.success(operation, body)
  const finding: Finding =
    differences.length === 0 ? { verdict: 'agrees', extra } : { verdict: 'differs', differences, extra }
  return { data: body.data, time: clock, finding, answer }
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
