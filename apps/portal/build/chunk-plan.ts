import { build, type InlineConfig, type Rolldown } from 'vite'
import { type BuiltChunk, builtChunks, chunksWith, withImports } from './built-chunks.ts'

/** From module to the file it travels in; modules without one are split by who needs them. */
export type ChunkPlan = ReadonlyMap<string, string>

/** The pages that are finished at build time, by the source of their route. */
const firstPages = {
  home: /routes\/index\.tsx\?tsr-split=component$/,
  login: /routes\/user\/login\.tsx\?tsr-split=component$/,
}

/** The part of the start that only an upgrade of React changes, so that it stays in caches. */
const framework = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|rolldown\/runtime/

const shellTexts =
  /(?:locales\/(?<language>[\w-]+)\/(?:common|errors|validation|site)|base\/(?<base>[\w-]+))\.ts$/

/**
 * Builds once without writing, to see what really is in each page after unused code is gone, and puts that
 * into few files: what every page starts with, what the first pages have of their own, and what they share
 * with other pages.
 */
export async function planChunks(config: InlineConfig): Promise<ChunkPlan> {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const all = builtChunks((built as Rolldown.RolldownOutput).output)
  const modulesFrom = (chunks: readonly BuiltChunk[]) =>
    new Set(withImports(chunks, all).flatMap(({ modules }) => modules))

  const start = modulesFrom(all.filter(({ isEntry }) => isEntry))
  const home = modulesFrom(chunksWith(firstPages.home, all))
  const login = modulesFrom(chunksWith(firstPages.login, all))
  const others = all.filter(
    (chunk) => !chunk.modules.some((id) => Object.values(firstPages).some((page) => page.test(id))),
  )
  const elsewhere = new Set(
    others.flatMap(({ imports }) => [...imports]).flatMap((file) => modulesOf(file, all)),
  )

  const fileOf = (id: string): string => {
    if (start.has(id)) return framework.test(id) ? 'react' : 'start'
    if (home.has(id) && login.has(id)) return 'form'
    const page = home.has(id) ? 'home' : 'login'
    return elsewhere.has(id) ? `${page}-shared` : page
  }
  return new Map([...new Set([...start, ...home, ...login])].map((id) => [id, fileOf(id)]))
}

const modulesOf = (file: string, all: readonly BuiltChunk[]) =>
  all.find((chunk) => chunk.file === file)?.modules ?? []

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
