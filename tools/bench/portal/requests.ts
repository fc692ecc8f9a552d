import type { CDPSession } from '@playwright/test'

export const kinds = ['script', 'style', 'page', 'call', 'picture', 'other'] as const

export type RequestKind = (typeof kinds)[number]

/** One request of the page, answered or not. */
export interface SeenRequest {
  readonly url: string
  readonly kind: RequestKind
  /** Bytes of the body as it was sent, compressed; headers depend on the host. */
  bytes: number
  underWay: boolean
}

/** Sum of a kind. */
export interface Loaded {
  readonly requests: number
  readonly bytes: number
}

/** @param type the protocol's name; preloaded files have none of their own */
export function kindOf(url: string, type: string): RequestKind {
  const { pathname } = new URL(url)
  if (/\.m?js$/.test(pathname)) return 'script'
  if (pathname.endsWith('.css')) return 'style'
  if (type === 'Document') return 'page'
  if (pathname.startsWith('/api/')) return 'call'
  if (type === 'Image' || /\.(?:png|svg|jpe?g|webp|avif|ico)$/.test(pathname)) return 'picture'
  return 'other'
}

export function loaded(requests: readonly SeenRequest[], kind?: RequestKind): Loaded {
  const counted = kind === undefined ? requests : requests.filter((each) => each.kind === kind)
  return {
    requests: counted.length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Every request of a page from now on. */
export interface Traffic {
  readonly requests: readonly SeenRequest[]
  underWay(): number
}

/** Listens to the network of a page; `Network.enable` must have been sent. */
export function listen(session: CDPSession): Traffic {
  const byId = new Map<string, SeenRequest>()
  const requests: SeenRequest[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url)) return
    const seen: SeenRequest = {
      url: request.url,
      kind: kindOf(request.url, type ?? ''),
      bytes: 0,
      underWay: true,
    }
    byId.set(requestId, seen)
    requests.push(seen)
  })
  const ended = ({ requestId }: { requestId: string }) => {
    const seen = byId.get(requestId)
    if (seen) seen.underWay = false
  }
  session.on('Network.loadingFinished', ended)
  session.on('Network.loadingFailed', ended)
  return { requests, underWay: () => requests.filter((each) => each.underWay).length }
}
