import type { ApiError } from '@portal/api-client'
import { session } from '@portal/auth'
import { loginPath, loginRoute } from './login-path.ts'

/**
 * Where codes 303 and 409 lead: to the login page when the session is over, else to the member centre; null
 * when that is where the operator is already. `current` is the address that is open or being opened.
 */
export function afterSessionAnswer(error: Pick<ApiError, 'code' | 'data'>, current: string): string | null {
  const hadToken = session.token() !== null
  if (error.code === 409 || error.data?.type === 'need login') session.clearTokens()
  const path = current.replace(/[?#].*$/, '')
  if (session.isSignedIn()) return path === '/user' ? null : '/user'
  return path === loginRoute ? null : loginPath({ to: current, why: hadToken ? 'expired' : 'sign-in' })
}
