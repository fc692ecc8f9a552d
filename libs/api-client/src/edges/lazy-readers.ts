import { siteAnswer } from './site.ts'

type Readers = typeof import('./readers.ts')

let loading: Promise<Readers> | null = null

/** The start of the portal needs the reader of the site call alone; the first other call loads the rest. */
function loadReaders(): Promise<Readers> {
  loading ??= import('./readers.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

const isSiteCall = (method: string, path: string) => method === 'GET' && path === '/api/index/index'

/** Call this when a request is sent: its reader is then loaded while the answer is on its way. */
export function prepareReader(method: string, path: string): void {
  // If the chunk cannot be loaded, readSuccess() tries again and throws.
  if (!isSiteCall(method, path)) loadReaders().catch(() => {})
}

/** Resolves to the `data` of a success in the contract's shape. Throws `Unreadable`. */
export async function readSuccess(method: string, path: string, data: unknown): Promise<unknown> {
  if (isSiteCall(method, path)) return siteAnswer(data, 'data')
  return (await loadReaders()).readData(method, path, data)
}
