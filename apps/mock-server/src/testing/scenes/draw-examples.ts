/**
 * Plays every scene in the seeded world and writes what was sent and answered to openapi/examples, whence the bundle
 * takes them: `node draw-examples.ts`. The same world and scenes give the same bytes.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type OperationId, routes } from '@portal/api-client/contract'
import { createMock } from '../../edge/mock.ts'
import { program } from '../../program.ts'
import { scenes } from './all.ts'
import { playScene } from './play.ts'
import type { Scene } from './scene.ts'

const root = join(import.meta.dirname, '../../../../..')
const folder = join(root, 'openapi/examples')

async function drawn(): Promise<Map<string, string>> {
  const mock = createMock(program)
  const files = new Map<string, string>()
  const faults: string[] = []
  for (const operation of Object.keys(routes) as OperationId[]) {
    const examples: Record<string, object> = {}
    // An operation that was just described has none yet; the compiler names it.
    for (const [name, scene] of Object.entries(scenes[operation] ?? {}) as [string, Scene<OperationId>][]) {
      try {
        const { sent, envelope } = await playScene(mock, operation, scene)
        const { summary, as = 'goldenland' } = scene
        examples[name] = { summary, as, request: readable(sent), ...(envelope && { answer: envelope }) }
      } catch (fault) {
        faults.push(`${operation}, ${name}: ${fault instanceof Error ? fault.message : String(fault)}`)
      }
    }
    const path = join(folder, routes[operation].noun, `${operation}.json`)
    files.set(path, `${JSON.stringify(examples, null, 2)}\n`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return files
}

/** A file of a form is told by its name. */
const readable = (sent: object): unknown =>
  JSON.parse(JSON.stringify(sent, (_, value: unknown) => (value instanceof File ? value.name : value)))

/** Writes what differs and removes what nobody draws any more; says whether anything did. */
function written(files: ReadonlyMap<string, string>): boolean {
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'refusals.json')
    .map((entry) => join(entry.parentPath, entry.name))
  const surplus = present.filter((path) => !files.has(path))
  const stale = [...files].filter(
    ([path, text]) => !present.includes(path) || readFileSync(path, 'utf8') !== text,
  )
  for (const path of surplus) rmSync(path)
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    process.stdout.write(`${relative(root, path)}\n`)
  }
  return surplus.length + stale.length > 0
}

const files = await drawn()
if (written(files)) {
  const bundling = spawnSync(process.execPath, [join(root, 'tools/contract/bundle.ts')], { stdio: 'inherit' })
  process.exitCode = bundling.status ?? 1
}
