import { type HttpHandler, HttpResponse, http } from 'msw'
import type { EdgeRequest, EdgeResponse, Handle } from './exchange.ts'

/** The addresses that belong to the mock; everything else on the page passes by. */
const ours = ['*/api/*', '*/media/*', '*/__mock/*'] as const

/** Real time; a transport's matter, never a world's. */
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * The mock as a handler list of msw, for the worker of a page and for Node. `cookies` stands in where the
 * request itself does not show them, as in a page; `carriedOut` gets the id of each request that has had its effect, even
 * where the answer comes late or never, and may hold the answer back.
 */
export function fetchHandlers(
  mock: { readonly handle: Handle },
  cookies: () => string = () => '',
  carriedOut: (requestId: string) => void | Promise<void> = () => {},
): HttpHandler[] {
  const resolver = async ({ request, requestId }: { request: Request; requestId: string }) => {
    const answer = await mock.handle(await toEdgeRequest(request, cookies))
    await carriedOut(requestId)
    return toFetchResponse(answer)
  }
  return ours.map((path) => http.all(path, resolver))
}

async function toEdgeRequest(request: Request, cookies: () => string): Promise<EdgeRequest> {
  const { pathname, search } = new URL(request.url)
  const bytes = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
  return {
    method: request.method,
    url: `${pathname}${search}`,
    // Whatever was asked for, nobody reaches this mock over a network.
    header: (name) =>
      name === 'host' ? null : (request.headers.get(name) ?? unseen(name, request, cookies)),
    body: bytes,
  }
}

/** What a page does not show among its headers. */
function unseen(name: string, request: Request, cookies: () => string): string | null {
  if (name === 'cookie') return cookies()
  return name === 'referer' ? request.referrer : null
}

async function toFetchResponse(answer: EdgeResponse): Promise<Response> {
  if (answer.latency) await wait(answer.latency)
  if (answer.failure === 'hang') await new Promise<never>(() => {})
  if (answer.failure === 'cut') return HttpResponse.error()
  return new Response(answer.body as BodyInit | null, { status: answer.status, headers: answer.headers })
}
