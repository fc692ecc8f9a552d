import type { EdgeRequest } from './exchange.ts'

/** The portal that a call comes from, `https://portal.example`; empty where the request does not say. */
export function originOf(request: Pick<EdgeRequest, 'header'>): string {
  for (const name of ['origin', 'referer']) {
    const origin = originIn(request.header(name) ?? '')
    if (origin !== '') return origin
  }
  return ''
}

function originIn(address: string): string {
  const { origin } = URL.parse(address) ?? { origin: 'null' }
  return /^https?:/.test(origin) ? origin : ''
}
