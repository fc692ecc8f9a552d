import { build, type InlineConfig, type Rolldown } from 'vite'
import { type BuiltChunk, builtChunks, chunksWith, withImports } from './built-chunks.ts'

/** From module to the file it travels in; modules without one are split by who needs them. */
export type ChunkPlan = ReadonlyMap<string, string>

/** The pages that are finished at build time, by the source of their route. */
const firstPages = {
  home: /routes\/index\.tsx\?tsr-split=component$/,
  login: /routes\/user\/login\.tsx\?tsr-split=component$/,
}

/** What follows the first paint of every page. */
const afterPaint = /boot\/Late\.tsx$/

/** The part of the start that only an upgrade of React changes, so that it stays in caches. */
const framework = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|rolldown\/runtime/

/** What the first pages share with others travels alone only from this size on (characters, minified). */
const largePart = 16_000

/** What several pages share joins the parts up to this size (characters, minified): a request of its own costs more. */
const smallPart = 5_000

/** What floats beside its opener is heavy, and nothing that stands on a page by itself needs it. */
const floating = /node_modules\/@floating-ui\//

const shellTexts =
  /(?:locales\/(?<language>[\w-]+)\/(?:common|errors|validation|site)|base\/(?<base>[\w-]+))\.ts$/

/**
 * Builds once without writing, to see what really is in each page after unused code is gone, and puts that
 * into few files: what every page starts with, what the first pages have of their own and share with others,
 * what follows the first paint, what that shares with dialogs, and the small parts that many pages use.
 */
export async function planChunks(config: InlineConfig): Promise<ChunkPlan> {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const all = builtChunks((built as Rolldown.RolldownOutput).output)
  const modulesFrom = (chunks: readonly BuiltChunk[]) =>
    new Set(withImports(chunks, all).flatMap(({ modules }) => modules))

  const start = modulesFrom(all.filter(({ isEntry }) => isEntry))
  const home = modulesFrom(chunksWith(firstPages.home, all))
  const login = modulesFrom(chunksWith(firstPages.login, all))
  const late = modulesFrom(chunksWith(afterPaint, all))
  const parts = smallParts(all, new Set([...start, ...home, ...login, ...late]))
  const others = all.filter(
    (chunk) => !chunk.modules.some((id) => Object.values(firstPages).some((page) => page.test(id))),
  )
  const elsewhere = new Set(
    others.flatMap(({ imports }) => [...imports]).flatMap((file) => modulesOf(file, all)),
  )

  const dialogs = new Set(
    others
      .filter(({ isAskedFor, modules }) => isAskedFor && !modules.some((id) => afterPaint.test(id)))
      .flatMap((chunk) => [...modulesFrom([chunk])]),
  )

  const large = new Set(
    all
      .filter(({ isAskedFor, size }) => !isAskedFor && size >= largePart)
      .flatMap(({ modules }) => [...modules]),
  )

  const fileOf = (id: string): string | null => {
    if (start.has(id)) return framework.test(id) ? 'react' : 'start'
    if (home.has(id) && login.has(id)) return 'form'
    // A page that needs something of what follows the first paint must not wait for the rest of it.
    if (late.has(id) && !home.has(id) && !login.has(id)) return dialogs.has(id) ? 'dialogs' : 'late'
    if (!home.has(id) && !login.has(id)) return 'parts'
    // What is worth a request of its own keeps it, so that other pages need not take the rest with it.
    if (home.has(id)) return large.has(id) && elsewhere.has(id) ? null : 'home'
    if (!elsewhere.has(id)) return 'login'
    return large.has(id) ? null : 'login-shared'
  }
  const planned = [...start, ...home, ...login, ...late, ...parts.flatMap(({ modules }) => modules)]
  return new Map(
    [...new Set(planned)].flatMap((id) => {
      const file = fileOf(id)
      return file === null ? [] : [[id, file] as const]
    }),
  )
}

/**
 * Small shared files that need nothing but what is planned and each other: joined, they draw nothing heavy into a
 * page that uses one of them, and spare it a dozen requests.
 */
function smallParts(all: readonly BuiltChunk[], planned: ReadonlySet<string>): BuiltChunk[] {
  // What is planned already is there on nearly every page.
  const start = new Set(
    all
      .filter(({ modules }) => modules.length > 0 && modules.every((id) => planned.has(id)))
      .map(({ file }) => file),
  )
  let parts = all.filter(
    ({ isAskedFor, size, modules }) =>
      !isAskedFor && size < smallPart && !modules.some((id) => planned.has(id)),
  )
  for (let before = -1; before !== parts.length; ) {
    before = parts.length
    const known = new Set([...start, ...parts.map(({ file }) => file)])
    parts = parts.filter(({ imports }) => imports.every((file) => known.has(file)))
  }
  return parts
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
      name: (id: string) => plan.get(id) ?? textsOf(id) ?? (floating.test(id) ? 'floating' : null),
      includeDependenciesRecursively: false,
    },
  ],
})
