import { type HttpHandler, HttpResponse, http } from 'msw'
import type { Delivery } from '../world/fault-rule.ts'
import { deliveredPart, dripped, wait } from './delivery.ts'
import type { EdgeRequest, EdgeResponse, Handle } from './exchange.ts'

/** The addresses of the mock; all other requests of the page pass through. */
const ours = ['*/api/*', '*/media/*', '*/__mock/*'] as const

/**
 * The mock as handlers of msw, for the worker of a page and for Node.
 * @param cookies the cookies, where the request does not show them, as in a page
 * @param carriedOut called with the id of each request that has had its effect, even where the answer comes late or
 * never; may delay the answer
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
    // The mock in a page has no host: nobody reaches it over a network.
    header: (name) =>
      name === 'host' ? null : (request.headers.get(name) ?? unseen(name, request, cookies)),
    body: bytes,
  }
}

/** Headers that a page does not show. */
function unseen(name: string, request: Request, cookies: () => string): string | null {
  if (name === 'cookie') return cookies()
  if (name === 'user-agent') return navigator.userAgent
  return name === 'referer' ? request.referrer : null
}

async function toFetchResponse(answer: EdgeResponse): Promise<Response> {
  if (answer.latency) await wait(answer.latency)
  if (answer.failure === 'hang') await new Promise<never>(() => {})
  if (answer.failure === 'cut') return HttpResponse.error()
  const { status, headers, body, delivery } = answer
  const sent = body !== null && delivery ? streamOf(body, delivery) : (body as BodyInit | null)
  return new Response(sent, { status, headers })
}

/** A body that drips, and breaks where the rule says so. Each piece waits until it is read, so none is lost at the break. */
function streamOf(body: string | Uint8Array, delivery: Delivery): ReadableStream<Uint8Array> {
  const { arriving, breaks } = deliveredPart(body, delivery)
  const pieces = dripped(arriving, delivery)
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (!done) controller.enqueue(value)
        else if (breaks) controller.error(new TypeError('The connection broke in the middle of the body.'))
        else controller.close()
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
