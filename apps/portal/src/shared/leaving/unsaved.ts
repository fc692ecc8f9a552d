import { session } from '@portal/auth'
import { language, loadTexts } from '@portal/i18n'
import { followForms, unsavedForms } from '@portal/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { isUnsaved } from '../form/form-drafts.ts'
import { loginRoute } from '../session/login-path.ts'
import { holdPage, isPageGoing } from './page-going.ts'
import { ask } from './question.ts'

type Step = 'leave' | 'language' | 'signOut'

/** A question that cannot be fetched any more is answered with no: what was typed is worth more than the step. */
const askBefore = (step: Step): Promise<boolean> =>
  ask(async () => {
    const [{ UnsavedDialog }] = await Promise.all([
      import('./UnsavedDialog.tsx'),
      loadTexts(language(), ['unsaved']),
    ])
    return (props) => UnsavedDialog({ step, ...props })
  }).catch(() => false)

/** Whether the page may go for this step: at once, unless something typed would be lost; then the operator decides. */
export const mayGo = async (step: 'language' | 'signOut'): Promise<boolean> =>
  !isUnsaved() || (await askBefore(step))

/**
 * Asks before anything typed is lost with the page: the browser asks where the document is closed or reloaded, this
 * portal where another page opens. A session that ended leads to the login page without a question, and a step within
 * the page takes no form away. Returns the way to stop.
 */
export function guardUnsaved(history: Pick<RouterHistory, 'block'>): () => void {
  holdPage()
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isUnsaved() && !isPageGoing()) event.preventDefault()
  }
  const block = () =>
    history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        const forms = unsavedForms()
        const stays = nextLocation.pathname === currentLocation.pathname
        if (forms.length === 0 || stays || !session.isSignedIn() || nextLocation.pathname === loginRoute) {
          return false
        }
        if (!(await askBefore('leave'))) return true
        for (const form of forms) form.onLeave?.()
        return false
      },
    })
  // Without a form there is nothing to wait for.
  let unblock: (() => void) | null = null
  const unfollow = followForms((some) => {
    unblock?.()
    unblock = some ? block() : null
  })
  window.addEventListener('beforeunload', onBeforeUnload)
  return () => {
    window.removeEventListener('beforeunload', onBeforeUnload)
    unfollow()
    unblock?.()
  }
}
