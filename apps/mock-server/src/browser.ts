import { config } from 'zod'
import type { Mock } from './mock.ts'

// The portal's content security policy forbids code made at run time, to which zod would compile its schemas.
config({ jitless: true })

interface PageMockOptions {
  readonly seed?: number
  /** A state of the world, or the name of a scenario. */
  readonly scenario?: string
  /** Whether time passes by itself; true by default. */
  readonly ticking?: boolean
  /** Whether the state survives a reload of the page, until a world is reset; false by default. */
  readonly keep?: boolean
}

/** Runs the whole mock inside the page; its service worker script is expected at /mockServiceWorker.js. */
export async function startMockInPage(options: PageMockOptions = {}): Promise<{ stop(): void }> {
  const { scenario, keep = false, ...others } = options
  const [
    { setupWorker },
    { createMock },
    { fetchHandlers },
    { program },
    { beginByName },
    { databaseStore, PageState },
  ] = await Promise.all([
    import('msw/browser'),
    import('./mock.ts'),
    import('./edge/fetch-handlers.ts'),
    import('./program.ts'),
    import('./scenarios/begin.ts'),
    import('./page/page-state.ts'),
  ])
  const mock = createMock(program, { ticking: true, record: true, ...others })
  const name = `mock-state ${options.seed ?? 'usual'} ${scenario ?? 'usual'}`
  const state = keep ? new PageState(databaseStore(name), mock.worlds) : null
  const problem = await state?.load().catch(String)
  if (problem) reportError(new Error(`The mock starts over. What it had kept cannot be used: ${problem}.`))
  if (scenario !== undefined && mock.worlds.list().length === 0)
    await beginByName({ program, ...mock }, scenario)
  state?.watch()
  // An answered change must be there on the next visit, however soon the page is closed.
  const handle: Mock['handle'] = async (request) => {
    const answer = await mock.handle(request)
    if (request.method !== 'GET') await state?.saveAll().catch(reportError)
    return answer
  }
  const worker = setupWorker(...fetchHandlers({ handle }, () => document.cookie))
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  })
  return { stop: () => void worker.stop() }
}
