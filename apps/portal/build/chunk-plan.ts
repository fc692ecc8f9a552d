import { build, type InlineConfig, type Rolldown } from 'vite'
import { type BuiltChunk, builtChunks, withImports } from './built-chunks.ts'
import { joinParts, type Part } from './join-parts.ts'

/** From module to the file it travels in; modules without one are split by who needs them. */
export type ChunkPlan = ReadonlyMap<string, string>

/** The part of the start that only an upgrade of React changes, so that it stays in caches. */
const framework = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|rolldown\/runtime/

const page = /routes\/(?<name>.+)\.tsx\?tsr-split=component$/

/** What every page brings along by itself, at once or after its first paint. */
const onEveryPage = /boot\/Late\.tsx$|layouts\/(?:UserLayout|MemberDropDown)\.tsx$/

const text = /i18n\/src\/(?:locales|base)\//

const shellTexts =
  /(?:locales\/(?<language>[\w-]+)\/(?:common|errors|validation|site)|base\/(?<base>[\w-]+))\.ts$/

/**
 * Builds once without writing, to see what really is in each page after unused code is gone, and joins what several
 * pages share into few files: those that every page starts with, and those that `joinParts` finds.
 */
export async function planChunks(config: InlineConfig): Promise<ChunkPlan> {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const all = builtChunks((built as Rolldown.RolldownOutput).output)
  const start = withImports(
    all.filter(({ isEntry }) => isEntry),
    all,
  )
  const parts = sharedParts(all, start)
  const modulesOf = new Map(all.map(({ file, modules }) => [file, modules]))
  const files = namedFiles(joinParts(parts, weightOf))
  return new Map([
    ...start.flatMap(({ modules }) =>
      modules.map((id) => [id, framework.test(id) ? 'react' : 'start'] as const),
    ),
    ...files.flatMap(([name, group]) =>
      group.flatMap(({ file }) => (modulesOf.get(file) ?? []).map((id) => [id, name] as const)),
    ),
  ])
}

/** What is needed by several and is there neither from the start nor for its own sake. */
function sharedParts(all: readonly BuiltChunk[], start: readonly BuiltChunk[]): Part[] {
  const known = new Set(start)
  const isShared = (chunk: BuiltChunk) => !chunk.isAskedFor && !known.has(chunk)
  const opened = all
    .filter((chunk) => chunk.isAskedFor && !known.has(chunk) && !chunk.modules.some((id) => text.test(id)))
    .map((chunk) => ({ user: userOf(chunk), needs: new Set(withImports([chunk], all)) }))
  const shared = new Set(all.filter(isShared).map(({ file }) => file))
  return all.filter(isShared).flatMap((chunk) => {
    const users = new Set(opened.filter(({ needs }) => needs.has(chunk)).map(({ user }) => user))
    if (users.size === 0) return []
    return [{ ...chunk, users, imports: chunk.imports.filter((file) => shared.has(file)) }]
  })
}

/** Pages by the name of their route, what every page brings along as `+`, all else by its file. */
function userOf({ file, modules }: BuiltChunk): string {
  const [name] = modules.flatMap((id) => page.exec(id)?.groups?.['name'] ?? [])
  return name ?? (modules.some((id) => onEveryPage.test(id)) ? `+${file}` : file)
}

/** The two finished pages have budgets of their own; what is opened on a page may take its time. */
const weights: Record<string, number> = { index: 8, 'user/login': 8 }

function weightOf(user: string): number {
  if (user.startsWith('+')) return 8
  return weights[user] ?? (user.startsWith('assets/') ? 0.25 : 1)
}

/** Each file is called after its largest part. */
function namedFiles(groups: readonly (readonly Part[])[]): [name: string, group: readonly Part[]][] {
  const taken = new Set(['react', 'start'])
  return groups.map((group) => {
    const [largest] = group.toSorted((a, b) => b.size - a.size)
    const name = /^assets\/(.+?)(?:\.\w+)?-[\w-]{8}\.js$/.exec(largest?.file ?? '')?.[1] ?? 'shared'
    const free = taken.has(name) ? `${name}-${taken.size}` : name
    taken.add(free)
    return [free, group]
  })
}

/** The texts that every page has in one language travel together. */
function textsOf(id: string): string | null {
  const { language, base } = shellTexts.exec(id)?.groups ?? {}
  return language ?? base ?? null
}

/** The plan as the bundler wants it. */
export const chunkGroups = (plan: ChunkPlan) => ({
  groups: [
    {
      debugName: 'plan',
      name: (id: string) => plan.get(id) ?? textsOf(id),
      includeDependenciesRecursively: false,
    },
  ],
})
