import { build, type InlineConfig, type Rolldown } from 'vite'
import { type BuiltChunk, builtChunks, chunksWith, holds, withImports } from './built-chunks.ts'

/** The pages that the build finishes as HTML. They load no code of other pages. */
const firstPages = /routes\/(?:index|user\/login)\.tsx\?tsr-split=component\b/

/** The program requests this at once. */
const atOnce = /release\/watch-release\.ts$/

const page = /\?tsr-split=component\b/

/** Parts that load by themselves after the first paint. */
const laterParts = {
  everywhere: /boot\/Late\.tsx$|layouts\/Footer\.tsx$/,
  forMembers: /layouts\/(?:UserLayout|MemberDropDown)\.tsx$|notification\/UnreadCount\.tsx$/,
  onFrontPage: /features\/home\/(?:BelowSearch|MemberDesk)\.tsx$/,
  cities: /features\/home\/PopularCities\.tsx$/,
}

/** Only an upgrade of React changes these modules, so browsers keep them over releases. */
const framework = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|rolldown\/runtime/

/** A file for each language with the texts of every page, another for the front page. Other texts have files of their own. */
const textGroups = ['zh-cn', 'en'].flatMap((language) => {
  const texts = (names: string) => new RegExp(`i18n/src/(?:${names})\\.ts$`)
  return [
    {
      name: language,
      test: texts(`base/${language}|locales/${language}/(?:common|errors|validation|site|footer)`),
    },
    { name: `home-${language}`, test: texts(`locales/${language}/(?:stay|welcome|pages/index)`) },
  ]
})

/** A request costs as much as this many characters that a page loads in vain, about 2.4 kB after brotli. */
const requestCost = 9000

/** Modules that travel together. */
interface File {
  name: string
  modules: readonly string[]
  size: number
  /** Pages and later parts that load it. */
  users: ReadonlySet<string>
  /** Files that it imports, and what these import. */
  needs: ReadonlySet<File>
}

/**
 * Decides which modules share a file. By itself the bundler writes a file for each set of pages and dialogs that share
 * something (108 files for the hotel list); its options for shared code count every dialog like a page, so each page
 * loads 60 to 200 kB more. A first build, which writes nothing, finds out which page needs what.
 */
export async function planChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const plan = planOf(builtChunks((built as Rolldown.RolldownOutput).output))
  const planned = { debugName: 'plan', name: (id: string) => plan.get(id) ?? null }
  return { groups: [planned, ...textGroups], includeDependenciesRecursively: false }
}

/** File by module; the bundler splits the other modules, such as those that dialogs alone share. */
function planOf(all: readonly BuiltChunk[]): Map<string, string> {
  const laterPart = (chunk: BuiltChunk) =>
    Object.entries(laterParts).find(([, pattern]) => holds(chunk, pattern))?.[0]
  const userOf = (chunk: BuiltChunk) => laterPart(chunk) ?? chunk.file
  const start = new Set(
    withImports(
      all.filter((chunk) => chunk.isEntry || holds(chunk, atOnce)),
      all,
    ),
  )
  const early = [...chunksWith(firstPages, all).map(userOf), 'everywhere']
  const apart = [...early, 'onFrontPage', 'cities']
  const users = new Map(all.map(({ file }) => [file, new Set<string>()]))
  for (const user of all.filter((chunk) => holds(chunk, page) || laterPart(chunk)))
    for (const { file } of withImports([user], all)) users.get(file)?.add(userOf(user))
  const usersOf = ({ file }: BuiltChunk) => users.get(file) ?? new Set()

  const plan = new Map<string, string>()
  const put = (modules: Iterable<string>, file: string) => {
    for (const id of modules) if (!plan.has(id)) plan.set(id, framework.test(id) ? 'react' : file)
  }
  const shared: BuiltChunk[] = []
  for (const chunk of all) {
    const needing = usersOf(chunk)
    const neededEarly = early.filter((user) => needing.has(user)).length
    const styles = [...chunk.modules.keys()].filter((id) => /\.css(?:$|\?)/.test(id))
    // Two style sheets for what pages share: a request for each small one would cost more than unused rules.
    if (start.has(chunk) || apart.some((user) => needing.has(user))) put(styles, 'start')
    else if (!chunk.isDynamicEntry && needing.size > 1) put(styles, 'styles')
    if (start.has(chunk) || neededEarly > 1) put(chunk.modules.keys(), 'start')
    else if (needing.size > 0 && (!chunk.isDynamicEntry || laterPart(chunk) || holds(chunk, firstPages)))
      shared.push(chunk)
  }
  // Parts of members fill up no file of pages either: visitors would load them in vain.
  const files = joined(shared, usersOf, [...early, 'forMembers'])
  for (const [index, { name, modules }] of files.entries()) put(modules, `${name}-${index}`)
  return plan
}

/**
 * Puts each chunk into the file where it saves the most, if anything, those with most users first. Users named in
 * `apart` load no file that others have filled up.
 */
function joined(
  chunks: readonly BuiltChunk[],
  usersOf: (chunk: BuiltChunk) => ReadonlySet<string>,
  apart: readonly string[],
): File[] {
  const files = new Map<string, File>()
  for (const chunk of chunks.toSorted((a, b) => usersOf(b).size - usersOf(a).size || b.size - a.size)) {
    const imported = chunk.imports.flatMap((name) => files.get(name) ?? [])
    const part: File = {
      name: chunk.file.replace(/^assets\/|(?:\.layer)?-[\w-]{8}\.js$/g, ''),
      modules: [...chunk.modules.keys()],
      size: chunk.size,
      users: usersOf(chunk),
      needs: new Set(imported.flatMap((file) => [file, ...file.needs])),
    }
    const [best] = [...new Set(files.values())]
      .filter(({ users }) => apart.every((user) => users.has(user) === part.users.has(user)))
      .map((file) => ({ file, saved: savedBy(file, part) }))
      .filter(({ saved }) => saved > 0)
      .toSorted((a, b) => b.saved - a.saved)
    const file = best?.file ?? part
    if (best) {
      file.modules = [...file.modules, ...part.modules]
      file.size += part.size
      file.users = file.users.union(part.users)
      file.needs = file.needs.union(part.needs)
    }
    for (const each of file.needs) each.users = each.users.union(file.users)
    files.set(chunk.file, file)
  }
  return [...new Set(files.values())]
}

/** A request for each user of both, less what users of one of them load in vain. */
function savedBy(one: File, other: File): number {
  const inVain = (users: ReadonlySet<string>, { size, needs }: File) =>
    [...users]
      .flatMap((user) => [...needs].filter((file) => !file.users.has(user)))
      .reduce((sum, file) => sum + file.size + requestCost, size * users.size)
  return (
    requestCost * one.users.intersection(other.users).size -
    inVain(one.users.difference(other.users), other) -
    inVain(other.users.difference(one.users), one)
  )
}
