import type { Schemas } from '@portal/api-client/contract'

export type ErrorKey = Schemas['ErrorKey']

/** What a refusal may carry beside its key; sent to the caller inside `data`. */
export interface RefusalExtra {
  /** Seconds until the same call may succeed. */
  retry_after?: number
  /** The order in the way of a booking, where the caller may see it. */
  booking_id?: string
  /** The newest state of the object the caller holds a stale version of. */
  fresh?: Schemas['FreshRecords']
  /** Why an action is not allowed; has a text of its own in both languages. */
  reason_key?: Schemas['ReasonKey']
  /** With code 303: who the call is meant for. */
  type?: Schemas['SessionRefusalType']
}

/** A "no" of the business: an ordinary value, returned or thrown, never an accident. */
export class Refusal {
  readonly error_key: ErrorKey
  /** Values for the placeholders of the text. */
  readonly params: Record<string, string | number> | undefined
  /** Errors by field path, e.g. `guests[2].full_name`; each is a ready sentence or the key of one. */
  readonly fields: Record<string, string[]> | undefined
  readonly extra: RefusalExtra | undefined

  constructor(
    error_key: ErrorKey,
    params?: Record<string, string | number>,
    fields?: Record<string, string[]>,
    extra?: RefusalExtra,
  ) {
    this.error_key = error_key
    this.params = params
    this.fields = fields
    this.extra = extra
  }
}

export function refuse(
  error_key: ErrorKey,
  params?: Record<string, string | number>,
  more: { fields?: Record<string, string[]>; extra?: RefusalExtra } = {},
): Refusal {
  return new Refusal(error_key, params, more.fields, more.extra)
}

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal
