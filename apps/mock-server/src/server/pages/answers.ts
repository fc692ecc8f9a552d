import type { EdgeResponse } from '../../edge/exchange.ts'

/** Headers of the pages that the server shows itself. */
export const pageHeaders = (contentSecurityPolicy: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})

/** One sentence instead of a page. */
export const plain = (status: number, sentence: string): EdgeResponse => ({
  status,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
  body: sentence,
})
