/**
 * How a call failed:
 * - `refusal`: the server said no for a reason of the business (envelope code other than 1, 303, 409);
 * - `session`: envelope code 303 or 409, or data of type "need login";
 * - `http`: an HTTP status that is no success; - `network`: no answer at all; - `timeout`: none in time;
 * - `malformed`: an answer that is no envelope (HTML, empty, truncated), or one whose data mean nothing.
 */
export type ApiErrorKind = 'refusal' | 'session' | 'http' | 'network' | 'timeout' | 'malformed'

/** What a refusal may carry beside its message. */
export interface RefusalData {
  error_key?: string
  fields?: Record<string, string[]>
  retry_after?: number
  reason_key?: string
  type?: 'need login' | 'logged in'
  booking_id?: string
  fresh?: unknown
}

/** What of an answer could not be read. */
export interface UnreadableAnswer {
  /** `GET /api/index/index` */
  call: string
  /** The way to the field: `data.userInfo.id`. */
  field: string
  expected: string
}

export interface ApiErrorDetails {
  kind: ApiErrorKind
  /** Envelope code; null when there was no envelope. */
  code: number | null
  /** HTTP status; null when there was no answer. */
  status: number | null
  url: string
  data: RefusalData | null
  /** Of an envelope whose data mean nothing. */
  unreadable?: UnreadableAnswer
}

/** Any failed call. `message` is the text for the user, in the language in force. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly code: number | null
  readonly status: number | null
  readonly url: string
  readonly data: RefusalData | null
  readonly unreadable: UnreadableAnswer | null

  constructor(message: string, details: ApiErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.kind = details.kind
    this.code = details.code
    this.status = details.status
    this.url = details.url
    this.data = details.data
    this.unreadable = details.unreadable ?? null
  }

  /** The business reason, such as BALANCE_SHORT; null for every failure that is no refusal. */
  get errorKey(): string | null {
    return this.data?.error_key ?? null
  }

  /** Errors by field path (`guests[2].full_name`), when the server refused what was entered. */
  get fields(): Record<string, string[]> {
    return this.data?.fields ?? {}
  }
}

/** Whether a caught thing is a refusal with this reason. */
export const isRefusal = (error: unknown, errorKey: string): error is ApiError =>
  error instanceof ApiError && error.errorKey === errorKey
