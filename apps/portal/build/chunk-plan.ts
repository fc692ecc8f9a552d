import { build, type InlineConfig, type Rolldown } from 'vite'
import { type BuiltChunk, builtChunks, holds, withImports } from './built-chunks.ts'

const page = /\?tsr-split=component\b/

/** The pages that the build finishes as HTML. They load no code of other pages. */
const firstPages = /routes\/(?:index|user\/login)\.tsx\?tsr-split=component\b/

/** Parts that load by themselves after the first paint: on every page, for members, and two on the front page. */
const laterParts = {
  everywhere: /boot\/Late\.tsx$|layouts\/Footer\.tsx$/,
  members: /layouts\/(?:UserLayout|MemberDropDown)\.tsx$|notification\/UnreadCount\.tsx$/,
  front: /features\/home\/(?:BelowSearch|MemberDesk)\.tsx$/,
  cities: /features\/home\/PopularCities\.tsx$/,
}

/** The program requests this at once. */
const atOnce = /release\/watch-release\.ts$/

/** Only an upgrade of React changes these modules, so browsers keep them over releases. */
const framework = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|rolldown\/runtime/

/** Texts that travel together, a file for each language: of every page, of the front page, small ones of member pages. */
const textGroups = ['zh-cn', 'en'].flatMap((language) =>
  Object.entries({
    [language]: `base/${language}|locales/${language}/(?:common|errors|validation|site|footer)`,
    [`home-${language}`]: `locales/${language}/(?:stay|welcome|pages/index)`,
    [`members-${language}`]: `locales/${language}/(?:allocation|document|export|filters|voucher|wallet)`,
  }).map(([name, texts]) => ({ name, test: new RegExp(`i18n/src/(?:${texts})\\.ts$`) })),
)

/** A request costs as much as this many characters that a page loads in vain, about 2.2 kB after brotli. */
const requestCost = 8500

/** A later part of every page, or of every member's, counts as ten pages. */
const countOf = (users: ReadonlySet<string>): number =>
  users.size + 9 * ['everywhere', 'members'].filter((part) => users.has(part)).length

/** Modules that travel together. */
interface File {
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
    Object.entries(laterParts).find(([, part]) => holds(chunk, part))?.[0]
  const users = new Map(all.map(({ file }) => [file, new Set<string>()]))
  for (const chunk of all.filter((each) => holds(each, page) || laterPart(each)))
    for (const { file } of withImports([chunk], all)) users.get(file)?.add(laterPart(chunk) ?? chunk.file)
  const usersOf = ({ file }: BuiltChunk) => users.get(file) ?? new Set()
  const early = ['everywhere', ...all.filter((chunk) => holds(chunk, firstPages)).map(({ file }) => file)]
  const atStart = all.filter((chunk) => chunk.isEntry || holds(chunk, atOnce))
  const start = new Set(withImports(atStart, all))

  const plan = new Map<string, string>()
  const put = (modules: Iterable<string>, file: string) => {
    for (const id of modules) if (!plan.has(id)) plan.set(id, framework.test(id) ? 'react' : file)
  }
  const files = new Map<string, File>()
  for (const chunk of all.toSorted((a, b) => usersOf(b).size - usersOf(a).size || b.size - a.size)) {
    const { file, modules, imports, size, isDynamicEntry } = chunk
    const own = usersOf(chunk)
    const styles = [...modules.keys()].filter((id) => /\.css(?:$|\?)/.test(id))
    // Two style sheets for what pages share: a request for each small one would cost more than unused rules.
    if (start.has(chunk) || [...early, 'front', 'cities'].some((user) => own.has(user))) put(styles, 'start')
    else if (own.has('members') || (!isDynamicEntry && own.size > 1)) put(styles, 'styles')
    if (start.has(chunk) || early.filter((user) => own.has(user)).length > 1) put(modules.keys(), 'start')
    else if (own.size > 0 && (!isDynamicEntry || laterPart(chunk) || holds(chunk, firstPages))) {
      const imported = imports.flatMap((name) => files.get(name) ?? [])
      const needs = new Set(imported.flatMap((each) => [each, ...each.needs]))
      const part = { modules: [...modules.keys()], size, users: own, needs }
      files.set(file, joined(part, [...new Set(files.values())], [...early, 'members']))
    }
  }
  for (const [index, { modules }] of [...new Set(files.values())].entries()) put(modules, `shared-${index}`)
  return plan
}

/**
 * Puts a part into the file where that saves the most, if anything: a request for each user of both, less what users of
 * one load in vain. Users named in `apart` load no file that others have filled up.
 */
function joined(part: File, files: readonly File[], apart: readonly string[]): File {
  const savedIn = (file: File) => {
    const { size, users, needs } = file
    const grown = [...needs.union(part.needs)].filter((each) => each !== file)
    const inVain = grown.reduce(
      (sum, each) =>
        sum + (each.size + requestCost) * countOf(users.union(part.users).difference(each.users)),
      part.size * countOf(users.difference(part.users)) + size * countOf(part.users.difference(users)),
    )
    return requestCost * countOf(users.intersection(part.users)) - inVain
  }
  const [best] = files
    .filter(({ users }) => apart.every((user) => users.has(user) === part.users.has(user)))
    .map((file) => ({ file, saved: savedIn(file) }))
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
  return file
}
