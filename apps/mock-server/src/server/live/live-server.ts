import { httpFailure } from '../../edge/envelope.ts'
import type { EdgeRequest, EdgeResponse } from '../../edge/exchange.ts'
import type { LiveWorld } from '../../world/live-world.ts'

/** The request headers that are passed to a live server. Cookies are not: a session is a token. */
const passedOn = [
  'accept',
  'accept-language',
  'content-encoding',
  'content-type',
  'origin',
  'referer',
  'server',
  'think-lang',
  'user-agent',
  'x-requested-with',
]

/** Headers that belong to one connection, or do not fit the unpacked body. */
const leftOut = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
])

/** Marks answers of the live server in the network panel. */
const liveHeader = 'x-mock-live'

export class LiveServer {
  readonly #base: string
  readonly #warn: (sentence: string) => void
  readonly #warned = new Set<string>()

  /**
   * @param base address with base path, without a slash at the end
   * @param warn called once with each problem
   */
  constructor(base: string, warn: (sentence: string) => void) {
    this.#base = base
    this.#warn = warn
  }

  /**
   * The answer of the live server with the headers that still apply; a 502 where no answer comes.
   * @param token access token instead of the request's own; null for none
   * @param patience real ms for the complete answer; by default as long as the client waits
   */
  async ask(
    world: LiveWorld,
    request: EdgeRequest,
    token: string | null,
    patience?: number,
  ): Promise<EdgeResponse> {
    const { method } = request
    const ends = [request.gone, patience === undefined ? undefined : AbortSignal.timeout(patience)]
    try {
      const response = await fetch(this.#addressOf(request.url), {
        method,
        headers: headersOf(request, token),
        body: method === 'GET' || method === 'HEAD' || !request.body ? null : new Uint8Array(request.body),
        // A followed redirect would hide that the call has another address.
        redirect: 'manual',
        signal: AbortSignal.any(ends.filter((signal) => signal !== undefined)),
      })
      const body = new Uint8Array(await response.arrayBuffer())
      const headers = [...response.headers].filter(([name]) => !leftOut.has(name))
      return {
        status: response.status,
        headers: { ...Object.fromEntries(headers), [liveHeader]: '1' },
        body,
      }
    } catch (error) {
      return request.gone?.aborted
        ? aborted
        : this.fail(world, `does not answer: ${reasonOf(error, patience)}`)
    }
  }

  /** A 502, whose sentence is also printed once. */
  fail(world: LiveWorld, what: string): EdgeResponse {
    const sentence = `The live server ${this.#base} ${what}.`
    if (!this.#warned.has(sentence)) this.#warn(sentence)
    this.#warned.add(sentence)
    return httpFailure(502, sentence, world.clock.now())
  }

  /** The address below the base; a path cannot leave it by dots. */
  #addressOf(url: string): URL {
    const address = new URL(this.#base + url)
    const [folder = ''] = /^\/[^/?]*/.exec(url) ?? []
    if (!address.href.startsWith(`${this.#base}${folder}`)) throw new Error(`${url} leads out of its address`)
    return address
  }
}

/** The answer of a call that its client gave up. */
const aborted: EdgeResponse = { status: 499, headers: {}, body: null }

function headersOf(request: EdgeRequest, token: string | null): Record<string, string> {
  const headers: Record<string, string> = token === null ? {} : { 'ba-user-token': token }
  for (const name of passedOn) {
    const value = request.header(name)
    if (value !== null) headers[name] = value
  }
  return headers
}

function reasonOf(error: unknown, patience = 0): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `none within ${patience / 1000} s`
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.message : String(error)
}
