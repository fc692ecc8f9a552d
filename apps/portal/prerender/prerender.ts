import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuiltChunk, chunksWith, stylesOf, withImports } from '../build/built-chunks.ts'
import { earlyFilesScript, type RoutePage } from '../build/early-files.ts'
import { inlineScript } from '../build/inline-scripts.ts'
import { oldBrowserPage } from '../build/old-browser.ts'
import { noncePlaceholder } from '../csp.ts'
import { oldBrowserPath, prerenderedPaths } from '../hosting/page-paths.ts'

/** The content of `#root`, with its end tag. */
const rootContent = /<!--page-->[\s\S]*<!--\/page--><\/div>/

/** The exports of the server build, see `src/boot/prerender.tsx`. */
interface PrerenderModule {
  renderPage: (path: string, nonce: string, language: 'zh-cn' | 'en') => Promise<string>
  routePages: () => RoutePage[]
}

/**
 * Writes the shell of all pages, the finished HTML of the prerendered ones and the page for old browsers.
 * @param dist the built folder
 * @param serverModule the built `src/boot/prerender.tsx`
 */
export async function prerender(
  dist: string,
  serverModule: string,
  chunks: readonly BuiltChunk[],
): Promise<void> {
  const { renderPage, routePages } = (await import(pathToFileURL(serverModule).href)) as PrerenderModule
  const shell = readFileSync(join(dist, 'index.html'), 'utf8')
  if (!rootContent.test(shell)) throw new Error('index.html has no <!--page--> and <!--/page--> in #root.')
  const pages = routePages().map((page) => ({
    ...page,
    finished: prerenderedPaths.some((path) => path === page.pattern),
  }))
  const others = pages.filter(({ finished }) => !finished)
  const earlyFor = (of: readonly RoutePage[]) => script(earlyFilesScript(of, chunks))
  writeFileSync(join(dist, 'shell.html'), beforeProgram(shell, earlyFor(others)))
  write(join(dist, oldBrowserPath, 'index.html'), oldBrowserPage())
  for (const path of prerenderedPaths) {
    const chinese = await renderPage(path, noncePlaceholder, 'zh-cn')
    const english = await renderPage(path, noncePlaceholder, 'en')
    const { html, css } = withoutStyleAttributes(inBothLanguages(chinese, english))
    if (/<script\b/i.test(html)) throw new Error(`The finished page ${path} contains a script.`)
    const { modules, styles } = filesOf(path, chunks)
    const own = pages.filter(({ pattern }) => pattern === path)
    // A host may answer every address with the front page.
    const early = earlyFor(path === '/' ? [...own, ...others] : own)
    const head = [
      untilComplete,
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" nonce="${noncePlaceholder}">`),
      ...modules.map((file) => `<link rel="modulepreload" href="/${file}" nonce="${noncePlaceholder}">`),
      css === '' ? '' : `<style nonce="${noncePlaceholder}">${css}</style>`,
    ]
    const page = beforeProgram(shell, early)
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace(rootContent, () => html + script(inlineScript('finished-page.js'), 'finished-page'))
    write(join(dist, path, 'index.html'), page)
  }
}

/**
 * Browsers paint a finished page once they have read all of it: half a form has another layout than a whole one, so
 * its fields would move. Browsers that do not know this link paint it in parts.
 */
const untilComplete = '<link rel="expect" href="#finished-page" blocking="render">'

/**
 * The page in both languages. The English one is inert until `finished-page.js` shows it. It repeats the markup of the
 * Chinese one, so compression makes it small.
 */
const inBothLanguages = (chinese: string, english: string) =>
  `${chinese}</div><template id="page-en" data-title="Travel portal">${english}</template>`

const script = (code: string, id?: string) =>
  `<script${id ? ` id="${id}"` : ''} nonce="${noncePlaceholder}">${code}</script>`

/** An inline script waits for the style sheets before it, so it goes before the files of the program. */
function beforeProgram(page: string, tags: string): string {
  const [program] = /<script type="module"[^>]*><\/script>/.exec(page) ?? []
  if (!program) throw new Error('index.html has no script of type "module".')
  return page.replace(program, () => tags + program)
}

/** Files of a finished page beside those that the shell names. */
function filesOf(path: (typeof prerenderedPaths)[number], all: readonly BuiltChunk[]) {
  const route = path === '/' ? 'index' : path.slice(1)
  const page = chunksWith(new RegExp(`routes/${route}\\.tsx\\?tsr-split=component\\b`), all)
  const named = new Set(
    withImports(
      all.filter(({ isEntry }) => isEntry),
      all,
    ),
  )
  const added = withImports(page, all).filter((chunk) => !named.has(chunk))
  return {
    modules: added.map(({ fileName }) => fileName),
    styles: [...new Set(added.flatMap(stylesOf))],
  }
}

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/**
 * Moves style attributes into rules, because the policy allows none in markup. The id in the selector gives the rules
 * the same precedence.
 */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const rules = new Map<string, number>()
  const moved = html.replace(/ style="([^"]*)"/g, (_attribute, value: string) => {
    const declarations = decode(value)
    if (declarations === '') return ''
    if (!rules.has(declarations)) rules.set(declarations, rules.size)
    return ` data-style="${rules.get(declarations)}"`
  })
  const css = [...rules].map(([declarations, id]) => `#root [data-style="${id}"]{${declarations}}`)
  return { html: moved, css: css.join('') }
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
