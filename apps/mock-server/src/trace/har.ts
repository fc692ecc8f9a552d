import type { Entry, Har, Header, Log, Page, QueryString } from 'har-format'
import type { WorldSettings } from '../world/live-world.ts'
import type { Snapshot } from '../world/snapshot.ts'

// A trace is an HTTP archive (HAR 1.2). Members that only a mock knows begin with an underscore, as the format
// requires, so every other reader of archives can open it.

/** The settings of worlds that a request does not describe. */
type WorldDefaults = Pick<WorldSettings, 'seed' | 'start' | 'scenario'>

/** The world in which a trace was recorded. */
export interface TraceWorld {
  readonly defaults: WorldDefaults
  /** The world before the first call. */
  readonly begin: Snapshot
  /** Epoch ms of its clock when the recording ended. */
  readonly end: number
}

export interface TraceEntry extends Entry {
  /** An operation of the contract; null for control calls and unknown ones. */
  readonly _operation?: string | null
  /** Epoch ms of the world's clock; null in a recording of a real backend. */
  readonly _now?: number | null
  /** Username of the caller; null for a visitor. */
  readonly _member?: string | null
  /** Whether the call changed anything in its world. */
  readonly _changed?: boolean
  /** No answer was sent: the connection was cut, or the request hangs. */
  readonly _failure?: 'cut' | 'hang'
}

export interface Trace extends Har {
  readonly log: Log & {
    entries: TraceEntry[]
    /** Null or absent in a recording of a real backend. */
    readonly _world?: TraceWorld | null
  }
}

type Body = string | Uint8Array | null

/** One call, as both recorders see it. */
interface RecordedCall {
  readonly method: string
  /** Absolute. */
  readonly url: string
  readonly requestHeaders: readonly (readonly [name: string, value: string])[]
  readonly sent: Body
  readonly status: number
  readonly responseHeaders: readonly (readonly [name: string, value: string])[]
  readonly answered: Body
  /** Real time, epoch ms. */
  readonly started: number
  /** Real ms until the answer was there. */
  readonly took: number
}

type OwnMembers = Pick<TraceEntry, '_operation' | '_now' | '_member' | '_changed' | '_failure'>

/** The text of a body; bytes that are no text in base64. */
function textOf(body: Exclude<Body, null>): { readonly text: string; readonly encoding?: 'base64' } {
  if (typeof body === 'string') return { text: body }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body) }
  } catch {
    let letters = ''
    for (const byte of body) letters += String.fromCharCode(byte)
    return { text: btoa(letters), encoding: 'base64' }
  }
}

/** The bytes of a body that {@link harEntry} wrote. */
export function bytesOf(text: string, encoding: string | undefined): Uint8Array {
  if (encoding !== 'base64') return new TextEncoder().encode(text)
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

const headersOf = (headers: RecordedCall['requestHeaders']): Header[] =>
  headers.map(([name, value]) => ({ name, value }))

/** The value of a header of an entry, by its lower-case name. */
export const headerOf = (headers: readonly Header[], name: string): string | null =>
  headers.find((header) => header.name.toLowerCase() === name)?.value ?? null

/** The encoding of a request body; undefined for plain text. The format has no member for it. */
export const sentEncoding = ({ postData }: Entry['request']): string | undefined =>
  (postData as { readonly _encoding?: string } | undefined)?._encoding

/** Path and query of an entry, exactly as they were sent. */
export const pathOf = ({ request: { url } }: Entry): string => {
  const slash = url.indexOf('/', url.indexOf('://') + 3)
  return slash < 0 ? '/' : url.slice(slash)
}

const sizeOf = (body: Body): number =>
  body === null ? 0 : typeof body === 'string' ? new TextEncoder().encode(body).length : body.length

export function harEntry(call: RecordedCall, own: OwnMembers = {}): TraceEntry {
  const { method, url, sent, answered, status, started, took } = call
  const requestHeaders = headersOf(call.requestHeaders)
  const responseHeaders = headersOf(call.responseHeaders)
  const query: QueryString[] = [...(URL.parse(url)?.searchParams ?? [])].map(([name, value]) => ({
    name,
    value,
  }))
  const { text = '', encoding: sentAs } =
    sent === null ? {} : (textOf(sent) as { text: string; encoding?: 'base64' })
  return {
    startedDateTime: new Date(started).toISOString(),
    time: took,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: requestHeaders,
      queryString: query,
      headersSize: -1,
      bodySize: sizeOf(sent),
      ...(sent === null
        ? {}
        : {
            postData: {
              mimeType: headerOf(requestHeaders, 'content-type') ?? '',
              text,
              ...(sentAs === undefined ? {} : { _encoding: sentAs }),
            },
          }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: responseHeaders,
      content: {
        size: sizeOf(answered),
        mimeType: headerOf(responseHeaders, 'content-type') ?? '',
        ...textOf(answered ?? ''),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: sizeOf(answered),
    },
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
    ...own,
  }
}

/** Adds the pages of the format: the portal page of each call, by its `Referer`. */
function withPages(entries: readonly TraceEntry[]): {
  readonly pages: Page[]
  readonly entries: TraceEntry[]
} {
  const pages: Page[] = []
  const noted = entries.map((entry) => {
    const from = URL.parse(headerOf(entry.request.headers, 'referer') ?? '')
    if (from === null) return entry
    const title = `${from.pathname}${from.search}`
    let page = pages.at(-1)
    if (page?.title !== title) {
      page = {
        id: `page_${pages.length + 1}`,
        title,
        startedDateTime: entry.startedDateTime,
        pageTimings: {},
      }
      pages.push(page)
    }
    return { ...entry, pageref: page.id }
  })
  return { pages, entries: noted }
}

/**
 * The archive of some calls in the order in which they began.
 * @param comment says where the recording stopped early
 */
export const traceOf = (
  entries: readonly TraceEntry[],
  world: TraceWorld | null,
  comment: string | null = null,
): Trace => ({
  log: {
    version: '1.2',
    creator: { name: 'travel-portal', version: '0.1.0' },
    ...withPages(entries),
    ...(comment === null ? {} : { comment }),
    _world: world,
  },
})
