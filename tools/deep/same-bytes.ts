import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import type { Outcome } from './part.ts'

const built = join(root, 'apps/portal/dist/client')

/** Every file of the built folder with the hash of what is in it. */
function hashes(): Map<string, string> {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(built, name)).isFile(),
  )
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(built, name)))
        .digest('hex'),
    ]),
  )
}

/** Builds twice, in another time zone and language the second time, and compares. */
export async function sameBytes(): Promise<Outcome> {
  const builds: Map<string, string>[] = []
  for (const env of [
    { TZ: 'UTC', LANG: 'C.UTF-8' },
    { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' },
  ]) {
    const { code, output } = await runToEnd([join(root, 'apps/portal/build.ts')], {
      cwd: join(root, 'apps/portal'),
      env: { ...env, SOURCE_DATE_EPOCH: '1700000000' },
    })
    if (code !== 0) return { passed: 0, failed: 1, detail: 'the build failed', output }
    builds.push(hashes())
  }
  const [first = new Map<string, string>(), second = new Map<string, string>()] = builds
  const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
    (name) => first.get(name) !== second.get(name),
  )
  const detail = `${first.size} files, ${differing.length} differ`
  const same = differing.length === 0 && first.size > 0
  return { passed: same ? 1 : 0, failed: same ? 0 : 1, detail, output: differing.join('\n') }
}
