// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Rules that neither types nor lint nor the check of imports can hold. Each lists its offenders.

const root = join(import.meta.dirname, '../../..')

const files = globSync('{apps,libs,e2e,tools}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) => /node_modules|dist|generated|playwright-report/.test(name),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.gen\.ts$|\/(?:node_modules|dist|generated)\/|mockServiceWorker/.test(path))

const text = (path: string) => readFileSync(join(root, path), 'utf8')
const isTest = (path: string) => /\.(?:test|e2e|fixture)\.tsx?$|\/test\/|test-setup|test-render/.test(path)
const code = files.filter((path) => !isTest(path))

const offenders = (among: readonly string[], breaks: (path: string) => boolean) => among.filter(breaks)

test('A source file has at most 300 lines, a test 500; tables and texts are free', () => {
  const limit = (path: string) => (isTest(path) ? 500 : 300)
  const free = /\/locales\/|\/seed\/(?:tables|names)|-table\.ts$|\.data\.ts$/
  const tooLong = offenders(
    files,
    (path) => !free.test(path) && text(path).split('\n').length - 1 > limit(path),
  )
  expect(tooLong).toEqual([])
})

test('No style says light-dark(): the build turns it into variables that nobody sets, and the colour is gone', () => {
  const styles = globSync('{apps,libs}/*/src/**/*.css', { cwd: root })
  expect(styles.length).toBeGreaterThan(50)
  expect(offenders(styles, (path) => text(path).includes('light-dark('))).toEqual([])
})

test('A product is named by its own folder, by products/ and by the routes of its pages alone', () => {
  const elsewhere = code.filter(
    (path) =>
      path.startsWith('apps/portal/src/') &&
      !/\/src\/(?:features\/(?:hotel|car|airport)|products|routes)\//.test(path),
  )
  const decides = [
    /(?:[!=]==|\bcase|\b(?:product|order_type|type)[:=])\s*['"](?:hotel|car|airport)['"]/,
    /['"](?:hotel|car|airport)['"]\s*(?:[!=]==|(?:,[^[\]]*)?\]\s*\.(?:includes|indexOf|some|find)\()/,
  ]
  expect(offenders(elsewhere, (path) => decides.some((way) => way.test(text(path))))).toEqual([])
})

test('Nothing but a build with a mock brings in the mock and its panel', () => {
  const portal = code.filter((path) => /^apps\/portal\/src\/(?!panel\/)/.test(path))
  const bringing = offenders(portal, (path) => /@portal\/mock-server|'\.\.\/panel\//.test(text(path)))
  expect(bringing.toSorted()).toEqual(['apps/portal/src/boot/MockPanel.tsx', 'apps/portal/src/boot/mock.ts'])
  for (const path of bringing) expect(text(path)).toMatch(/import\.meta\.env\.VITE_MOCK/)
})

test('No call goes beside the transport by a way that lint does not know', () => {
  const browser = code.filter((path) => /^(?:apps\/portal\/src|libs\/\w[\w-]*\/src)\//.test(path))
  const call = /\b(?:window|globalThis|self)\.fetch\b|new (?:EventSource|WebSocket)\b|sendBeacon\(/
  expect(offenders(browser, (path) => call.test(text(path)))).toEqual([])
})

test('Code that comes late comes with a boundary, so that losing it costs one part and not the page', () => {
  const browser = code.filter((path) => /^(?:apps\/portal|libs\/ui)\/src\//.test(path))
  const bare = offenders(browser, (path) => /\blazy\s*[<(]/.test(text(path)))
  expect(bare).toEqual(['libs/ui/src/feedback/lazy.tsx'])
})

test('Every form is a PageForm or in a FormDialog, which ask before input is lost, but for searches and signing in', () => {
  const screens = code.filter((path) => /^apps\/portal\/src\/.*\.tsx$/.test(path))
  const forms = screens.filter((path) => /<form\b/.test(text(path)))
  // A booking is kept as a draft, and a code in place of the captcha is used at once or never.
  const own = /\/(?:PageForm|BookingFrame|ListFilters|PriceRange|StayBar|LoginForm|CaptchaCode)\.tsx$/
  expect(offenders(forms, (path) => !/role="search"/.test(text(path)) && !own.test(path))).toEqual([])
  expect(screens.filter((path) => /<PageForm\b/.test(text(path))).length).toBeGreaterThan(7)
})

test('Every list that is read from the server is a ListView, and a DataTable shows rows that are there', () => {
  const tables = code.filter(
    (path) => /^apps\/portal\/src\/.*\.tsx$/.test(path) && /<DataTable\b/.test(text(path)),
  )
  const asking = /isPlaceholderData|keepPreviousData|refetch/
  expect(offenders(tables, (path) => asking.test(text(path)))).toEqual([])
})

test('Route files are the site map and no more: thirty lines at most', () => {
  const routes = files.filter((path) => path.startsWith('apps/portal/src/routes/'))
  expect(offenders(routes, (path) => text(path).split('\n').length - 1 > 30)).toEqual([])
})

test('Every built page has texts of its own in both languages', () => {
  const routes = globSync('**/*.tsx', { cwd: join(root, 'apps/portal/src/routes') })
  const built = routes.filter((route) => /features\//.test(text(`apps/portal/src/routes/${route}`)))
  const missing = built.flatMap((route) => {
    const page = route.replaceAll('\\', '/').replace(/(?:[./]\$.*)?\.tsx$/, '')
    // A page whose address has a parameter may be called by the name of its route.
    const name = /name: '([\w/-]+)'/.exec(text(`apps/portal/src/routes/${route}`))?.[1] ?? page
    return ['zh-cn', 'en']
      .map((language) => [page, name].map((called) => `libs/i18n/src/locales/${language}/pages/${called}.ts`))
      .filter((paths) => !paths.some((path) => files.includes(path)))
      .map(String)
  })
  expect(missing).toEqual([])
})

test('No file is called by what it is not about', () => {
  expect(
    offenders(
      files,
      (path) =>
        /\/(?:utils|misc|helpers|common)\.tsx?$|\/index\.tsx$/.test(path) &&
        !/\/locales\/|\/routes\//.test(path),
    ),
  ).toEqual([])
})

test('Only a doorway gathers exports of other files', () => {
  const barrel = (path: string) => /^export (?:\*|(?:type )?\{[^}]*\}) from '\./m.test(text(path))
  const doorways =
    /^libs\/[\w-]+\/src\/(?:index|contract|icons|overlays|editor|queries\/[\w-]+)\.ts$|^apps\/mock-server\/src\/(?:edge\/operation|trace\/replay)\.ts$|^e2e\/kit\.ts$/
  expect(
    offenders(code, (path) => barrel(path) && !doorways.test(path) && !/shapes\.ts$|client\.ts$/.test(path)),
  ).toEqual([])
})
