/**
 * Calls the mock on a new connection. On a busy machine the mock may close a kept connection just when it is used
 * again.
 */
export const callMock: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers)
  headers.set('connection', 'close')
  return fetch(address, { ...init, headers })
}
