import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltChunk } from '../build/built-chunks.ts'
import { earlyFilesScript, type RoutePage } from '../build/early-files.ts'
import { finishedPageScript } from '../build/finished-page.ts'
import { oldBrowserPage } from '../build/old-browser.ts'
import { noncePlaceholder } from '../csp.ts'
import { filesOf, oldBrowserPath, prerenderedPaths } from './pages.ts'
import { withoutStyleAttributes } from './style-attributes.ts'

/** What stands in `#root`, with its end. */
const placeOfPage = /<!--page-->[\s\S]*<!--\/page--><\/div>/

/** What the server part of the build offers. */
interface PrerenderModule {
  renderPage: (path: string, nonce: string, language: 'zh-cn' | 'en') => Promise<string>
  routePages: () => RoutePage[]
}

/**
 * Writes the shell of all pages and the finished HTML of the prerendered ones into the built folder.
 */
export async function prerender(
  dist: string,
  serverModule: string,
  chunks: readonly BuiltChunk[],
): Promise<void> {
  const { renderPage, routePages } = (await import(pathToFileURL(serverModule).href)) as PrerenderModule
  const shell = readFileSync(join(dist, 'index.html'), 'utf8')
  if (!placeOfPage.test(shell)) throw new Error('index.html has lost the place of the page.')
  const pages = routePages().map((page) => ({
    ...page,
    finished: prerenderedPaths.some((path) => path === page.pattern),
  }))
  const others = pages.filter(({ finished }) => !finished)
  const earlyFor = (of: readonly RoutePage[]) => script(earlyFilesScript(of, chunks))
  writeFileSync(join(dist, 'shell.html'), beforeFiles(shell, earlyFor(others)))
  write(join(dist, oldBrowserPath, 'index.html'), oldBrowserPage())
  for (const path of prerenderedPaths) {
    const chinese = await renderPage(path, noncePlaceholder, 'zh-cn')
    const english = await renderPage(path, noncePlaceholder, 'en')
    const { html, css } = withoutStyleAttributes(inBothLanguages(chinese, english))
    if (/<script\b/i.test(html)) throw new Error(`The finished page ${path} carries a script.`)
    const { modules, styles } = filesOf(path, chunks)
    const own = pages.filter(({ pattern }) => pattern === path)
    // A host may answer every address with the first page.
    const early = earlyFor(path === '/' ? [...own, ...others] : own)
    const head = [
      untilComplete,
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" nonce="${noncePlaceholder}">`),
      ...modules.map(preload),
      css === '' ? '' : `<style nonce="${noncePlaceholder}">${css}</style>`,
    ]
    const page = withHead(beforeFiles(shell, early), head).replace(
      placeOfPage,
      () => html + script(finishedPageScript(), 'finished-page'),
    )
    write(join(dist, path, 'index.html'), page)
  }
}

/**
 * A finished page is painted when all of it has been read: half a form is laid out otherwise than a whole one, so its
 * fields would move. Browsers that do not know this paint it in parts.
 */
const untilComplete = '<link rel="expect" href="#finished-page" blocking="render">'

/**
 * The page in both languages. The English one is inert until the script behind it shows it; it repeats the markup of the
 * other, so that it costs little of what is sent.
 */
const inBothLanguages = (chinese: string, english: string) =>
  `${chinese}</div><template id="page-en" data-title="Travel portal">${english}</template>`

const script = (code: string, id?: string) =>
  `<script${id ? ` id="${id}"` : ''} nonce="${noncePlaceholder}">${code}</script>`

const preload = (file: string) => `<link rel="modulepreload" href="/${file}" nonce="${noncePlaceholder}">`

const withHead = (page: string, tags: readonly string[]) =>
  page.replace('</head>', () => `${tags.join('')}</head>`)

/** An inline script waits for the style sheets before it, so the early script comes before the files of the program. */
function beforeFiles(page: string, tags: string): string {
  const [program] = /<script type="module"[^>]*><\/script>/.exec(page) ?? []
  if (!program) throw new Error('index.html has lost its program.')
  return page.replace(program, () => tags + program)
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
