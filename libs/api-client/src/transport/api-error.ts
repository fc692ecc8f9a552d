import type { ErrorKey, RefusalEnvelope } from '../contract.ts'

/**
 * How a call failed:
 * - `refusal`: the server refused it for a business reason (envelope code other than 1, 303, 409);
 * - `session`: envelope code 303 or 409, or data of type "need login";
 * - `http`: an HTTP error status; - `network`: no answer; - `timeout`: no answer in time;
 * - `malformed`: an answer without an envelope (HTML, empty, truncated), or with unreadable data.
 */
export type ApiErrorKind = 'refusal' | 'session' | 'http' | 'network' | 'timeout' | 'malformed'

type AnyData = Exclude<RefusalEnvelope['data'], readonly unknown[]>
type NameIn<Data> = Data extends unknown ? keyof Data : never
type FieldIn<Data, Name> = Data extends unknown ? (Name extends keyof Data ? Data[Name] : never) : never

/** The data of a refusal, beside its message. Which fields it has depends on its key. */
export type RefusalData = { readonly [Name in NameIn<AnyData>]?: FieldIn<AnyData, Name> }

/** The field of an answer that could not be read. */
export interface UnreadableAnswer {
  /** `GET /api/index/index` */
  call: string
  /** Its path: `data.userInfo.id`. */
  field: string
  expected: string
}

export interface ApiErrorDetails {
  kind: ApiErrorKind
  /** Envelope code; null without an envelope. */
  code: number | null
  /** HTTP status; null without an answer. */
  status: number | null
  url: string
  data: RefusalData | null
  /** Present when the data of an envelope could not be read. */
  unreadable?: UnreadableAnswer
}

/** A failed call. `message` is the text for the user, in the current language. */
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

  /** The business reason, such as BALANCE_SHORT; null unless the call was refused. */
  get errorKey(): ErrorKey | null {
    return this.data?.error_key ?? null
  }

  /** Errors by field path (`guests[2].full_name`), when the server refused the input. */
  get fields(): Record<string, string[]> {
    return this.data?.fields ?? {}
  }
}

/** Whether a caught value is a refusal with this reason. */
export const isRefusal = (error: unknown, errorKey: ErrorKey): error is ApiError =>
  error instanceof ApiError && error.errorKey === errorKey
