import { build, type InlineConfig, type Rolldown } from 'vite'
import { type BuiltChunk, chunksOf, chunksWith, withImports } from './built-chunks.ts'

const page = /\?tsr-split=component\b/

/** The pages that the build finishes as HTML. They load no code of other pages. */
const firstPages = /routes\/(?:index|user\/login)\.tsx\?tsr-split=component\b/

/** Parts that load by themselves after the first paint: on every page, for members, and on the front page. */
const laterParts = {
  everywhere: /boot\/Late\.tsx$|layouts\/Footer\.tsx$/,
  members: /layouts\/(?:UserLayout|MemberDropDown)\.tsx$|notification\/UnreadCount\.tsx$/,
  front: /features\/home\/(?:BelowSearch|MemberDesk|PopularCities)\.tsx$/,
}

/** Only an upgrade of React changes these modules, so browsers keep them over releases. */
const framework = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|rolldown\/runtime/

/** Texts that travel together, a file for each language: of every page, of the front page, small ones of member pages. */
const textGroups = ['zh-cn', 'en'].flatMap((language) =>
  Object.entries({
    [language]: `base/${language}|${language}/(?:common|errors|validation|site|footer)`,
    [`home-${language}`]: `${language}/(?:stay|welcome|pages/index)`,
    [`members-${language}`]: `${language}/(?:allocation|document|export|filters|voucher|wallet)`,
  }).map(([name, texts]) => ({ name, test: new RegExp(`i18n/src/(?:locales/)?(?:${texts})\\.ts$`) })),
)

/** A request costs as much as this many characters that a page loads in vain, about 2.2 kB after brotli. */
const requestCost = 8500

/** Modules that travel together, the pages and later parts that load them, and the files that they import in turn. */
interface File {
  modules: readonly string[]
  size: number
  users: ReadonlySet<string>
  needs: ReadonlySet<File>
}

/**
 * Decides which modules share a file, since the bundler's own options load more in more files (decision 14). A first build,
 * which writes nothing, finds out which page needs what.
 */
export async function planChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const plan = planOf(chunksOf(built as Rolldown.RolldownOutput))
  const groups = [{ name: (id: string) => plan.get(id) ?? null }, ...textGroups]
  return { groups, includeDependenciesRecursively: false }
}

/** File by module; the bundler splits the other modules, such as those that dialogs alone share. */
function planOf(all: readonly BuiltChunk[]): Map<string, string> {
  const users = new Map(all.map((chunk) => [chunk, new Set<string>()]))
  const use = (user: string, chunks: readonly BuiltChunk[]) => {
    for (const chunk of withImports(chunks, all)) users.get(chunk)?.add(user)
  }
  for (const chunk of chunksWith(page, all)) use(chunk.fileName, [chunk])
  for (const [part, pattern] of Object.entries(laterParts)) use(part, chunksWith(pattern, all))
  const early = ['everywhere', ...chunksWith(firstPages, all).map(({ fileName }) => fileName)]
  const start = withImports(
    all.filter(({ isEntry }) => isEntry),
    all,
  )

  const plan = new Map<string, string>()
  const put = (modules: readonly string[], file: string) => {
    for (const id of modules) if (!plan.has(id)) plan.set(id, framework.test(id) ? 'react' : file)
  }
  const files = new Map<string, File>()
  const bySharing = [...users].toSorted(
    ([a, of], [b, by]) => by.size - of.size || b.code.length - a.code.length,
  )
  for (const [chunk, own] of bySharing) {
    const modules = Object.keys(chunk.modules)
    const styles = modules.filter((id) => /\.css(?:$|\?)/.test(id))
    const earlyUsers = start.includes(chunk) ? early.length : early.filter((user) => own.has(user)).length
    const isShared = own.size > 0 && !page.test(modules.join(' '))
    // Two style sheets for what pages share: a request for each small one would cost more than unused rules.
    if (earlyUsers > 0 || own.has('front')) put(styles, 'start')
    else if (own.has('members') || (isShared && own.size > 1)) put(styles, 'styles')
    if (earlyUsers > 1) put(modules, 'start')
    else if (isShared) {
      const imported = chunk.imports.flatMap((name) => files.get(name) ?? [])
      const needs = new Set(imported.flatMap((file) => [file, ...file.needs]))
      const part = { modules, size: chunk.code.length, users: own, needs }
      files.set(chunk.fileName, joined(part, new Set(files.values()), [...early, 'members']))
    }
  }
  for (const [index, { modules }] of [...new Set(files.values())].entries()) put(modules, `shared-${index}`)
  return plan
}

/** Puts a part into the file where all users then load least, if less than before. Users in `apart` get no code of others. */
function joined(part: File, files: ReadonlySet<File>, apart: readonly string[]): File {
  // A later part of every page, or of every member's, counts as ten pages.
  const weight = (user: string) => (user === 'everywhere' || user === 'members' ? 10 : 1)
  const load = (users: ReadonlySet<string>, size: number) =>
    [...users].reduce((sum, user) => sum + weight(user), 0) * (size + requestCost)
  const added = (file: File, users: ReadonlySet<string>, size = 0) =>
    load(file.users.union(users), file.size + size) - load(file.users, file.size)
  let [best, least] = [part, load(part.users, part.size)]
  for (const file of files) {
    if (apart.some((user) => file.users.has(user) !== part.users.has(user))) continue
    const users = file.users.union(part.users)
    const needs = [...file.needs.union(part.needs)].filter((each) => each !== file)
    const more = needs.reduce((sum, each) => sum + added(each, users), added(file, part.users, part.size))
    if (more < least) [best, least] = [file, more]
  }
  if (best !== part) {
    best.modules = [...best.modules, ...part.modules]
    best.size += part.size
    best.users = best.users.union(part.users)
    best.needs = best.needs.union(part.needs)
  }
  for (const each of best.needs) each.users = each.users.union(best.users)
  return best
}
