/**
 * Judges what is installed: `npm run check:packages`. The lock file names checksums and no foreign source, and the
 * registry has signed what it delivered. Asks the registry, so it is no part of the tests.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type LockEntry, type Manifest, objections } from './supply/lock.ts'
import { npm } from './workspace/installation.mjs'
import { root } from './workspace/root.mjs'
import { run } from './workspace/stop.mjs'

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))

await run(async () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> }
  const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> }
  const files = globSync('{package.json,{apps,libs}/*/package.json,e2e/package.json}', { cwd: root })
  const manifests = Object.fromEntries(files.map((file) => [dirname(file), readJson(file) as Manifest]))
  const lines = objections(packages, Object.keys(allowScripts), manifests)
  console.log(lines.length === 0 ? 'The lock file is sound.' : lines.join('\n'))
  // The workspace keeps npm quiet, and here its answer is what is asked for.
  const aloud = ['--audit', '--loglevel=notice']
  const signatures = await npm(['audit', 'signatures', ...aloud])
  console.log(signatures.output.trim())
  const known = await npm(['audit', '--audit-level=high', ...aloud])
  console.log(known.output.trim())
  return lines.length === 0 && signatures.code === 0 && known.code === 0 ? 0 : 1
})
