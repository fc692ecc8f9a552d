import type { Schemas } from '@portal/api-client/contract'
import type { FieldError, FieldErrors } from '../texts/text.ts'

export type ErrorKey = Schemas['ErrorKey']

/** What a refusal may carry besides its key; sent to the caller inside `data`. */
export interface RefusalExtra {
  /** Seconds until the same call may succeed. */
  retry_after?: number
  /** The existing order that blocks a booking, where the caller may see it. */
  booking_id?: string
  /** The newest state of an object whose stale version the caller holds. */
  fresh?: Schemas['FreshRecords']
  /** The second step of a sign-in. */
  second_factor?: Schemas['SecondFactorStep']
  /** Why an action is not allowed; its text exists in both languages. */
  reason_key?: Schemas['ReasonKey']
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

/** Refuses a form, with the errors of one or several fields. */
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
