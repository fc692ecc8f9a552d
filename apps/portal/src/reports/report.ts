/**
 * What a page tells its host, where the host asks for it (docs/reports.md). No report holds a token, an address with one,
 * a text from a person or the value of a field: pages are named by their route, calls by their path in the contract.
 */
interface OnPage {
  /** The route that was open: `/hotel/detail/$id`; null before the first one. */
  page: string | null
}

/** An error that nothing has caught, or that an error page stands for. */
interface ErrorReport extends OnPage {
  kind: 'error'
  /** Name of the error's class. */
  name: string
  /** What browsers say of this kind of error, without any value; null where the text could hold one. */
  message: string | null
  /** `assets/start-1a2b3c4d.js:1:2345`, the innermost first; source maps tell what they stand for. */
  frames: readonly string[]
}

/** A call without an answer that means something. Refusals of the business are answers and no errors. */
interface CallReport extends OnPage {
  kind: 'call'
  /** Method and path of the contract, without query: `POST /api/hotel/search`. */
  operation: string
  failure: 'http' | 'network' | 'timeout' | 'malformed'
  /** HTTP status; null without an answer. */
  status: number | null
  /** Way to the field that could not be read: `data.userInfo.id`; null where the whole answer could not be. */
  field: string | null
}

/** A success that was read, and left the contract at one field all the same. A sample of documents compares them. */
interface AnswerReport extends OnPage {
  kind: 'answer'
  /** Method and path of the contract, without query. */
  operation: string
  /** Way to the field; null where its names are not of the contract alone. */
  field: string | null
  /** Type of the contract, or the rule that is broken: `string`, `invalid_value`. */
  expected: string
  /** Kind of the value that came: `null`, `number`. */
  got: string
}

/** A file of the program that could not be fetched. */
interface PartReport extends OnPage {
  kind: 'part'
  /** `assets/HotelList-1a2b3c4d.js`; null where the browser does not tell. */
  file: string | null
}

/** What the security policy has stopped. */
interface PolicyReport extends OnPage {
  kind: 'policy'
  /** `script-src-elem` */
  directive: string
  /** Protocol and host, or the browser's own word: `inline`, `eval`. */
  stopped: string
  /** File of the program that tried it; null for any other. */
  file: string | null
}

/** One of the web vitals of this visit; `page` is the one that it began with. */
interface VitalReport extends OnPage {
  kind: 'vital'
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** ms; a number without unit for CLS. */
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
}

export type Report = ErrorReport | CallReport | AnswerReport | PartReport | PolicyReport | VitalReport

/** What is sent: one POST of JSON as `text/plain`, at most `mostInOne` reports. */
export interface ReportBatch {
  /** Version of this shape. */
  v: 1
  /** The build that runs; null in development. */
  build: string | null
  reports: readonly Report[]
}
