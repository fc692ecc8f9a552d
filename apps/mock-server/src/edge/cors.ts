import type { EdgeRequest } from './exchange.ts'

const allowedHeaders =
  'think-lang, server, ba-user-token, Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, ' +
  'If-Unmodified-Since, X-CSRF-TOKEN, X-Requested-With, x-mock-world'

/** Headers for a portal on another origin; null when the request does not come from the configured one. */
export function corsHeaders(request: EdgeRequest, origin: string | null): Record<string, string> | null {
  if (origin === null || request.header('origin') !== origin) return null
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-disposition, x-mock-generated, x-mock-violation',
    vary: 'origin',
  }
}

export const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': '1800',
}
