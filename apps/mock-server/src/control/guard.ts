import type { EdgeRequest } from '../edge/exchange.ts'
import { mediaType } from '../edge/request/request-check.ts'
import { shortText } from '../world/settings.ts'

/** Who may send control calls besides this machine. */
export interface ControlAccess {
  /** Host names of the mock besides loopback ones, without a port. */
  readonly hosts: readonly string[]
  /** Origin of a portal on another host. */
  readonly origin: string | null
}

interface AccessRefusal {
  readonly status: number
  readonly sentence: string
}

const loopback = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/**
 * Why a control call is refused; null when it is allowed. A page of any site can send requests to this machine, and can
 * read the answers under a name of its own that leads here. So the host name and the origin must be known, and the body
 * must be JSON, which a form cannot send. A mock inside a page has no host: nobody reaches it over a network.
 * @param isPage whether the request is for a page of the mock, to which other sites may link
 */
export function accessRefusal(
  request: Pick<EdgeRequest, 'header' | 'method'>,
  access: ControlAccess,
  isPage = false,
): AccessRefusal | null {
  const host = request.header('host')
  if (host !== null && !isKnown(`http://${host}`, access)) {
    const sentence = `Control calls are answered on this machine's own names only, not on ${shortText(host)}; --control-host allows another one.`
    return { status: 403, sentence }
  }
  const origin = request.header('origin')
  if (host !== null && origin !== null && origin !== access.origin && !isKnown(origin, access)) {
    const sentence = `Pages of ${shortText(origin)} may not steer this mock; --origin or --control-host allows them.`
    return { status: 403, sentence }
  }
  // Images, scripts and links of another site send no origin, and could make worlds by reading them.
  if (host !== null && origin === null && isForeign(request, isPage)) {
    const sentence = 'Pages of another site may not steer this mock; --origin or --control-host allows them.'
    return { status: 403, sentence }
  }
  if (request.method !== 'POST' || mediaType(request.header('content-type')) === 'application/json')
    return null
  return { status: 415, sentence: 'Control calls take JSON: send content-type application/json.' }
}

/** Whether another site has caused the request. A link to a page of the mock itself does not count. */
function isForeign(request: Pick<EdgeRequest, 'header'>, isPage: boolean): boolean {
  if (request.header('sec-fetch-site') !== 'cross-site') return false
  const isLink =
    request.header('sec-fetch-mode') === 'navigate' && request.header('sec-fetch-dest') === 'document'
  return !(isPage && isLink)
}

function isKnown(address: string, { hosts }: ControlAccess): boolean {
  const hostname = URL.parse(address)?.hostname ?? ''
  return loopback.test(hostname) || hosts.includes(hostname)
}
