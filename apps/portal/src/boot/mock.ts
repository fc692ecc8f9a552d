/** Starts the mock server inside the page, in builds made for that; other builds contain nothing of it. */
export async function startMock(): Promise<void> {
  if (import.meta.env.VITE_MOCK !== 'page') return
  const { startMockInPage } = await import('@portal/mock-server/browser')
  const { VITE_MOCK_SEED: seed, VITE_MOCK_SCENARIO: scenario } = import.meta.env
  type Options = NonNullable<Parameters<typeof startMockInPage>[0]>
  await startMockInPage({
    ...(seed && { seed: Number(seed) }),
    ...(scenario && { scenario: scenario as NonNullable<Options['scenario']> }),
  })
}
