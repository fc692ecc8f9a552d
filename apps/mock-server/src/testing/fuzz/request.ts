import type { OperationId } from '@portal/api-client/contract'
import type { EdgeRequest, EdgeResponse } from '../../edge/exchange.ts'
import { bodyText } from '../plain-program.ts'
import type { CellClass } from './cell-values.ts'
import type { FuzzCall, Mode } from './draw-call.ts'
import type { WrongRecord } from './wrong-records.ts'

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
  const { body, contentType } = contentOf(call)
  if (contentType !== null) headers['content-type'] = contentType
  return {
    method: call.method,
    url: call.url,
    header: (header) => headers[header] ?? null,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  }
}

export interface Content {
  readonly body: string | Uint8Array | null
  readonly contentType: string | null
}

/**
 * How a request is hostile. `again` repeats one that succeeded, `step` takes one that its order is not ready for; the
 * wrong records come along the links of the contract.
 */
export type HostileKind =
  | Exclude<Mode, 'valid' | 'late' | 'own' | 'viewer'>
  | CellClass
  | WrongRecord
  | 'again'
  | 'step'

/** A request for any server that keeps the contract, and what its answer has to say. */
export interface HostileRequest extends Content {
  readonly operation: OperationId
  readonly kind: HostileKind
  readonly method: string
  /** Path and query. */
  readonly url: string
  /** `expired`: with a token that opens nothing. */
  readonly sender: 'owner' | 'visitor' | 'expired'
  /** The field that a refusal has to name, since the contract forbids its value; null where it may allow it. */
  readonly named: string | null
}

/** The body of a call as it is sent. */
export function contentOf({ body }: Pick<FuzzCall, 'body'>): Content {
  if (body === null) return { body, contentType: null }
  if (body !== 'form') return { body, contentType: 'application/json' }
  return { body: formWithPicture(), contentType: `multipart/form-data; boundary=${boundary}` }
}

function formWithPicture(): Uint8Array {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="dot.png"\r\ncontent-type: image/png\r\n\r\n`
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const encoder = new TextEncoder()
  return new Uint8Array([...encoder.encode(head), ...bytes, ...encoder.encode(`\r\n--${boundary}--\r\n`)])
}
