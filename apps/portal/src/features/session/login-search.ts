import { safeReturnPath } from '../../shared/address/safe-url.ts'
import { oneOf, searchReader } from '../../shared/search-params.ts'

/** Search params of `/user/login`: the form, the return path, and why the page opened. */
export const readLoginSearch = searchReader({
  type: oneOf('register', 'retrieve'),
  to: (raw) => safeReturnPath(raw) ?? undefined,
  why: oneOf('sign-in', 'expired', 'password'),
})
