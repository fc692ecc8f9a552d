import type { QueryClient } from '@tanstack/react-query'
import { buildFiles } from './build-files.ts'
import { watchBuild } from './build-watcher.ts'
import { loadDocument } from './chunk-reload.ts'
import { loadManifest, startManifest } from './manifest.ts'
import { mayReload } from './may-reload.ts'
import { payloads } from './payload.ts'
import { ruleFor } from './route-matcher.ts'

/** What happens last of all before a page opens that is not the first. */
export type BeforeOpening = (target: { path: string; href: string }) => Promise<void>

/** Watches for a newer build, and reads what this one left beside its pages. */
export function startRelease(buildId: string | null, queryClient: QueryClient): BeforeOpening {
  const files = buildFiles(buildId)
  const watcher = watchBuild(files)
  const loadPayload = payloads(files, queryClient)
  startManifest(files)
  return async ({ path, href }) => {
    if (watcher.isOutdated() && (await mayReload())) {
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
