import { config } from 'zod'
import type { ScenarioName } from './world/scenarios/scenario.ts'

// The portal's content security policy forbids code made at run time, which zod otherwise compiles.
config({ jitless: true })

export interface PageMockOptions {
  readonly seed?: number
  readonly scenario?: ScenarioName
  /** Whether time passes by itself; true unless said otherwise. */
  readonly ticking?: boolean
}

/** Runs the whole mock inside the page; its service worker script is expected at /mockServiceWorker.js. */
export async function startMockInPage(options: PageMockOptions = {}): Promise<{ stop(): void }> {
  const [{ setupWorker }, { createMock }, { fetchHandlers }, { program }] = await Promise.all([
    import('msw/browser'),
    import('./edge/mock.ts'),
    import('./edge/fetch-handlers.ts'),
    import('./program.ts'),
  ])
  const mock = createMock(program, { ticking: true, ...options })
  const worker = setupWorker(...fetchHandlers(mock, () => document.cookie))
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  })
  return { stop: () => void worker.stop() }
}
