import { ApiError, signOut } from '@portal/api-client'
import { session, tabStorage } from '@portal/auth'
import { codeTimersKey } from '../shared/verification/code-timers-key.ts'

/**
 * Signs the member out and starts the page again. A server that says no keeps the session; one that cannot be
 * reached does not, because the operator wants to be gone from this machine.
 */
export async function signOutAndReload(reload: () => void = () => location.reload()): Promise<void> {
  try {
    await signOut({ refresh_token: session.store.getState().refresh_token }, { overlay: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'refusal') return
  }
  session.forget()
  tabStorage.remove(codeTimersKey)
  reload()
}
