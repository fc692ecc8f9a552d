import type { Schemas } from '@portal/api-client/contract'
import type { FieldError, FieldErrors } from '../texts/text.ts'

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

/** A "no" of the business, thrown by rules and operations; the edge answers it as an envelope. */
export class Refusal extends Error {
  readonly error_key: ErrorKey
  /** Values for the placeholders of the text. */
  readonly params: Record<string, string | number> | undefined
  readonly fields: FieldErrors | undefined
  readonly extra: RefusalExtra | undefined

  constructor(
    error_key: ErrorKey,
    params?: Record<string, string | number>,
    fields?: FieldErrors,
    extra?: RefusalExtra,
  ) {
    super(extra?.reason_key ?? error_key)
    this.error_key = error_key
    this.params = params
    this.fields = fields
    this.extra = extra
  }
}

export function refuse(
  error_key: ErrorKey,
  params?: Record<string, string | number>,
  more: { fields?: FieldErrors; extra?: RefusalExtra } = {},
): Refusal {
  return new Refusal(error_key, params, more.fields, more.extra)
}

/** Refuses a form for one or several fields, each with what is wrong with it. */
export function invalidFields(errors: Readonly<Record<string, FieldError | readonly FieldError[]>>): Refusal {
  const fields = Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, isList(error) ? error : [error]]),
  )
  return refuse('VALIDATION', undefined, { fields })
}

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value)

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal

/** Returns the refusal that `run` throws, for callers that go on after one; any other error passes. */
export function attempt<T>(run: () => T): T | Refusal {
  try {
    return run()
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}
