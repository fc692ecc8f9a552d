import { prepareReader, readSuccess } from '../edges/lazy-readers.ts'
import { Unreadable } from '../edges/reading.ts'
import { ApiError, type ApiErrorDetails, type RefusalData } from './api-error.ts'
import { deadlineOf, unlessAborted, withProgress } from './deadline.ts'
import { httpErrorText } from './http-errors.ts'
import { flatten } from './params.ts'
import { type ApiPorts, ports } from './ports.ts'

/** A call as the generated functions describe it. */
export interface RequestConfig {
  url: string
  method: string
  params?: object | undefined
  data?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  responseType?: string
}

/** Options of one call. All are off by default. */
export interface CallFlags {
  /** Show the counted loading overlay while the call runs. */
  overlay?: boolean
  /**
   * Show a refusal in a notice. By default the caller shows it in place: a page instead of its content, a form at its
   * fields or above its button. Use this for actions without such a place (a download, a heart, signing in) and for
   * reads that the page can do without.
   */
  announce?: boolean
  /** A poll: its failures are not shown, but the end of the session is handled. */
  background?: boolean
  /** Show the server's message, or "Operation successful", when the call succeeds. */
  success?: boolean
  /** Let the call finish after the page is closed. Browsers allow this for small bodies only. */
  keepalive?: boolean
  /** Ask for texts in another language than the member's, for somebody else to read. */
  language?: ReturnType<ApiPorts['language']>
}

/** The generated functions declare a document as a Blob, but it always has the name that the server gave it. */
type AnswerOf<T> = T extends Blob ? File : T

/** The type of a failed query or mutation in the generated hooks. */
export type ErrorType<_Declared> = ApiError

/**
 * The only function that talks to the server. Resolves to the envelope's `data`, or to a File for documents. Throws
 * ApiError, whose message has been shown once unless it is a refusal without `announce`, or the caller's own AbortError.
 */
export async function request<T>(config: RequestConfig, flags: CallFlags = {}): Promise<AnswerOf<T>> {
  const port = ports()
  const token = port.token()
  if (flags.overlay) port.overlay.show()
  try {
    return (await readAnswer(await send(config, flags, port), config, flags, port)) as AnswerOf<T>
  } catch (error) {
    if (error instanceof ApiError) {
      port.failed?.(error, config.method)
      announce(error, flags, port, token)
    }
    throw error
  } finally {
    if (flags.overlay) port.overlay.hide()
  }
}

/** A response. Reading its body can fail as sending can, and is reported in the same way. */
interface Answer {
  response: Response
  text: () => Promise<string>
  blob: () => Promise<Blob>
}

async function send(config: RequestConfig, flags: CallFlags, port: ApiPorts): Promise<Answer> {
  const deadline = deadlineOf(config)
  const timeout = deadline.signal
  const signal = config.signal ? AbortSignal.any([config.signal, timeout]) : timeout
  const url = addressOf(config, port.baseUrl())
  const arrive = async <T>(waiting: Promise<T>): Promise<T> => {
    try {
      return await unlessAborted(waiting, signal)
    } catch (cause) {
      if (config.signal?.aborted) throw cause
      throw noAnswer(timeout.aborted, url, port)
    }
  }
  const call: RequestInit = {
    method: config.method,
    headers: headersOf(config, flags, port),
    body: bodyOf(config.data),
    signal,
    // By default the browser follows a redirect silently; the error catalogue has a message for it.
    redirect: 'manual',
    ...(flags.keepalive && isSmall(config.data) && { keepalive: true }),
  }
  const answer =
    config.data instanceof FormData && port.sendFile
      ? port.sendFile(url, call, deadline.moved)
      : fetch(url, call)
  prepareReader(config.method, config.url)
  const response = await arrive(answer)
  deadline.moved()
  return {
    response,
    text: () => arrive(response.text()),
    blob: () => arrive(withProgress(response, deadline.moved).blob()),
  }
}

function noAnswer(timedOut: boolean, url: string, port: ApiPorts) {
  const details = { code: null, status: null, url, data: null }
  if (timedOut) return new ApiError(port.text('networkRequestTimeout'), { kind: 'timeout', ...details })
  const key = navigator.onLine ? 'serverException' : 'disconnected'
  return new ApiError(port.text(key), { kind: 'network', ...details })
}

function addressOf(config: RequestConfig, base: string): string {
  const query = new URLSearchParams(flatten(config.params ?? {})).toString()
  return `${base}${config.url}${query === '' ? '' : `?${query}`}`
}

function headersOf(config: RequestConfig, { language }: CallFlags, port: ApiPorts): Record<string, string> {
  const token = port.token()
  return {
    // The browser sets the type of a form, with its boundary.
    ...(config.data instanceof FormData || config.data === undefined
      ? {}
      : { 'content-type': 'application/json' }),
    'think-lang': language ?? port.language(),
    server: 'true',
    ...(token === null || token === '' ? {} : { 'ba-user-token': token }),
  }
}

function bodyOf(data: unknown): BodyInit | null {
  if (data === undefined) return null
  return data instanceof FormData ? data : JSON.stringify(data)
}

/** Bytes. Browsers allow 64 KiB in all keepalive requests together. */
const maxKeepalive = 60_000

const isSmall = (data: unknown) =>
  !(data instanceof FormData) && new Blob([JSON.stringify(data) ?? '']).size < maxKeepalive

interface Envelope {
  code: number
  msg: string
  time: number
  data: unknown
}

async function readAnswer(answer: Answer, config: RequestConfig, flags: CallFlags, port: ApiPorts) {
  const { response } = answer
  const url = config.url
  if (!response.ok) throw httpError(response, url, port)
  const type = response.headers.get('content-type') ?? ''
  const isFile = config.responseType === 'blob' && !/json|html/.test(type)
  const read = isFile ? await fileOf(answer, type) : envelopeOf(await answer.text())
  if (!read) {
    throw new ApiError(port.text('abnormalProblem'), {
      kind: 'malformed',
      code: null,
      status: response.status,
      url,
      data: null,
    })
  }
  if (read instanceof File) return read
  if (Number.isFinite(read.time)) port.serverTime(read.time)
  if (read.code !== 1 || refusalType(read.data) === 'need login') throw refusal(read, response.status, url)
  port.judged?.(config, read)
  const data = await dataOf(read, config, response.status, port)
  if (flags.success) port.notifySuccess(read.msg || port.text('operationSuccessful'))
  return data
}

/** The data of a success in the contract's shape. An unreadable answer is reported by call and field. */
async function dataOf(
  { data }: Envelope,
  { method, url }: RequestConfig,
  status: number,
  port: ApiPorts,
): Promise<unknown> {
  try {
    return await readSuccess(method, url, data)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const unreadable = { call: `${method} ${url}`, field: error.field, expected: error.expected }
    port.unreadable?.(unreadable, error.got)
    throw new ApiError(port.text('abnormalProblem'), {
      kind: 'malformed',
      code: 1,
      status,
      url,
      data: null,
      unreadable,
    })
  }
}

const refusalType = (data: unknown) => (data as RefusalData | null | undefined)?.type

function httpError(response: Response, url: string, port: ApiPorts) {
  // A redirect that is not followed has status 0.
  const status = response.type === 'opaqueredirect' ? 302 : response.status
  const key = httpErrorText(status, response.statusText, navigator.onLine)
  return new ApiError(port.text(key, { url }), { kind: 'http', code: null, status, url, data: null })
}

/** The parsed envelope; null when the body is something else (HTML, empty, truncated, another shape). */
function envelopeOf(text: string): Envelope | null {
  try {
    const body = JSON.parse(text) as { [Name in keyof Envelope]?: unknown } | null
    if (typeof body !== 'object' || body === null) return null
    // Some backends send numbers as text and an empty message as null.
    const code = typeof body.code === 'string' && body.code !== '' ? Number(body.code) : body.code
    if (typeof code !== 'number' || !Number.isInteger(code)) return null
    const msg = typeof body.msg === 'string' ? body.msg : ''
    return { code, msg, time: Number(body.time ?? Number.NaN), data: body.data }
  } catch {
    return null
  }
}

function refusal(envelope: Envelope, status: number, url: string) {
  const data = Array.isArray(envelope.data) ? null : (envelope.data as RefusalData | null)
  const session = envelope.code === 303 || envelope.code === 409 || data?.type === 'need login'
  const details: ApiErrorDetails = {
    kind: session ? 'session' : 'refusal',
    code: envelope.code,
    status,
    url,
    data,
  }
  return new ApiError(envelope.msg, details)
}

/** The document with the name from the server; null when it is empty. */
async function fileOf({ response, blob }: Answer, type: string): Promise<File | null> {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download'
  const bytes = await blob()
  return bytes.size === 0 ? null : new File([bytes], decoded(encoded) ?? plain, { type })
}

function decoded(name: string | undefined): string | undefined {
  try {
    return name && decodeURIComponent(name)
  } catch {
    return undefined
  }
}

/** The one place that shows a failed call. `token` is the one it was sent with. */
function announce(error: ApiError, flags: CallFlags, port: ApiPorts, token: string | null) {
  if (error.kind === 'session') {
    // A late answer concerns the session of its call, not one that has begun since.
    if (port.token() === token) port.sessionEnded(error)
    return
  }
  if (flags.background) return
  if (error.kind === 'refusal' && (!flags.announce || error.message === '')) return
  port.notifyError(error.message, error)
}
