import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { root } from '../workspace/root.mjs'
import type { ImportingModule } from './affected.ts'

/** The file without its ending, and without `index`: an import may name it so. */
const shortNames = (file: string) => {
  const bare = file.replace(/\.\w+$/u, '')
  return [file, bare, ...(bare.endsWith('/index') ? [bare.slice(0, -'/index'.length)] : [])]
}

/** All texts in a value of `exports`, whatever conditions lead to them. */
const targetsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(targetsIn)
      : []

/** How other projects name this file: as their package exports it, `@portal/ui/editor`. */
function packageNames(file: string, base: string): string[] {
  const project = file.split('/').slice(0, 2).join('/')
  const path = join(base, project, 'package.json')
  if (!existsSync(path)) return []
  const { name = '', exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
    name?: string
    exports?: Record<string, unknown>
  }
  return Object.entries(exports).flatMap(([key, value]) =>
    targetsIn(value).some((target) => join(project, target) === file) ? [`${name}${key.slice(1)}`] : [],
  )
}

/** The modules with their imports of deleted files, which lead nowhere any more, as if the files were still there. */
export function withDeleted(
  modules: readonly ImportingModule[],
  deleted: readonly string[],
  base = root,
): readonly ImportingModule[] {
  if (deleted.length === 0) return modules
  const files = new Map<string, string>()
  for (const file of deleted)
    for (const name of [...shortNames(file), ...packageNames(file, base)]) files.set(name, file)
  return modules.map(({ source, dependencies }) => ({
    source,
    dependencies: dependencies.map((dependency) => {
      const text = (dependency.module ?? dependency.resolved).replace(/\?.*$/u, '')
      const named = text.startsWith('.') ? normalize(join(source, '..', text)) : text
      return { ...dependency, resolved: files.get(named) ?? dependency.resolved }
    }),
  }))
}
