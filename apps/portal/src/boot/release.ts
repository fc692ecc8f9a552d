import type { QueryClient } from '@tanstack/react-query'
import { connectNavigation } from '../navigation/router-link.ts'
import { buildFiles } from '../release/build-files.ts'
import { watchBuild } from '../release/build-watcher.ts'
import { loadDocument } from '../release/chunk-reload.ts'
import { startManifest } from '../release/manifest.ts'
import { payloads } from '../release/payload.ts'
import type { Env } from './env.ts'
import type { PortalRouter } from './router.ts'

/** Watches for a newer build and reads what this one left beside its pages. */
export function watchRelease(env: Env, router: PortalRouter, queryClient: QueryClient): void {
  const files = buildFiles(env.buildId)
  const watcher = watchBuild(files)
  const loadPayload = payloads(files, queryClient)
  startManifest(files)
  connectNavigation({
    router,
    afterPipeline: async ({ path, href, first }) => {
      if (first) return
      if (watcher.isOutdated()) {
        loadDocument(href)
        // Nothing of the old build opens any more while the document loads.
        await new Promise(() => {})
      }
      await loadPayload(path)
    },
  })
}
