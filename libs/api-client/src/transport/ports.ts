import type { ApiError, UnreadableAnswer } from './api-error.ts'
import type { TransportTextKey } from './http-errors.ts'

/** What the transport needs from the portal; it knows neither store, router nor component. */
export interface ApiPorts {
  /** Address that every path is appended to; empty for the page's own host. No trailing slash. */
  baseUrl: () => string
  language: () => string
  /** Access token, or null for a visitor. */
  token: () => string | null
  text: (key: TransportTextKey, values?: Record<string, string>) => string
  notifyError: (message: string, error: ApiError) => void
  notifySuccess: (message: string) => void
  /** A success that could not be read, for whoever fixes one of the two sides. `got` may be anything. */
  unreadable?: (answer: UnreadableAnswer, got: unknown) => void
  /** Any failed call, before it is shown, with its method. */
  failed?: (error: ApiError, method: string) => void
  /** Each success as it came, for whoever compares it with the contract. */
  judged?: (call: { method: string; url: string }, envelope: object) => void
  /** Whether the first successes wait until `onAnswer` says who compares them with the contract. */
  keepsAnswers?: boolean
  /** The counted overlay: each show is followed by exactly one hide. */
  overlay: { show: () => void; hide: () => void }
  /** Codes 303 and 409, and data of type "need login": where to go is the portal's decision. */
  sessionEnded: (error: ApiError) => void
  /** Sends a form with a file, telling of each piece that has gone out; `fetch` does where it is left out. */
  sendFile?: (url: string, call: RequestInit, moved: () => void) => Promise<Response>
  /** The server's clock as each envelope tells it, in epoch seconds. */
  serverTime: (seconds: number) => void
}

type HearAnswer = NonNullable<ApiPorts['judged']>

/** As many answers as a page asks for when it opens. */
const mostKept = 40

let connected: ApiPorts | null = null
/** The first answers of the page, until somebody compares them; null where nobody will. */
let kept: Parameters<HearAnswer>[] | null = null

/** Connects the transport to the portal; called once in the boot, again in tests. */
export function connectApi(ports: ApiPorts) {
  kept = ports.keepsAnswers ? [] : null
  connected = kept
    ? { ...ports, judged: (...answer) => void (kept && kept.length < mostKept && kept.push(answer)) }
    : ports
}

/** Whether answers wait for somebody who compares them. */
export const keepsAnswers = (): boolean => kept !== null

/** Has somebody hear of every success, those that wait first. */
export function onAnswer(hear: HearAnswer): void {
  const early = kept ?? []
  kept = null
  if (connected) connected.judged = hear
  for (const answer of early) hear(...answer)
}

export function ports(): ApiPorts {
  if (!connected) throw new Error('connectApi() must run before the first call.')
  return connected
}

/** Has somebody hear of every failed call from now on, whether or not it is shown. */
export function onFailedCall(hear: NonNullable<ApiPorts['failed']>): void {
  if (connected) connected.failed = hear
}
