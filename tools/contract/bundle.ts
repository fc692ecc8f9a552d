/**
 * Bundles openapi/ into libs/api-client/src/generated/openapi.json, the one file that generators, server and tools read:
 * `node tools/contract/bundle.ts`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { flattenDocument, isObject, type Json, type JsonObject } from './flatten.ts'
import { objectAt } from './operations.ts'
import { addRefusals } from './refusals.ts'
import { describeTexts } from './text-kinds.ts'

const root = resolve(import.meta.dirname, '../..')
export const bundleFile = 'libs/api-client/src/generated/openapi.json'
export const bundlePath = join(root, bundleFile)

/** The contract as text, the same bytes for the same sources. Throws with Redocly's message. */
export function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-contract-'))
  const target = join(folder, 'openapi.json')
  try {
    const redocly = runBin('@redocly/cli', 'bin/cli.js', ['bundle', 'portal', '--output', target])
    if (redocly.status !== 0)
      throw new Error(`The contract cannot be bundled.\n${redocly.stderr}\nFix: npx redocly lint`)
    const document: Json = JSON.parse(readFileSync(target, 'utf8'))
    if (!isObject(document)) throw new Error('The bundle is not an object.')
    addHeaders(document)
    addRefusals(document)
    const flat = flattenDocument(document)
    describeTexts(flat)
    return formatJson(flat)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Refers each path to the parameters that the sources declare once, in place: the headers of every call. */
function addHeaders({ paths, components }: JsonObject) {
  const names = Object.keys(objectAt(components, 'parameters'))
  for (const item of Object.values(objectAt(paths)))
    if (isObject(item)) item.parameters = names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

/** As the project's formatter writes JSON, so that a `$ref` takes one line instead of three. */
function formatJson(value: Json): string {
  const args = ['format', '--stdin-file-path=openapi.json', '--files-max-size=8388608']
  const input = JSON.stringify(value)
  const biome = runBin('@biomejs/biome', 'bin/biome', [...args, '--json-formatter-line-width=160'], { input })
  if (biome.status !== 0) throw new Error(`The bundle cannot be formatted.\n${biome.stderr}`)
  return biome.stdout
}

/** Runs a program of a package to its end, without its notices. */
export function runBin(name: string, bin: string, args: string[], { input = '', cwd = root } = {}) {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  return spawnSync(process.execPath, [join(folder, bin), ...args], {
    cwd,
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
    },
  })
}

if (import.meta.main) {
  const text = bundle()
  writeFileSync(bundlePath, text)
  console.log(`${bundleFile}: ${Math.round(text.length / 1024)} kB`)
}
