/**
 * The formats of this backend: numbers as strings, as its database returns them, and `[]` for an empty value in PHP.
 */

export interface Envelope {
  code: number
  msg: string
  /** Epoch seconds. */
  time: number
  data: unknown
}

const now = () => Math.floor(Date.now() / 1000)

export const success = (data: unknown = null, msg = ''): Envelope => ({ code: 1, msg, time: now(), data })

export const failure = (msg: string): Envelope => ({ code: 0, msg, time: now(), data: null })

/** The success helper sends it, although nothing has succeeded. */
export const loggedIn = (): Envelope => ({
  code: 303,
  msg: 'You have already logged in. There is no need to log in again~',
  time: now(),
  data: { type: 'logged in' },
})

export const needLogin = (): Envelope => ({
  code: 303,
  msg: 'Please login first',
  time: now(),
  data: { type: 'need login' },
})

export const tokenExpired = (): Envelope => ({ code: 409, msg: 'Token expiration', time: now(), data: [] })

export const noPermission = (): Envelope => ({
  code: 401,
  msg: 'You have no permission',
  time: now(),
  data: null,
})

/** The framework's page for an unknown route. */
export const errorPage = (heading: string) => `<!DOCTYPE html>
<html><head><meta charset="UTF-8"><title>System Error</title><meta name="robots" content="noindex,nofollow" /></head>
<body><h1>${heading}</h1><div class="copyright"><span>V8.0.4</span> { Ten years of craft }</div></body></html>`
