import { keepsAnswers } from '@portal/api-client'
import { openRoute } from '../navigation/router-link.ts'
import { buildId } from '../shared/host-settings.ts'
import { watchCalls, watchErrors, watchPolicy } from './errors.ts'
import { openOutbox } from './outbox.ts'
import { reportAddress } from './report-address.ts'
import { watchVitals } from './vitals.ts'

/** Begins to report, once for each document. */
export function watchPage(): void {
  const to = reportAddress()
  if (to === null) return
  const tell = openOutbox({ to, build: buildId() })
  watchVitals(tell, openRoute())
  watchErrors(tell, openRoute)
  watchCalls(tell, openRoute)
  watchPolicy(tell, openRoute, to)
  if (keepsAnswers())
    import('./answers.ts').then(
      ({ watchAnswers }) => watchAnswers(tell, openRoute),
      () => {},
    )
}
