import type { ApiError } from '@portal/api-client'
import { session } from '@portal/auth'
import { safeReturnPath } from '../address/safe-url.ts'

/** Why the login page opened by itself; the page says so. */
type LoginReason = 'sign-in' | 'expired'

export const loginRoute = '/user/login'

/** The address of the login page that leads back to `to`, a path of this portal. */
export function loginPath({ to, why }: { to: string; why: LoginReason }): string {
  const back = safeReturnPath(to)
  const query = new URLSearchParams(back === null ? { why } : { why, to: back })
  return `${loginRoute}?${query}`
}

/**
 * Where codes 303 and 409 lead: to the login page when the session is over, otherwise to the member centre; null if
 * that is already open. `current` is the address that is open or opening.
 */
export function afterSessionAnswer(error: Pick<ApiError, 'code' | 'data'>, current: string): string | null {
  const hadToken = session.token() !== null
  if (error.code === 409 || error.data?.type === 'need login') session.clearTokens()
  const path = current.replace(/[?#].*/, '')
  if (session.isSignedIn()) return path === '/user' ? null : '/user'
  return path === loginRoute ? null : loginPath({ to: current, why: hadToken ? 'expired' : 'sign-in' })
}
