import type { EdgeRequest, EdgeResponse } from '../../edge/exchange.ts'
import { bodyText } from '../plain-program.ts'
import type { FuzzCall } from './draw-call.ts'

/** The world of generated requests. */
export const fuzzed = 'fuzz'

/** The envelope of an answer; null for a file. */
export function jsonOf(response: EdgeResponse): { code: number; data: unknown } | null {
  if (!response.headers['content-type']?.includes('json')) return null
  return JSON.parse(bodyText(response)) as { code: number; data: unknown }
}

const boundary = 'fuzz-boundary'
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The call as the edge gets it, for the world of that name. */
export function requestOf(call: FuzzCall, token: string | null, world: string = fuzzed): EdgeRequest {
  const headers: Record<string, string> = {
    'think-lang': call.language,
    'x-mock-world': world,
    server: 'true',
  }
  if (token !== null) headers['ba-user-token'] = token
  const form = call.body === 'form'
  if (call.body !== null) {
    headers['content-type'] = form ? `multipart/form-data; boundary=${boundary}` : 'application/json'
  }
  return {
    method: call.method,
    url: call.url,
    header: (header) => headers[header] ?? null,
    body: call.body === null ? null : form ? formWithPicture() : new TextEncoder().encode(call.body),
  }
}

function formWithPicture(): Uint8Array {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="dot.png"\r\ncontent-type: image/png\r\n\r\n`
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const encoder = new TextEncoder()
  return new Uint8Array([...encoder.encode(head), ...bytes, ...encoder.encode(`\r\n--${boundary}--\r\n`)])
}
