import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hasDrafts } from '../shared/form/form-drafts.ts'
import { type BuildFiles, buildFiles } from './build-files.ts'
import { loadDocument } from './chunk-reload.ts'
import { mayReload } from './may-reload.ts'
import { type BuildManifest, noRules, parseManifest, ruleFor } from './route-matcher.ts'

/** The last step before a page opens, except the first page. `from` is the open path. */
type BeforeOpening = (target: { path: string; href: string }, from: string) => Promise<void>

/** Watches for a newer build, and reads the manifest and the payloads of this one. */
export function startRelease(buildId: string | null, queryClient: QueryClient): BeforeOpening {
  const files = buildFiles(buildId)
  const watcher = watchBuild(files)
  const loadPayload = payloads(files, queryClient)
  startManifest(files)
  return async ({ path, href }, from) => {
    // A form that notes its draft in its own address does not leave the page.
    const staysInForm = path === from && hasDrafts()
    if (watcher.isOutdated() && !staysInForm && (await mayReload())) {
      loadDocument(href)
      // Nothing of the old build opens while the document loads.
      await new Promise(() => {})
    }
    // Not awaited: a page asks for whatever it still lacks itself.
    void loadPayload(path)
  }
}

/** Where the server redirects this path, if anywhere. */
export const redirectOf = async (path: string): Promise<string | undefined> =>
  ruleFor(await loadManifest(), path).redirect

/** How often the page looks for a newer build, in ms. */
export const pollInterval = 3_600_000

/** Timers of the page; tests bring their own. */
export interface Timers {
  now: () => number
  every: (ms: number, run: () => void) => () => void
}

const pageTimers: Timers = {
  now: () => Date.now(),
  every: (ms, run) => {
    const id = setInterval(run, ms)
    return () => clearInterval(id)
  },
}

interface BuildWatcher {
  /** Whether a newer build exists. */
  isOutdated: () => boolean
  stop: () => void
}

/**
 * Polls `builds/latest.json`. A missing, unreachable or garbled file changes nothing. A newer build only sets a flag,
 * because the page reloads on the next navigation and never by itself.
 */
export function watchBuild(files: BuildFiles, timers: Timers = pageTimers): BuildWatcher {
  if (files.buildId === null) return { isOutdated: () => false, stop: () => {} }
  let outdated = false
  const poll = async () => {
    const latest = (await files.read(`builds/latest.json?${timers.now()}`)) as { id?: unknown } | null
    if (typeof latest?.id !== 'string' || latest.id === '' || latest.id === files.buildId) return
    outdated = true
    stop()
  }
  const stop = timers.every(pollInterval, () => void poll())
  return { isOutdated: () => outdated, stop }
}

/** Delay of the first fetch of the manifest in ms, unless a navigation needs the rules earlier. */
export const manifestDelay = 1000

const noManifest: BuildManifest = { id: '', timestamp: 0, matcher: noRules, prerendered: [] }

let manifestFiles: BuildFiles = buildFiles(null)
let loading: Promise<BuildManifest> | null = null

/** Connects the manifest to the running build and fetches it after the delay. Returns a function that stops it. */
export function startManifest(files: BuildFiles): () => void {
  manifestFiles = files
  loading = null
  const timer = setTimeout(() => void loadManifest(), manifestDelay)
  return () => clearTimeout(timer)
}

/** The manifest of this build, fetched once; without rules if that fails. */
export function loadManifest(): Promise<BuildManifest> {
  loading ??= readManifest()
  return loading
}

async function readManifest(): Promise<BuildManifest> {
  const { buildId, read } = manifestFiles
  if (buildId === null) return noManifest
  return parseManifest(await read(`builds/meta/${buildId}.json`)) ?? noManifest
}

/** `{path}/_payload.json`: the answers that the finished page was rendered from. */
interface Payload {
  answers: ({ key: QueryKey; data: unknown } | null)[]
}

/** Begins to fetch the payload of a prerendered path before it opens, once per path. Other paths have none. */
export function payloads(files: BuildFiles, queryClient: QueryClient): (path: string) => Promise<void> {
  const fetched = new Map<string, Promise<void>>()

  const fetchPayload = async (path: string) => {
    const folder = path === '/' ? '' : `${path.slice(1)}/`
    const found = (await files.read(`${folder}_payload.json?${files.buildId}`)) as Payload | null
    // The next visit fetches an unreadable payload again; until then the page loads its data itself.
    if (!Array.isArray(found?.answers)) return void fetched.delete(path)
    // The page may have asked meanwhile, and knows better.
    for (const answer of found.answers)
      if (Array.isArray(answer?.key))
        queryClient.setQueryData(answer.key, (known: unknown) => known ?? answer.data)
  }

  return async (path) => {
    const { prerendered } = await loadManifest()
    if (!prerendered.includes(path)) return
    const known = fetched.get(path) ?? fetchPayload(path)
    fetched.set(path, known)
    await known
  }
}
