import { session } from '@portal/auth'
import { language, loadTexts } from '@portal/i18n'
import { followForms, unsavedForms } from '@portal/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { isUnsaved } from '../form/form-drafts.ts'
import { loginRoute } from '../session/login-path.ts'
import { askQuestion, blockUnload, isUnloadAllowed, type LeavingStep } from './unload.ts'

/** If the dialog cannot be fetched, the answer is no: what was typed is worth more than the step. */
const askBefore = (step: LeavingStep): Promise<boolean> =>
  askQuestion(async () => {
    const [{ UnsavedDialog }] = await Promise.all([
      import('./UnsavedDialog.tsx'),
      loadTexts(language(), ['unsaved']),
    ])
    return (props) => UnsavedDialog({ step, ...props })
  }).catch(() => false)

/** True if nothing typed would be lost; otherwise the operator decides. */
export const confirmLeaving = async (step: 'language' | 'signOut'): Promise<boolean> =>
  !isUnsaved() || (await askBefore(step))

/**
 * Asks before a page change loses something typed: the browser asks when the document is closed or reloaded, this
 * portal when another page opens. An ended session leads to the login page without a question, and a change within
 * the page keeps its forms. Returns a function that stops asking.
 */
export function guardUnsaved(history: Pick<RouterHistory, 'block'>): () => void {
  blockUnload()
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isUnsaved() && !isUnloadAllowed()) event.preventDefault()
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
  // A block slows every route change, so it exists only while there is a form.
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
