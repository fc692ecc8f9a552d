/**
 * What a page reports to its host, if the host asks for it (docs/reports.md). No report holds a token, an address with a
 * token, a person's text or the value of a field: a page is named by its route, a call by its path in the contract.
 */
interface OnPage {
  /** The route that was open: `/hotel/detail/$id`; null before the first one. */
  page: string | null
}

/** An uncaught error, or one shown as an error page. */
interface ErrorReport extends OnPage {
  kind: 'error'
  /** Name of the error's class. */
  name: string
  /** The browser's known words for this error, without any value; null if the text could hold one. */
  message: string | null
  /** `assets/start-1a2b3c4d.js:1:2345`, innermost first; source maps resolve them. */
  frames: readonly string[]
}

/** A call without a usable answer. Refusals by the business are answers. */
interface CallReport extends OnPage {
  kind: 'call'
  /** Method and path of the contract, without query: `POST /api/hotel/search`. */
  operation: string
  failure: 'http' | 'network' | 'timeout' | 'malformed'
  /** HTTP status; null without an answer. */
  status: number | null
  /** Path of the unreadable field: `data.userInfo.id`; null if the whole answer is unreadable. */
  field: string | null
}

/** A readable answer that differs from the contract in one field. A sample of documents compares them. */
interface AnswerReport extends OnPage {
  kind: 'answer'
  /** Method and path of the contract, without query. */
  operation: string
  /** Path of the field; null if its names are not only the contract's. */
  field: string | null
  /** The contract's type or the broken rule: `string`, `invalid_value`. */
  expected: string
  /** The kind of value received: `null`, `number`. */
  got: string
}

/** A code file that could not be fetched. */
interface PartReport extends OnPage {
  kind: 'part'
  /** `assets/HotelList-1a2b3c4d.js`; null if the browser does not say. */
  file: string | null
}

/** A violation of the security policy. */
interface PolicyReport extends OnPage {
  kind: 'policy'
  /** `script-src-elem` */
  directive: string
  /** Protocol and host, or the browser's own word: `inline`, `eval`. */
  stopped: string
  /** The code file that tried it; null for any other. */
  file: string | null
}

/** A web vital of this visit; `page` is where the visit began. */
interface VitalReport extends OnPage {
  kind: 'vital'
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** ms; a number without unit for CLS. */
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
}

export type Report = ErrorReport | CallReport | AnswerReport | PartReport | PolicyReport | VitalReport

/** The body of one POST: JSON as `text/plain`, at most `mostInOne` reports. */
export interface ReportBatch {
  /** Version of this shape. */
  v: 1
  /** The running build; null in development. */
  build: string | null
  reports: readonly Report[]
}
