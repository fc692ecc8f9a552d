import { renameSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { buildTarget } from '../../../../apps/portal/browsers.ts'
import { noncePlaceholder } from '../../../../apps/portal/csp.ts'
import { compress } from '../../../../apps/portal/prerender/release-files.ts'
import { root } from '../../../workspace/root.mjs'

/** Builds the floor as the portal is built, for the portal's preview server; returns its folder. */
export async function buildFloor(): Promise<string> {
  const dist = join(root, '.cache', 'bench', 'floor')
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    html: { cspNonce: noncePlaceholder },
    plugins: [react()],
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: buildTarget,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  })
  renameSync(join(dist, 'index.html'), join(dist, 'shell.html'))
  await compress(dist, 'best')
  return dist
}
