// openapi/**  →  libs/api-client/src/generated/openapi.json, the one file every generator and server reads.
// `--check` writes nothing and fails when the committed bundle is stale.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { addExamples, readExamples } from './examples.ts'
import { flattenDocument, isObject, type Json } from './flatten.ts'
import { addTextPatterns } from './text-kinds.ts'

const root = resolve(import.meta.dirname, '../..')
export const bundlePath = join(root, 'libs/api-client/src/generated/openapi.json')

/** The contract as text, the same bytes for the same sources. Throws with Redocly's own words. */
export function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-contract-'))
  const target = join(folder, 'openapi.json')
  try {
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
      'bin/cli.js',
    )
    const run = spawnSync(process.execPath, [cli, 'bundle', 'portal', '--output', target], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    if (run.status !== 0)
      throw new Error(`The contract cannot be bundled.\n${run.stderr}\nFix: npx redocly lint`)
    const document: Json = JSON.parse(readFileSync(target, 'utf8'))
    if (!isObject(document)) throw new Error('The bundle is not an object.')
    const flat = flattenDocument(document)
    addTextPatterns(flat)
    addExamples(flat, readExamples(join(root, 'openapi/examples')))
    return `${JSON.stringify(flat, null, 2)}\n`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function main(): void {
  const text = bundle()
  if (process.argv.includes('--check')) {
    if (read(bundlePath) === text) return
    console.error('The committed bundle is older than openapi/.\nFix: npm run generate')
    process.exitCode = 1
    return
  }
  mkdirSync(dirname(bundlePath), { recursive: true })
  writeFileSync(bundlePath, text)
  console.log(`${bundlePath.slice(root.length + 1)}: ${Math.round(text.length / 1024)} kB`)
}

if (import.meta.main) main()
