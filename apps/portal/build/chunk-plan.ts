import { build, type InlineConfig, type Rolldown } from 'vite'
import { type BuiltChunk, builtChunks, chunksWith, withImports } from './built-chunks.ts'
import { joinParts, type Part } from './join-parts.ts'

/** From module to the file it travels in; modules without one are split by who needs them. */
type ChunkPlan = ReadonlyMap<string, string>

/** The pages that are finished at build time, by the source of their route. */
const firstPages = {
  home: /routes\/index\.tsx\?tsr-split=component\b/,
  login: /routes\/user\/login\.tsx\?tsr-split=component\b/,
}

/** The part of the start that only an upgrade of React changes, so that it stays in caches. */
const framework = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|rolldown\/runtime/

/** Facts of the products, which nearly every page needs: in the file of the front page they would bring its form along. */
const facts = /src\/(?:trade\/product\/(?:facts|parts)|shared\/every-value)\.ts$/

/** Who beside the first pages has a limited weight. */
const limited = /^(?:hotel\/list|home of a member)$/

/** What an operator opens all day. */
const daily =
  /^(?:hotel\/(?:detail\.\$id|booking)|user\/order\/(?:list|detail\.\$id)|user\/account\/overview|(?:car|airport)\/(?:list|booking))$/

const page = /routes\/(?<name>.+)\.tsx\?tsr-split=component\b/

const icon = /icons\/Icon\w+\.mjs$/

/** Asked for at once by every page, and too little for a request of its own. */
const small = /src\/release\/(?!ReloadDialog|reload-question)[\w-]+\.ts$/

/** What every page brings along by itself, at once or after its first paint. */
const onEveryPage = /boot\/Late\.tsx$|layouts\/UserLayout\.tsx$/

/** What a member's pages bring along by themselves after their first paint; each may travel with what it needs. */
const alongside: readonly [user: string, sections: RegExp][] = [
  ['+member', /layouts\/MemberDropDown\.tsx$|notification\/UnreadCount\.tsx$/],
  ['home of a member', /features\/home\/(?:BelowSearch|MemberDesk)\.tsx$/],
]

/** Who brings it along; null for what is opened. */
const broughtBy = ({ modules }: BuiltChunk): string | null =>
  alongside.find(([, sections]) => modules.some((id) => sections.test(id)))?.[0] ?? null

/** What comes by itself after the first paint of every page. */
const late = /boot\/Late\.tsx$|layouts\/Footer\.tsx$/

/** What the front page shares with others travels alone only from this size on (characters, minified). */
const largePart = 16_000

const text = /i18n\/src\/(?:locales|base)\//

/**
 * Texts that travel together in each language: those of every page, and those of the front page. Any other page has a file
 * of its own, which no page fetches but that one.
 */
const textGroups: Readonly<Record<string, RegExp>> = {
  '': /^(?:common|errors|validation|site|footer)$/,
  'home-': /^(?:stay|welcome|pages\/index)$/,
}

/**
 * Builds once without writing, to see what really is in each page after unused code is gone, and puts that into few
 * files: what every page starts with, what the first pages have of their own and share with others, and what
 * `joinParts` finds for all other pages.
 */
export async function planChunks(config: InlineConfig): Promise<ChunkPlan> {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  return planOf(builtChunks((built as Rolldown.RolldownOutput).output))
}

/** The plan for the files of a build without one. */
function planOf(all: readonly BuiltChunk[]): ChunkPlan {
  const first = firstFiles(all)
  const modulesOf = new Map(all.map(({ file, modules }) => [file, modules]))
  const rest = namedFiles(joinParts(sharedParts(all, first), weightOf))
  return new Map([
    ...rest.flatMap(([name, group]) =>
      group.flatMap(({ file }) => (modulesOf.get(file) ?? []).map((id) => [id, name] as const)),
    ),
    ...[...first].flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])),
  ])
}

/** Share of the pages: needed by fewer of them, what login shares with them travels with login. */
const fewest = 0.1

