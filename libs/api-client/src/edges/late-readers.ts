import { siteAnswer } from './site.ts'

type Readers = typeof import('./readers.ts')

let loading: Promise<Readers> | null = null

/** Readers of all calls but that of the site, which comes with the start: they come with the first other call. */
function loadReaders(): Promise<Readers> {
  loading ??= import('./readers.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

const isSiteCall = (method: string, path: string) => method === 'GET' && path === '/api/index/index'

/** To be called as a call is sent, so that its reader travels beside it. */
export function prepareReader(method: string, path: string): void {
  // A reader that is lost is missed where it is needed.
  if (!isSiteCall(method, path)) loadReaders().catch(() => {})
}

/** The `data` of a success as the contract has them. Throws `Unreadable`. */
export async function readSuccess(method: string, path: string, data: unknown): Promise<unknown> {
  if (isSiteCall(method, path)) return siteAnswer(data, 'data')
  return (await loadReaders()).readData(method, path, data)
}
