/** When not even the texts could be loaded. The page itself says so, as it does when the program never arrives. */
export function showStartFailure(error: unknown): undefined {
  reportError(error)
  window.dispatchEvent(new Event('portal-start-failed'))
}
