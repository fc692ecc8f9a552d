import { type ApiError, onAnswer, onFailedCall } from '@portal/api-client'
import { isChunkLoadError } from '../release/chunk-reload.ts'
import type { Report } from './report.ts'
import {
  callPath,
  errorName,
  fieldPath,
  isForeign,
  knownMessage,
  ownFile,
  ownFrames,
  stoppedThing,
} from './safe-facts.ts'

export type Tell = (report: Report) => void
/** The route that is open: `/hotel/detail/$id`; null before the first one. */
export type OpenPage = () => string | null

declare global {
  interface Window {
    /** Errors from before this code was loaded (apps/portal/build/first-paint.js). */
    earlyErrors?: readonly (ErrorEvent | PromiseRejectionEvent)[]
  }
}

/** Errors that are reported by their call or shown as a page. */
const reportedElsewhere = new Set(['ApiError', 'PageError', 'AbortError'])

function errorReport(error: unknown, page: string | null): Report | null {
  // Browsers hide the error of a script from another host.
  if (error === null || error === undefined) return null
  if (!(error instanceof Error)) return { kind: 'error', page, name: typeof error, message: null, frames: [] }
  if (isChunkLoadError(error)) return { kind: 'part', page, file: ownFile(error.message) }
  const stack = error.stack ?? ''
  if (reportedElsewhere.has(error.name) || isForeign(stack, location.origin)) return null
  const frames = ownFrames(stack, location.origin)
  return { kind: 'error', page, name: errorName(error.name), message: knownMessage(error.message), frames }
}

/** Reports uncaught errors, from the first moment of the page on. */
export function watchErrors(tell: Tell, page: OpenPage): void {
  const hear = (event: ErrorEvent | PromiseRejectionEvent) => {
    const report = errorReport('reason' in event ? event.reason : event.error, page())
    if (report) tell(report)
  }
  for (const event of window.earlyErrors ?? []) hear(event)
  addEventListener('error', hear)
  addEventListener('unhandledrejection', hear)
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (payload instanceof Error) tell({ kind: 'part', page: page(), file: ownFile(payload.message) })
  })
}

/** Reports failed calls. A refusal and the end of a session are answers, not failures. */
export function watchCalls(tell: Tell, page: OpenPage): void {
  onFailedCall((error: ApiError, method) => {
    const { kind: failure, status, url, unreadable } = error
    const path = callPath(url)
    if (failure === 'refusal' || failure === 'session' || path === null) return
    const operation = `${method} /${path}`
    const field = unreadable && fieldPath(unreadable.field)
    tell({ kind: 'call', page: page(), operation, failure, status, field })
  })
}

/**
 * Reports successful answers that differ from the contract, including those that came before this code. The
 * validators are large, so they are fetched only here.
 */
export async function watchAnswers(tell: Tell, page: OpenPage): Promise<void> {
  const { differencesOf } = await import('@portal/api-client/answer-check')
  onAnswer((call, envelope) => {
    for (const { field, expected, got } of differencesOf(call, envelope)) {
      const operation = `${call.method.toUpperCase()} ${call.url}`
      tell({ kind: 'answer', page: page(), operation, field: fieldPath(field), expected, got })
    }
  })
}

/** Reports what the security policy has blocked, except the reports themselves: those would repeat without end. */
export function watchPolicy(tell: Tell, page: OpenPage, to: string): void {
  const own = new URL(to, location.origin).origin
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const stopped = stoppedThing(blockedURI)
    if (effectiveDirective === 'connect-src' && stopped === own) return
    tell({ kind: 'policy', page: page(), directive: effectiveDirective, stopped, file: ownFile(sourceFile) })
  })
}
