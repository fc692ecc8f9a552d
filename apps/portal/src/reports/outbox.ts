import type { Report, ReportBatch } from './report.ts'

/** So that one body stays below what a host takes. */
const mostInOne = 10

/** A page that fails again and again says so no more often than this. */
const mostOfAPage = 50

/** Errors often come together. ms */
const gathering = 2000

/** Where reports go. */
interface Destination {
  to: string
  build: string | null
  /** Sends one body; a failure is not reported. */
  post?: (to: string, body: string) => void
}

/**
 * Without credentials, referrer or waiting: the referrer of a page may be the address of somebody's voucher. A host that
 * is not ours need not answer, so its answer is not read.
 */
function postQuietly(to: string, body: string): void {
  const mode = to.startsWith('/') ? 'same-origin' : 'no-cors'
  const quiet = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
  fetch(to, { method: 'POST', body, mode, ...quiet }).catch(() => {})
}

/** Gathers reports and sends them: after a moment, and at once when the page is being left. The same is sent once. */
export function openOutbox({ to, build, post = postQuietly }: Destination): (report: Report) => void {
  const seen = new Set<string>()
  let waiting: Report[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const batch: ReportBatch = { v: 1, build, reports: waiting.slice(0, mostInOne) }
      waiting = waiting.slice(mostInOne)
      post(to, JSON.stringify(batch))
    }
  }
  const leaving = () => document.visibilityState === 'hidden'
  document.addEventListener('visibilitychange', () => leaving() && flush())
  addEventListener('pagehide', flush)

  return (report) => {
    const text = JSON.stringify(report)
    if (seen.has(text) || seen.size >= mostOfAPage) return
    seen.add(text)
    waiting.push(report)
    // Others of this moment come along.
    if (leaving()) queueMicrotask(flush)
    else timer ??= setTimeout(flush, gathering)
  }
}
