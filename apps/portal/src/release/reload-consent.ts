import { language, loadTexts } from '@portal/i18n'
import { hasDrafts, isUnsaved } from '../shared/form/form-drafts.ts'
import { askQuestion } from '../shared/leaving/unload.ts'

interface Consent {
  /** Whether unsent input would be lost. */
  hasDrafts: () => boolean
  /** Asks the operator; true if the page may be reloaded. */
  ask: () => Promise<boolean>
}

/**
 * Decides whether the page may be reloaded: at once without unsent input, otherwise the operator decides. After a "no"
 * there is no second question before the form is sent or discarded.
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

const askToReload = (): Promise<boolean> =>
  askQuestion(async () => {
    const [{ ReloadDialog }] = await Promise.all([
      import('../shared/leaving/UnsavedDialog.tsx'),
      loadTexts(language(), ['unsaved']),
    ])
    return ReloadDialog
  })

/** The consent of this page. */
export const consent = reloadConsent({ hasDrafts: () => hasDrafts() || isUnsaved(), ask: askToReload })
