import type { EdgeRequest } from '../edge/exchange.ts'
import { shortText } from '../world/settings.ts'

/** Who may steer a mock besides this machine. */
export interface ControlAccess {
  /** Names under which the mock is reached besides loopback ones, without a port. */
  readonly hosts: readonly string[]
  /** Origin of a portal that is served from elsewhere. */
  readonly origin: string | null
}

interface Barred {
  readonly status: number
  readonly sentence: string
}

const loopback = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/**
 * Why a control call is not carried out; null when it may be. A page of any site can send requests to this machine, and
 * with a name of its own that leads here it can read the answers, so neither the name nor the page may be a stranger's,
 * and a form cannot send JSON. A mock inside a page has no host: nobody reaches it over a network.
 * @param isPage whether a page of the mock is asked for, which other sites may link to
 */
export function barred(
  request: Pick<EdgeRequest, 'header' | 'method'>,
  access: ControlAccess,
  isPage = false,
): Barred | null {
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
  // An image, a script or a link of another site sends no origin, and can make worlds by reading them.
  if (host !== null && origin === null && isForeign(request, isPage)) {
    const sentence = 'Pages of another site may not steer this mock; --origin or --control-host allows them.'
    return { status: 403, sentence }
  }
  if (request.method !== 'POST' || isJson(request.header('content-type'))) return null
  return { status: 415, sentence: 'Control calls take JSON: send content-type application/json.' }
}

/** Whether the browser says that another site has caused a request; a page of the mock itself can be linked to. */
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

const isJson = (type: string | null): boolean => /^application\/json\s*(;|$)/i.test(type ?? '')
