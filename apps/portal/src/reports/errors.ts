import { type ApiError, onFailedCall } from '@portal/api-client'
import { isChunkError } from '../release/chunk-reload.ts'
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

type Tell = (report: Report) => void
type OpenPage = () => string | null

declare global {
  interface Window {
    /** What went wrong before anybody listened (apps/portal/build/first-paint.js). */
    earlyErrors?: readonly (ErrorEvent | PromiseRejectionEvent)[]
  }
}

/** Names of errors that are reported by their call or their page. */
const reportedElsewhere = new Set(['ApiError', 'PageError', 'AbortError'])

function errorReport(error: unknown, page: string | null): Report | null {
  // Of a script on another host browsers say nothing.
  if (error === null || error === undefined) return null
  if (!(error instanceof Error)) return { kind: 'error', page, name: typeof error, message: null, frames: [] }
  if (isChunkError(error)) return { kind: 'part', page, file: ownFile(error.message) }
  const stack = error.stack ?? ''
  if (reportedElsewhere.has(error.name) || isForeign(stack, location.origin)) return null
  const frames = ownFrames(stack, location.origin)
  return { kind: 'error', page, name: errorName(error.name), message: knownMessage(error.message), frames }
}

/** Tells of errors that nothing has caught, from the first moment of the page on. */
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

/** Tells of calls that came to nothing. What the server refuses, and a session that ends, are answers. */
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

/** Tells of what the policy has stopped; a report that it stops itself would be reported without end. */
export function watchPolicy(tell: Tell, page: OpenPage, to: string): void {
  const own = new URL(to, location.origin).origin
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const stopped = stoppedThing(blockedURI)
    if (effectiveDirective === 'connect-src' && stopped === own) return
    tell({ kind: 'policy', page: page(), directive: effectiveDirective, stopped, file: ownFile(sourceFile) })
  })
}
