import { keepsAnswers } from '@portal/api-client'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { buildId } from '../shared/host-settings.ts'
import { openOutbox, reportAddress } from './outbox.ts'
import { type OpenPage, type Tell, watchAnswers, watchCalls, watchErrors, watchPolicy } from './watchers.ts'

/** Starts reporting, once per document. `openPage` gives the route that is open. */
export function watchPage(openPage: OpenPage): void {
  const to = reportAddress()
  if (to === null) return
  const tell = openOutbox({ to, build: buildId() })
  watchVitals(tell, openPage())
  watchErrors(tell, openPage)
  watchCalls(tell, openPage)
  watchPolicy(tell, openPage, to)
  // If the code that compares answers is lost, the other reports still work.
  if (keepsAnswers()) watchAnswers(tell, openPage).catch(() => {})
}

/** Reports each web vital once it is final, under the page on which the visit began. */
function watchVitals(tell: Tell, page: string | null): void {
  const onMetric = ({ name, value, rating }: Metric) =>
    // Whole milliseconds are enough; CLS is small by nature.
    tell({ kind: 'vital', page, name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)), rating })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(onMetric)
}
