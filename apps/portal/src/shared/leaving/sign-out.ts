import { ApiError, signOut } from '@portal/api-client'
import { session, tabStorage } from '@portal/auth'
import { codeTimersKey } from '../verification/code-timers-key.ts'
import { letPageGo } from './page-going.ts'
import { mayGo } from './unsaved.ts'

/**
 * Signs the member out and starts the page again, unless somebody wants to finish a form first. A server that says no keeps the session; one that cannot be
 * reached does not, because the operator wants to be gone from this machine.
 */
export async function signOutAndReload(reload: () => void = () => location.reload()): Promise<void> {
  if (!(await mayGo('signOut'))) return
  const { refresh_token } = session.store.getState()
  try {
    // Some backends know the token by the other name only, and would leave it in force.
    await signOut({ refresh_token, refreshToken: refresh_token }, { overlay: true, announce: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'refusal') return
  }
  session.forget()
  tabStorage.remove(codeTimersKey)
  letPageGo()
  reload()
}
