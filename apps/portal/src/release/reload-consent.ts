import { hasDrafts, isUnsaved } from '../shared/form/form-drafts.ts'
import { askToReload } from './reload-question.ts'

interface Consent {
  /** Something typed has not been sent and would be lost. */
  hasDrafts: () => boolean
  /** Puts it to the operator; true when the page may be reloaded. */
  ask: () => Promise<boolean>
}

/**
 * Says whether the page may be reloaded: at once, unless a form is half filled; then the operator decides.
 * Who wants to finish first is not asked again before the form is sent or given up.
 */
export function reloadConsent({ hasDrafts, ask }: Consent): () => Promise<boolean> {
  let postponed = false
  let asking: Promise<boolean> | null = null
  return async () => {
    if (!hasDrafts()) postponed = false
    else if (!postponed) {
      asking ??= ask()
      postponed = !(await asking)
      asking = null
    }
    return !postponed
  }
}

/** The consent of this page. */
export const consent = reloadConsent({ hasDrafts: () => hasDrafts() || isUnsaved(), ask: askToReload })
