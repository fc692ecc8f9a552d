import { flatten } from '@portal/api-client/contract'
import { type Difference, type Judge, shown } from './compare.ts'
import { isObject, type Operation } from './contract.ts'
import type { Question } from './question.ts'

export interface Target {
  /** Base of the calls, without a slash at the end. */
  readonly url: string
  /** Access token of the member who asks; null for visitors' calls alone. */
  readonly token: string | null
  readonly language: 'zh-cn' | 'en'
  /** ms */
  readonly timeout: number
}

/** What became of one question. */
export type Finding =
  | { readonly verdict: 'agrees'; readonly extra: readonly string[] }
  | {
      readonly verdict: 'differs'
      readonly differences: readonly Difference[]
      readonly extra: readonly string[]
    }
  | { readonly verdict: 'missing'; readonly why: string }
  | { readonly verdict: 'refuses'; readonly why: string; readonly differences: readonly Difference[] }
  | { readonly verdict: 'unasked'; readonly why: string }

export interface Reply {
  readonly finding: Finding
  /** The envelope's `data` of a success, whether or not it agrees. */
  readonly data: unknown
  /** The server's clock, epoch seconds. */
  readonly time: number | null
}

/** Statuses by which a server says that it does not have a call. */
const absent: ReadonlySet<number> = new Set([404, 405, 501])

export interface Asker {
  ask(operation: Operation, input: object | undefined, as: Question['as']): Promise<Reply>
}

const unasked = (why: string): Reply => ({
  finding: { verdict: 'unasked', why },
  data: undefined,
  time: null,
})

const differing = (...differences: Omit<Difference, 'times'>[]): Finding => ({
  verdict: 'differs',
  differences: differences.map((difference) => ({ ...difference, times: 1 })),
  extra: [],
})

export function createAsker(target: Target, judge: Judge): Asker {
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
      // Followed, a redirect would hide that the call lives elsewhere.
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
    let bytes: ArrayBuffer
    try {
      response = await send(operation, input, token)
      bytes = await response.arrayBuffer()
    } catch (error) {
      return unasked(`no answer: ${reasonOf(error, target.timeout)}`)
    }
    const reply = (finding: Finding): Reply => ({ finding, data: undefined, time: null })
    if (absent.has(response.status)) return reply({ verdict: 'missing', why: `HTTP ${response.status}` })
    if (response.status !== 200) {
      return reply(differing({ field: 'HTTP status', expected: '200', got: String(response.status) }))
    }
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    if (operation.answer === 'file' && !/json|html/.test(type)) {
      return reply(judgeFile(operation, type, bytes.byteLength))
    }
    return judgeEnvelope(operation, new TextDecoder().decode(bytes), judge)
  }

  return {
    async ask(operation, input, as) {
      if ((operation.member || as === 'member') && target.token === null)
        return unasked('a member has to ask: give --token')
      return attempt(operation, input, as === 'visitor' ? null : target.token)
    },
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `none within ${timeout / 1000} s`
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.message : String(error)
}

function judgeFile(operation: Operation, type: string, size: number): Finding {
  const expected = operation.mediaTypes.join(' or ')
  if (!operation.mediaTypes.includes(type))
    return differing({ field: 'content-type', expected, got: type || 'none' })
  if (size === 0) return differing({ field: 'body', expected: 'a document', got: 'not a single byte' })
  return { verdict: 'agrees', extra: [] }
}

function judgeEnvelope(operation: Operation, text: string, judge: Judge): Reply {
  const none = { data: undefined, time: null }
  const body = parsed(text)
  if (body === undefined) {
    const got = text === '' ? 'nothing' : /^\s*</.test(text) ? `a page: ${titleOf(text)}` : shown(text)
    return { ...none, finding: differing({ field: 'body', expected: 'JSON', got }) }
  }
  if (!isObject(body) || !('code' in body)) {
    const got = isObject(body) ? `members ${Object.keys(body).join(', ')}` : shown(body)
    return {
      ...none,
      finding: differing({ field: 'envelope', expected: 'members code, msg, time, data', got }),
    }
  }
  const time = Number(body.time)
  const clock = Number.isFinite(time) && body.time !== null ? time : null
  if (Number(body.code) !== 1) {
    const { differences } = judge.refusal(body)
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
  const fields = isObject(data) && isObject(data.fields) ? ` (${Object.keys(data.fields).join(', ')})` : ''
  return `code ${String(code)}, ${key}${typeof msg === 'string' && msg !== '' ? msg : 'no message'}${fields}`
}

function parsed(text: string): unknown {
  try {
    // A mark of the byte order is passed over, as browsers do.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const titleOf = (html: string) =>
  /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() || /<h1[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() || 'HTML'
