import type { EdgeResponse } from './exchange.ts'
import type { MockProgram } from './program.ts'

/** Pictures are drawn from keyed values, so they never change. */
export function mediaAnswer(path: string, program: MockProgram): EdgeResponse {
  const svg = program.mediaFor(path)
  if (svg === null)
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'No such picture.' }
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
    body: svg,
  }
}
