import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Rolldown } from 'vite'
import { measure, overBudget } from './budgets.ts'
import { builtChunks } from './build/built-chunks.ts'
import { writePackages } from './build/bundled-packages.ts'
import { chunkGroups, planChunks } from './build/chunk-plan.ts'
import { setSourceMapsApart } from './build/source-maps.ts'
import { compress } from './prerender/compress.ts'
import { writeFileList } from './prerender/file-list.ts'
import { writeOfflineList } from './prerender/offline-list.ts'
import { prerender } from './prerender/prerender.ts'
import { writeReleaseFiles } from './prerender/release-files.ts'

// The production build, top to bottom. `--mode mock-in-page` makes the one that carries the mock in the page.
const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } })
const inPage = values.mode === 'mock-in-page'
const dist = join(import.meta.dirname, inPage ? 'dist/mock-in-page' : 'dist/client')
const server = join(import.meta.dirname, inPage ? 'dist/prerender-in-page' : 'dist/prerender')
const common = {
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  mode: values.mode,
  logLevel: 'warn',
} as const

const plan = await planChunks(common)
const built = await build({
  ...common,
  build: {
    sourcemap: inPage ? false : 'hidden',
    rolldownOptions: { output: { codeSplitting: chunkGroups(plan) } },
  },
})
setSourceMapsApart(dist, join(import.meta.dirname, 'dist/source-maps'))
await build({
  ...common,
  build: {
    ssr: join(import.meta.dirname, 'src/boot/prerender.tsx'),
    outDir: server,
    manifest: false,
    copyPublicDir: false,
  },
})
const chunks = builtChunks((built as Rolldown.RolldownOutput).output)
await prerender(dist, join(server, 'prerender.js'), chunks)
writePackages(dist, chunks)
// A build that others are to make again byte for byte is given its time.
const { SOURCE_DATE_EPOCH: epoch } = process.env
const id = writeReleaseFiles(dist, epoch === undefined ? Date.now() : Number(epoch) * 1000)
if (inPage) writeOfflineList(dist, id)
await compress(dist, inPage ? 'quick' : 'smallest')
writeFileList(dist)

const measures = measure(dist, chunks)
const heaviest = (kind: string) =>
  measures
    .filter(({ name }) => name.startsWith(kind))
    .toSorted((a, b) => b.measured - a.measured)
    .slice(0, 1)
const shown = [
  ...measures.filter(({ name }) => name.startsWith('/')),
  ...heaviest('route script'),
  ...heaviest('route files'),
  ...heaviest('file'),
  ...heaviest('modules'),
]
for (const { name, measured, allowed } of shown) {
  console.log(`${name.padEnd(28)} ${String(measured).padStart(8)} of ${allowed}`)
}
// The mock travels in its own chunk and is no part of the product.
const over = inPage ? [] : overBudget(measures)
for (const { name, measured, allowed } of over)
  console.error(`Over budget: ${name}: ${measured} of ${allowed}`)
console.log(`Build ${id} stands in ${dist.slice(import.meta.dirname.length + 1)}`)
process.exitCode = over.length > 0 ? 1 : 0
