// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The rules of the architecture page that can be read off the files, executed. Each lists its offenders.

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

/** Paths that a file imports, statically or later. */
const importsOf = (path: string) =>
  [...text(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((hit) => hit[1] ?? '')

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

test('No feature imports another feature', () => {
  const crossing = code.flatMap((path) => {
    const own = /^apps\/portal\/src\/features\/([^/]+)\//.exec(path)?.[1]
    if (own === undefined) return []
    const foreign = importsOf(path).filter((target) => {
      const resolved = join(path, '..', target).replaceAll('\\', '/')
      return (
        target.startsWith('.') && /\/features\//.test(resolved) && !resolved.includes(`/features/${own}/`)
      )
    })
    return foreign.map((target) => `${path} imports ${target}`)
  })
  expect(crossing).toEqual([])
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

test('Generated code is imported by its own library alone', () => {
  const isForeign = (path: string, target: string) =>
    target.includes('/generated/') && !(/^libs\/(?:api-client|ui)\//.test(path) && /^\.\.?\//.test(target))
  const others = files.filter((path) => !path.startsWith('tools/'))
  expect(offenders(others, (path) => importsOf(path).some((target) => isForeign(path, target)))).toEqual([])
})

test('The mock libraries stay in the mock, and its store in the world', () => {
  const outside = code.filter(
    (path) => !/^apps\/mock-server\/|^apps\/portal\/build\/mock-worker\.ts$/.test(path),
  )
  const mocks = /^(?:msw|@faker-js\/|@mswjs\/)/
  expect(offenders(outside, (path) => importsOf(path).some((target) => mocks.test(target)))).toEqual([])
  const notWorld = code.filter((path) => !path.startsWith('apps/mock-server/src/world/'))
  expect(
    offenders(notWorld, (path) => importsOf(path).some((target) => target.startsWith('@mswjs/data'))),
  ).toEqual([])
})

test('The portal reaches the mock by one dynamic import of the boot, and by the panel', () => {
  const panel = 'apps/portal/src/panel/'
  const portal = code.filter((path) => path.startsWith('apps/portal/src/') && !path.startsWith(panel))
  const reaching = offenders(portal, (path) => /@portal\/mock-server/.test(text(path)))
  expect(reaching).toEqual(['apps/portal/src/boot/mock.ts'])
  expect(text('apps/portal/src/boot/mock.ts')).toMatch(/await import\('@portal\/mock-server\/browser'\)/)
  // Nothing but a build with a mock may bring it in.
  const opening = offenders(portal, (path) => importsOf(path).some((target) => target.includes('/panel/')))
  expect(opening.toSorted()).toEqual(['apps/portal/src/boot/MockPanel.tsx', 'apps/portal/src/boot/mock.ts'])
  for (const path of opening) {
    expect(text(path)).toMatch(/import\.meta\.env\.VITE_MOCK/)
    expect(text(path)).not.toMatch(/from '\.\.\/panel/)
  }
})

test('Calls go through the transport; only the files of the build are read beside it', () => {
  const browser = code.filter((path) => /^(?:apps\/portal\/src|libs\/\w[\w-]*\/src)\//.test(path))
  const call =
    /(?<![\w.])fetch\(|\b(?:window|globalThis|self)\.fetch\b|new (?:XMLHttpRequest|EventSource|WebSocket)\b|sendBeacon\(/
  expect(offenders(browser, (path) => call.test(text(path))).sort()).toEqual([
    'apps/portal/src/release/build-files.ts',
    'libs/api-client/src/transport/request.ts',
    // Only an XMLHttpRequest says how much of a file has been sent.
    'libs/api-client/src/transport/send-file.ts',
  ])
})

test('Code that comes late comes with a boundary, so that losing it costs one part and not the page', () => {
  const browser = code.filter((path) => /^(?:apps\/portal|libs\/ui)\/src\//.test(path))
  const bare = offenders(browser, (path) => /\blazy\s*[<(]/.test(text(path)))
  expect(bare).toEqual(['libs/ui/src/feedback/late.tsx'])
})

test('Every form is a PageForm or in a FormDialog, which ask before input is lost, but for searches and signing in', () => {
  const screens = code.filter((path) => /^apps\/portal\/src\/.*\.tsx$/.test(path))
  const forms = screens.filter((path) => /<form\b/.test(text(path)))
  // A booking is kept as a draft.
  const own = /\/(?:PageForm|BookingFrame|ListFilters|PriceRange|StayBar|LoginForm)\.tsx$/
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

test('The business of the mock knows no clock, no chance, no store and no transport', () => {
  const domain = code.filter((path) => path.startsWith('apps/mock-server/src/domain/'))
  const impure =
    /Date\.now|new Date\(\)|Math\.random|crypto\.|performance\.now|(?<![\w.])fetch\(|node:(?:http|fs|net)/
  expect(offenders(domain, (path) => impure.test(text(path)))).toEqual([])
  const reaching = /\/(?:world|operations|edge)\/|^(?:msw|@mswjs|@faker-js)/
  expect(offenders(domain, (path) => importsOf(path).some((target) => reaching.test(target)))).toEqual([])
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
    /^libs\/[\w-]+\/src\/(?:index|contract|icons|overlays|editor|queries\/[\w-]+)\.ts$|^apps\/mock-server\/src\/edge\/operation\.ts$/
  expect(
    offenders(code, (path) => barrel(path) && !doorways.test(path) && !/shapes\.ts$|client\.ts$/.test(path)),
  ).toEqual([])
})
