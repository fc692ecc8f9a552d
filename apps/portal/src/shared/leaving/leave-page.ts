import { ApiError, signOut } from '@portal/api-client'
import { session, tabStorage } from '@portal/auth'
import { type Language, setLanguage } from '@portal/i18n'
import { inLanguage, isForOutsiders } from '../address/link-language.ts'
import { codeTimersKey } from '../verification/code-timer.ts'
import { allowUnload } from './unload.ts'
import { confirmLeaving } from './unsaved.ts'

/**
 * Signs the member out and reloads the page, unless the operator wants to finish a form first. If the server refuses,
 * the session stays; if it cannot be reached, the session ends here, because the operator wants to leave this machine.
 */
export async function signOutAndReload(reload: () => void = () => location.reload()): Promise<void> {
  if (!(await confirmLeaving('signOut'))) return
  const { refresh_token } = session.store.getState()
  try {
    // Some backends know the token by the other name only, and would not revoke it.
    await signOut({ refresh_token, refreshToken: refresh_token }, { overlay: true, announce: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'refusal') return
  }
  session.forget()
  tabStorage.remove(codeTimersKey)
  allowUnload()
  reload()
}

/**
 * Saves the language and reloads the page in it, unless the operator wants to finish a form first. A page for outsiders
 * has its language in its address, so that a visit does not change what a member has chosen.
 */
export async function switchLanguage(
  chosen: Language,
  reload = () => location.reload(),
  open = (href: string) => location.replace(href),
): Promise<void> {
  if (!(await confirmLeaving('language'))) return
  allowUnload()
  if (isForOutsiders(location)) {
    open(inLanguage(location.href, chosen))
    return
  }
  setLanguage(chosen, reload)
}
