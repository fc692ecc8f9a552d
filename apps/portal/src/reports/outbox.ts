import { hostSettings } from '../shared/host-settings.ts'
import type { Report, ReportBatch } from './report.ts'

/** Keeps one body below what a host accepts. */
const mostInOne = 10

/** The most reports of one page, however often it fails. */
const mostOfAPage = 50

/** Errors often come together, so they wait this long for each other, in ms. */
const gathering = 2000

/** Where the host wants reports: a path of its own or an address; null where it wants none. */
export function reportAddress(page?: Document): string | null {
  const { reportTo } = hostSettings(page)
  const fits = typeof reportTo === 'string' && /^(?:\/(?!\/)|https?:\/\/[^/])\S*$/.test(reportTo)
  return fits && URL.canParse(reportTo, location.origin) ? reportTo : null
}

interface Destination {
  to: string
  build: string | null
  /** Sends one body; a failure is not reported. */
  post?: (to: string, body: string) => void
}

/**
 * Sends without credentials or referrer, which may be the address of somebody's voucher. The answer of another host is
 * not read, so that host needs no CORS.
 */
function postQuietly(to: string, body: string): void {
  const mode = to.startsWith('/') ? 'same-origin' : 'no-cors'
  const quiet = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
  fetch(to, { method: 'POST', body, mode, ...quiet }).catch(() => {})
}

/** Collects reports and sends them together: after a moment, or at once when the page is left. Duplicates are dropped. */
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
    // Other reports of this moment are sent along.
    if (leaving()) queueMicrotask(flush)
    else timer ??= setTimeout(flush, gathering)
  }
}
