import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Name, version and users of each direct dependency, as `name version users`. */
function installed(): string[] {
  const users = new Map<string, string[]>()
  for (const path of globSync(['package.json', '{apps,libs}/*/package.json', 'e2e/package.json'], {
    cwd: root,
  })) {
    const { dependencies, devDependencies } = JSON.parse(read(path)) as Record<
      'dependencies' | 'devDependencies',
      Readonly<Record<string, string>> | undefined
    >
    const user = path === 'package.json' ? 'tools' : path.replace('/package.json', '')
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@portal/')) continue
      const key = `${name} ${version.replace(/^npm:.*@/, '')}`
      users.set(key, [...(users.get(key) ?? []), user])
    }
  }
  return [...users].map(([key, by]) => `${key} ${by.toSorted().join(', ')}`).toSorted()
}

test('Each dependency stands in its document with its version, its users and its purpose', () => {
  const rows = [
    ...read('docs/dependencies.md').matchAll(
      /^\| `([^`]+)` \| ([\d.]+) \| \d{4}-\d\d-\d\d \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm,
    ),
  ]
  const written = rows.map(
    ([, name, version, users = '']) => `${name} ${version} ${users.split(', ').toSorted().join(', ')}`,
  )
  expect(written.toSorted()).toEqual(installed())
})
