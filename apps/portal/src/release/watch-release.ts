import type { QueryClient } from '@tanstack/react-query'
import { hasDrafts } from '../shared/form/form-drafts.ts'
import { buildFiles } from './build-files.ts'
import { watchBuild } from './build-watcher.ts'
import { loadDocument } from './chunk-reload.ts'
import { loadManifest, startManifest } from './manifest.ts'
import { mayReload } from './may-reload.ts'
import { payloads } from './payload.ts'
import { ruleFor } from './route-matcher.ts'

/** What happens last of all before a page opens that is not the first; `from` is the path that is open. */
type BeforeOpening = (target: { path: string; href: string }, from: string) => Promise<void>

/** Watches for a newer build, and reads what this one left beside its pages. */
export function startRelease(buildId: string | null, queryClient: QueryClient): BeforeOpening {
  const files = buildFiles(buildId)
  const watcher = watchBuild(files)
  const loadPayload = payloads(files, queryClient)
  startManifest(files)
  return async ({ path, href }, from) => {
    // A form that writes down in its own address where it is kept leaves nothing behind.
    const staysInForm = path === from && hasDrafts()
    if (watcher.isOutdated() && !staysInForm && (await mayReload())) {
      loadDocument(href)
      // Nothing of the old build opens any more while the document loads.
      await new Promise(() => {})
    }
    await loadPayload(path)
  }
}

/** Where the server sends this path instead, if anywhere. */
export const redirectOf = async (path: string): Promise<string | undefined> =>
  ruleFor(await loadManifest(), path).redirect
