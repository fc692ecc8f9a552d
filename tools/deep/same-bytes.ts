/** Builds the portal twice, the second time in another time zone and language, and compares all files. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { run, Stop } from '../workspace/stop.mjs'

const portal = join(root, 'apps/portal')
const folder = join(portal, 'dist/client')

/** The hash of every file of a fresh build. */
async function build(env: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const { code, output } = await runToEnd([join(portal, 'build.ts')], {
    cwd: portal,
    env: { ...env, SOURCE_DATE_EPOCH: '1700000000' },
  })
  if (code !== 0) throw new Stop(output)
  const files = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile())
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return new Map(files.map((name) => [name, hash(name)]))
}

await run(async () => {
  const first = await build({ TZ: 'UTC', LANG: 'C.UTF-8' })
  const second = await build({ TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' })
  const names = [...new Set([...first.keys(), ...second.keys()])]
  const differing = names.filter((name) => first.get(name) !== second.get(name))
  console.log([`${first.size} files, ${differing.length} differ`, ...differing].join('\n'))
  return differing.length === 0 && first.size > 0 ? 0 : 1
})
