/**
 * Starts the mock server inside the page, in builds made for that, and follows an address that names a scenario; builds
 * without a mock contain nothing of it.
 */
export async function startMock(): Promise<void> {
  if (!import.meta.env.VITE_MOCK) return
  if (import.meta.env.VITE_MOCK === 'page') {
    const { startMockInPage } = await import('@portal/mock-server/browser')
    const { VITE_MOCK_SEED: seed, VITE_MOCK_SCENARIO: scenario } = import.meta.env
    await startMockInPage({
      keep: true,
      ...(seed && { seed: Number(seed) }),
      ...(scenario && { scenario }),
    })
    // A finished build works without a network after its first visit; the worker fetches what that takes.
    if (import.meta.env.PROD) navigator.serviceWorker.controller?.postMessage('KEEP_OFFLINE')
  }
  if (location.hash === '') return
  const { followLink } = await import('../panel/link.ts')
  await followLink()
}
