import { safeReturnPath } from '../address/safe-url.ts'

/** Why the login page opened by itself; it says so in words. */
type LoginReason = 'sign-in' | 'expired'

export const loginRoute = '/user/login'

/** The address of the login page that leads back to `to`, a path of this portal. */
export function loginPath({ to, why }: { to: string; why: LoginReason }): string {
  const back = safeReturnPath(to)
  const query = new URLSearchParams(back === null ? { why } : { why, to: back })
  return `${loginRoute}?${query}`
}
