/**
 * A call of the mock on a connection of its own. One that is kept may be closed by the mock in the very moment in which
 * it is used again: on a busy machine that happens.
 */
export const callMock: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers)
  headers.set('connection', 'close')
  return fetch(address, { ...init, headers })
}