/** The start and the first pages, whose weight is limited; null for what is worth a request of its own. */
function firstFiles(all: readonly BuiltChunk[]): Map<string, string | null> {
  const modulesFrom = (chunks: readonly BuiltChunk[]) =>
    new Set(withImports(chunks, all).flatMap(({ modules }) => modules))
  const start = modulesFrom(all.filter(({ isEntry }) => isEntry))
  const home = modulesFrom(chunksWith(firstPages.home, all))
  const login = modulesFrom(chunksWith(firstPages.login, all))
  const others = all.filter(
    (chunk) => !chunk.modules.some((id) => Object.values(firstPages).some((path) => path.test(id))),
  )
  const modulesOf = new Map(all.map(({ file, modules }) => [file, modules]))
  const elsewhere = new Set(
    others.flatMap(({ imports }) => [...imports]).flatMap((file) => modulesOf.get(file) ?? []),
  )
  const large = new Set(
    all
      .filter(({ isAskedFor, size }) => !isAskedFor && size >= largePart)
      .flatMap(({ modules }) => [...modules]),
  )
  const afterwards = modulesFrom(chunksWith(late, all))
  const pages = others.filter((chunk) => chunk.modules.some((id) => page.test(id)) || broughtBy(chunk))
  const needs = needsOf(pages, all)
  const isCommon = (id: string) => {
    const users = needs.get(id) ?? []
    return users.some((user) => weightOf(user) > 4) || users.length >= fewest * pages.length
  }
  const fileOf = (id: string): string | null => {
    if (facts.test(id) || small.test(id)) return 'start'
    if (start.has(id)) return framework.test(id) ? 'react' : 'start'
    // Little enough that a file of its own would cost more.
    if ([login, home, afterwards].filter((each) => each.has(id)).length > 1) return 'start'
    if (home.has(id)) return large.has(id) && elsewhere.has(id) ? null : 'home'
    // What dialogs alone share with it is there before one is opened.
    if (!login.has(id)) return !needs.has(id) ? 'late' : icon.test(id) ? 'start' : 'late-shared'
    return isCommon(id) ? 'login-shared' : 'login'
  }
  const release = modulesFrom(chunksWith(/release\/watch-release\.ts$/, all))
  return new Map([...start, ...home, ...login, ...afterwards, ...release].map((id) => [id, fileOf(id)]))
}

/** Which of these pages need a module at once, by the name of their route. */
function needsOf(pages: readonly BuiltChunk[], all: readonly BuiltChunk[]): ReadonlyMap<string, string[]> {
  const needs = new Map<string, string[]>()
  for (const each of pages) {
    for (const id of new Set(withImports([each], all).flatMap(({ modules }) => modules)))
      needs.set(id, [...(needs.get(id) ?? []), userOf(each)])
  }
  return needs
}

/** What several of the others need and the first pages do not have. */
function sharedParts(all: readonly BuiltChunk[], first: ReadonlyMap<string, unknown>): Part[] {
  const shared = all.filter(
    (chunk) =>
      (!chunk.isAskedFor || broughtBy(chunk) !== null) &&
      !chunk.modules.some((id) => first.has(id) || text.test(id)),
  )
  const names = new Set(shared.map(({ file }) => file))
  const opened = all
    .filter(({ isAskedFor, modules }) => isAskedFor && !modules.some((id) => text.test(id)))
    .map((chunk) => ({ user: userOf(chunk), needs: new Set(withImports([chunk], all)) }))
  return shared.flatMap((chunk) => {
    const users = new Set(opened.filter(({ needs }) => needs.has(chunk)).map(({ user }) => user))
    if (users.size === 0) return []
    return [{ ...chunk, users, imports: chunk.imports.filter((file) => names.has(file)) }]
  })
}

/** Pages by the name of their route, what every page brings along as `+`, all else by its file. */
function userOf(chunk: BuiltChunk): string {
  const { file, modules } = chunk
  const [name] = modules.flatMap((id) => page.exec(id)?.groups?.['name'] ?? [])
  return name ?? broughtBy(chunk) ?? (modules.some((id) => onEveryPage.test(id)) ? `+${file}` : file)
}

/** What comes with every page counts as several; what is opened on a page may take its time. */
function weightOf(user: string): number {
  if (user.startsWith('+') || limited.test(user)) return 8
  if (daily.test(user)) return 4
  return user.startsWith('assets/') ? 0.25 : 1
}

/** Each file is called after its largest part. */
function namedFiles(groups: readonly (readonly Part[])[]): [name: string, group: readonly Part[]][] {
  const taken = new Set(['react', 'start', 'home', 'login', 'login-shared', 'late', 'late-shared'])
  return groups.map((group) => {
    const [largest] = group.toSorted((a, b) => b.size - a.size)
    const name = /^assets\/(.+?)(?:\.\w+)?-[\w-]{8}\.js$/.exec(largest?.file ?? '')?.[1] ?? 'shared'
    const free = taken.has(name) ? `${name}-${taken.size}` : name
    taken.add(free)
    return [free, group]
  })
}

/** The file in which a text travels; null for those that travel alone. */
function textsOf(id: string): string | null {
  const { language, name, base } =
    /i18n\/src\/(?:locales\/(?<language>[\w-]+)\/(?<name>.+)|base\/(?<base>[\w-]+))\.ts$/.exec(id)?.groups ??
    {}
  if (base !== undefined) return base
  const [group] = Object.entries(textGroups).find(([, names]) => names.test(name ?? '')) ?? []
  return group === undefined ? null : `${group}${language}`
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
