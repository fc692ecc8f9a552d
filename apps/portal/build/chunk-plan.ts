import { build, type InlineConfig, type Rolldown } from 'vite'
import { type BuiltChunk, chunksOf, chunksWith, holds, withImports } from './built-chunks.ts'

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
    [language]: `base/${language}|locales/${language}/(?:common|errors|validation|site|footer)`,
    [`home-${language}`]: `locales/${language}/(?:stay|welcome|pages/index)`,
    [`members-${language}`]: `locales/${language}/(?:allocation|document|export|filters|voucher|wallet)`,
  }).map(([name, texts]) => ({ name, test: new RegExp(`i18n/src/(?:${texts})\\.ts$`) })),
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

/** What all users load of it. A later part of every page, or of every member's, counts as ten pages. */
function load({ size, users }: File): number {
  const everywhere = ['everywhere', 'members'].filter((part) => users.has(part)).length
  return (size + requestCost) * (users.size + 9 * everywhere)
}

/**
 * Decides which modules share a file. By itself the bundler writes a file for each set of pages and dialogs that share
 * something (108 files for the hotel list); its options for shared code count every dialog like a page, so each page
 * loads 60 to 200 kB more. A first build, which writes nothing, finds out which page needs what.
 */
export async function planChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const plan = planOf(chunksOf(built as Rolldown.RolldownOutput))
  const planned = { debugName: 'plan', name: (id: string) => plan.get(id) ?? null }
  return { groups: [planned, ...textGroups], includeDependenciesRecursively: false }
}

/** File by module; the bundler splits the other modules, such as those that dialogs alone share. */
function planOf(all: readonly BuiltChunk[]): Map<string, string> {
  const laterPart = (chunk: BuiltChunk) =>
    Object.entries(laterParts).find(([, part]) => holds(chunk, part))?.[0]
  const users = new Map(all.map((chunk) => [chunk, new Set<string>()]))
  for (const user of all.filter((chunk) => holds(chunk, page) || laterPart(chunk)))
    for (const chunk of withImports([user], all)) users.get(chunk)?.add(laterPart(user) ?? user.fileName)
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
  for (const [chunk, own] of [...users].toSorted(
    ([a, of], [b, by]) => by.size - of.size || b.code.length - a.code.length,
  )) {
    const modules = Object.keys(chunk.modules)
    const styles = modules.filter((id) => /\.css(?:$|\?)/.test(id))
    const isEarly = start.includes(chunk) || early.filter((user) => own.has(user)).length > 1
    // Two style sheets for what pages share: a request for each small one would cost more than unused rules.
    if (isEarly || [...early, 'front'].some((user) => own.has(user))) put(styles, 'start')
    else if (own.has('members') || (!chunk.isDynamicEntry && own.size > 1)) put(styles, 'styles')
    if (isEarly) put(modules, 'start')
    else if (own.size > 0 && (!chunk.isDynamicEntry || laterPart(chunk) || holds(chunk, firstPages))) {
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
  const grown = (file: File, { users }: File) => ({ ...file, users: file.users.union(users) })
  const [best] = [...files]
    .filter(({ users }) => apart.every((user) => users.has(user) === part.users.has(user)))
    .map((file) => {
      const { modules, size, users, needs } = file
      const both = {
        modules: [...modules, ...part.modules],
        size: size + part.size,
        users: users.union(part.users),
        needs: needs.union(part.needs),
      }
      const more = [...both.needs]
        .filter((each) => each !== file)
        .map((each) => load(grown(each, both)) - load(each))
      return {
        file,
        both,
        saved: load(file) + load(part) - more.reduce((sum, each) => sum + each, load(both)),
      }
    })
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
  const file = best ? Object.assign(best.file, best.both) : part
  for (const each of file.needs) Object.assign(each, grown(each, file))
  return file
}
