import { config } from 'zod'

// The portal's content security policy forbids code made at run time, which zod otherwise compiles.
config({ jitless: true })

export interface PageMockOptions {
  readonly seed?: number
  /** A state of the world, or a scenario to which it is led. */
  readonly scenario?: string
  /** Whether time passes by itself; true unless said otherwise. */
  readonly ticking?: boolean
}

/** Runs the whole mock inside the page; its service worker script is expected at /mockServiceWorker.js. */
export async function startMockInPage(options: PageMockOptions = {}): Promise<{ stop(): void }> {
  const { scenario, ...others } = options
  const [{ setupWorker }, { createMock }, { fetchHandlers }, { program }, { beginByName }] =
    await Promise.all([
      import('msw/browser'),
      import('./edge/mock.ts'),
      import('./edge/fetch-handlers.ts'),
      import('./program.ts'),
      import('./scenarios/by-name.ts'),
    ])
  const mock = createMock(program, { ticking: true, record: true, ...others })
  if (scenario !== undefined) await beginByName({ program, ...mock }, scenario)
  const worker = setupWorker(...fetchHandlers(mock, () => document.cookie))
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  })
  return { stop: () => void worker.stop() }
}
