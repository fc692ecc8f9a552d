import type { ApiError, UnreadableAnswer } from './api-error.ts'
import type { TransportTextKey } from './http-errors.ts'

/** What the portal provides to the transport, which knows no store, router or component. */
export interface ApiPorts {
  /** The URL before every path; empty for the page's own host. No trailing slash. */
  baseUrl: () => string
  language: () => string
  /** Access token, or null for a visitor. */
  token: () => string | null
  text: (key: TransportTextKey, values?: Record<string, string>) => string
  notifyError: (message: string, error: ApiError) => void
  notifySuccess: (message: string) => void
  /** Reports a success whose data could not be read. `got` is the value at the field. */
  unreadable?: (answer: UnreadableAnswer, got: unknown) => void
  /** Reports a failed call, shown or not, with its method, before a message appears. */
  failed?: (error: ApiError, method: string) => void
  /** Receives each success as it came, to compare it with the contract. */
  judged?: (call: { method: string; url: string }, envelope: object) => void
  /** Keeps the first successes until `onAnswer` sets the function that receives them. */
  keepsAnswers?: boolean
  /** The counted overlay: each show is followed by exactly one hide. */
  overlay: { show: () => void; hide: () => void }
  /** Codes 303 and 409, and data of type "need login": the portal decides where to go. */
  sessionEnded: (error: ApiError) => void
  /** Sends a form with a file and calls `moved` for each piece that has left; `fetch` by default. */
  sendFile?: (url: string, call: RequestInit, moved: () => void) => Promise<Response>
  /** The server's clock from each envelope, epoch seconds. */
  serverTime: (seconds: number) => void
}

type OnAnswer = NonNullable<ApiPorts['judged']>

/** About as many answers as a page requests when it opens. */
const maxKept = 40

let connected: ApiPorts | null = null
/** The first answers of the page, until `onAnswer` is called; null when nothing will compare them. */
let kept: Parameters<OnAnswer>[] | null = null

/** Connects the transport to the portal: once at its start, and in each test. */
export function connectApi(ports: ApiPorts) {
  kept = ports.keepsAnswers ? [] : null
  connected = kept
    ? { ...ports, judged: (...answer) => void (kept && kept.length < maxKept && kept.push(answer)) }
    : ports
}

/** Whether answers are kept for a later comparison. */
export const keepsAnswers = (): boolean => kept !== null

/** Passes every success to `receive`, the kept ones first. */
export function onAnswer(receive: OnAnswer): void {
  const early = kept ?? []
  kept = null
  if (connected) connected.judged = receive
  for (const answer of early) receive(...answer)
}

export function ports(): ApiPorts {
  if (!connected) throw new Error('connectApi() must run before the first call.')
  return connected
}

/** Passes every failed call from now on to `receive`, shown or not. */
export function onFailedCall(receive: NonNullable<ApiPorts['failed']>): void {
  if (connected) connected.failed = receive
}

/** The port `sendFile` by XMLHttpRequest. Its code is loaded with the first file. */
export const sendFile: NonNullable<ApiPorts['sendFile']> = async (...call) =>
  (await import('./send-file.ts')).sendFile(...call)
