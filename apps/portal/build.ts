import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Rolldown } from 'vite'
import { measurePages, mockModules, overBudget } from './budgets.ts'
import { type BuiltChunk, chunksOf } from './build/built-chunks.ts'
import { planChunks } from './build/chunk-plan.ts'
import { prerender } from './prerender/prerender.ts'
import {
  compress,
  moveSourceMaps,
  writeFileList,
  writeOfflineList,
  writePackages,
  writeReleaseFiles,
} from './prerender/release-files.ts'

// The production build, top to bottom. `--mode mock-in-page` builds the portal with the mock in the page.
const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } })
const inPage = values.mode === 'mock-in-page'
const folder = join(import.meta.dirname, 'dist')
const dist = join(folder, inPage ? 'mock-in-page' : 'client')
const server = join(folder, inPage ? 'prerender-in-page' : 'prerender')
const common = {
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  mode: values.mode,
  logLevel: 'warn',
} as const

const built = await build({
  ...common,
  build: {
    sourcemap: inPage ? false : 'hidden',
    rolldownOptions: { output: { codeSplitting: await planChunks(common) } },
  },
})
const chunks = chunksOf(built as Rolldown.RolldownOutput)
await build({
  ...common,
  build: {
    ssr: join(import.meta.dirname, 'src/boot/prerender.tsx'),
    outDir: server,
    manifest: false,
    copyPublicDir: false,
  },
})
if (!inPage) {
  moveSourceMaps(dist, join(folder, 'source-maps'))
  listModules(chunks)
}
await prerender(dist, join(server, 'prerender.js'), chunks)
writePackages(dist, chunks)
// A build that has to be repeated byte for byte gets its time from outside.
const { SOURCE_DATE_EPOCH: epoch } = process.env
const id = writeReleaseFiles(dist, epoch === undefined ? Date.now() : Number(epoch) * 1000)
if (inPage) writeOfflineList(dist, id)
await compress(dist, inPage ? 'quick' : 'best')
writeFileList(dist)
console.log(`Build ${id} is in ${dist.slice(import.meta.dirname.length + 1)}`)
if (!inPage) checkBudgets()

/** The size of each module in characters before minification, for comparing two builds. */
function listModules(all: readonly BuiltChunk[]) {
  const lines = all
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([name, { renderedLength }]) => `${name} ${renderedLength}\n`)
  mkdirSync(join(folder, 'source-maps'), { recursive: true })
  const root = join(import.meta.dirname, '../..')
  const text = lines.toSorted().join('').replaceAll(`${root}/`, '')
  writeFileSync(join(folder, 'source-maps/modules.txt'), text)
}

function checkBudgets() {
  const measures = measurePages(dist, chunks)
  for (const { page, weight } of measures.toSorted((a, b) => b.weight.script - a.weight.script))
    console.log(`${page.padEnd(28)} ${weight.script.toFixed(1).padStart(6)} kB in ${weight.files} files`)
  const messages = overBudget(measures)
  const mock = mockModules(chunks)
  if (mock.length > 0) messages.push(`The mock is in the production build: ${mock.join(', ')}`)
  for (const message of messages) console.error(message)
  process.exitCode = messages.length > 0 ? 1 : 0
}
