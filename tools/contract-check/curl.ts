import type { HostileRequest } from '@portal/mock-server/hostile-requests'
import { headersOf, type Target, tokensOf } from './ask.ts'

/** A piece that a shell can repeat instead of reading it. */
const run = /([\w[\]{}":,.& -]{1,12}?)\1{29,}/g

/** A word for a shell. */
function quoted(text: string): string {
  const whole = `'${text.replaceAll("'", `'\\''`)}'`
  return whole.replaceAll(run, (all: string, piece: string) => {
    return `'"$(printf '${piece}%.0s' $(seq ${all.length / piece.length}))"'`
  })
}

/** The same JSON in letters that no terminal changes. */
const plain = (json: string) =>
  json.replaceAll(/[^\n\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The request as a command, with the token left to the variable TOKEN. */
export function asCurl(request: HostileRequest, { url }: Pick<Target, 'url'>): string {
  const { method, body, sender } = request
  const bytes = body instanceof Uint8Array
  const token = tokensOf('$TOKEN')[sender]
  const octal = bytes ? [...body].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('') : ''
  return [
    `${bytes ? `printf '${octal}' | ` : ''}curl -sSg${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url + request.url)}`,
    ...Object.entries(headersOf(request))
      .filter(([name]) => name !== 'accept')
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(token === null ? [] : [`-H "ba-user-token: ${token}"`]),
    ...(body === null ? [] : [`--data-binary ${bytes ? '@-' : quoted(plain(body))}`]),
  ].join(' ')
}
