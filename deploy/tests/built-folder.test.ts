import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir, hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { noncePlaceholder, originPlaceholder } from '../../apps/portal/csp.ts'
import { kindOf } from '../../apps/portal/hosting/rules.ts'
import { fileList } from '../../apps/portal/prerender/file-list.ts'

/** What `npm run build` has made, and what would be published. */
const root = join(import.meta.dirname, '../..')
const built = join(root, 'apps/portal/dist/client')

const files = existsSync(built)
  ? readdirSync(built, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => statSync(join(built, name)).isFile())
  : []
const texts = files.filter((name) => !/\.(?:br|gz|png)$/.test(name))
const text = (name: string) => readFileSync(join(built, name), 'utf8')

/** The files in which something of this kind stands, with what stands there. */
const found = (pattern: RegExp, among: readonly string[] = texts) =>
  among.flatMap((name) => {
    const [hit] = pattern.exec(text(name)) ?? []
    return hit === undefined ? [] : [`${name}: ${hit}`]
  })

const scripts = texts.filter((name) => /\.(?:js|html)$/.test(name))
const licences = 'licences.txt'

test('There is a build to judge', () => {
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'shell.html', 'builds/latest.json', 'robots.txt']),
  )
  expect(scripts.length).toBeGreaterThan(100)
})

test('It holds the kinds of files that a portal is made of, and no others', () => {
  const known =
    /^assets\/[\w.-]+-[\w-]{8,}\.(?:js|css|svg|png)(?:\.br|\.gz)?$|^(?:index|shell|user\/login\/index|old-browser\/index)\.html$|^(?:user\/login\/)?_payload\.json$|^builds\/(?:latest|meta\/[0-9a-f]{16})\.json(?:\.br|\.gz)?$|^(?:favicon\.svg|icon-\d+\.png|share\.png|robots\.txt|licences\.txt|site\.webmanifest)$|^\.host\/(?:rules\.conf|packages\.json|files)$/
  expect(files.filter((name) => !known.test(name))).toEqual([])
})

test('It lists each of its files as it is, and no other', () => {
  const listed = text(fileList)
  const lines = files
    .filter((name) => name !== fileList)
    .toSorted()
    .map((name) => {
      const content = readFileSync(join(built, name))
      return `${createHash('sha256').update(content).digest('hex')} ${content.length} ${name}\n`
    })
  expect(listed).toBe(lines.join(''))
})

test('The mock, its libraries and its invented people stay outside', () => {
  // What names the contents of a file may spell anything.
  const names = files.map((name) => name.replace(/-[\w-]{8}(?=\.\w+)/, ''))
  expect(names.filter((name) => /mock|msw|faker/i.test(name))).toEqual([])
  expect(
    found(
      /mockServiceWorker|@faker-js|@mswjs|mock-server|\bsetupWorker\b|goldenland|Travel2026|__mock\b/,
      scripts,
    ),
  ).toEqual([])
})

test('No source map is there, and none is named', () => {
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  expect(found(/[#@] ?source(?:Mapping)?URL=/)).toEqual([])
})

test('Beside it, where nobody publishes them, stand the maps of all its scripts but the one of the bundler itself', () => {
  const maps = readdirSync(join(root, 'apps/portal/dist/source-maps')).toSorted()
  const built = files.flatMap((name) => /^assets\/((?!rolldown-runtime).+\.js)$/.exec(name)?.[1] ?? [])
  expect(maps).toEqual(built.map((name) => `${name}.map`).toSorted())
})

test('No code for developers is there: no reload, no test, no debugger, no development build of React', () => {
  expect(
    found(
      /@vite\/client|import\.meta\.hot|\$RefreshReg|@react-refresh|\bdebugger\b|\bvitest\b|react-dom[.-]client\.development|You are running React in development|TanStackRouterDevtools|ReactQueryDevtools/,
      scripts,
    ),
  ).toEqual([])
})

test('No path, no name and no address of the machine that built it is there', () => {
  const own = [root, homedir(), tmpdir() + '/', hostname()]
    .filter((name) => name.length > 4)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  expect(found(new RegExp(own.join('|')))).toEqual([])
  expect(
    found(
      /(?:file:\/\/\/?[A-Za-z]|\/(?:home|Users|root|work|builds?)\/[\w.-]+\/(?:[\w.-]+\/)+[\w.-]+\.[jt]sx?)/,
      texts.filter((name) => name !== licences),
    ),
  ).toEqual([])
  expect(
    found(/https?:\/\/(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d|https?:\/\/127\.0\.0\.1:\d/, scripts),
  ).toEqual([])
})

test('No secret is there', () => {
  expect(
    found(
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\bnpm_[A-Za-z0-9]{36}|\beyJ[\w-]{20,}\.eyJ/,
    ),
  ).toEqual([])
})

test('Every script and style in a page waits for a nonce, and every file that it names is there', () => {
  for (const name of ['shell.html', 'index.html', 'user/login/index.html']) {
    const page = text(name)
    const tags = [...page.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag)
    expect([name, tags.filter((tag) => !tag.includes(`nonce="${noncePlaceholder}"`))]).toEqual([name, []])
    const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].flatMap(([, path = '']) =>
      kindOf(`/${path}`) === 'page' ? [] : [path],
    )
    expect(named.length).toBeGreaterThan(3)
    expect([name, named.filter((path) => !files.includes(path))]).toEqual([name, []])
    expect(page).not.toMatch(/ style="| on[a-z]+="|javascript:/i)
    expect(page).toContain('{"apiUrl":"",')
    expect(page).toContain(`${originPlaceholder}/share.png`)
  }
})

test('Every page leads browsers that are too old to the page in words, before anything else runs, and that one needs no script', () => {
  for (const name of ['shell.html', 'index.html', 'user/login/index.html']) {
    const [, first = ''] = /<script\b[^>]*>([^<]*)/.exec(text(name)) ?? []
    expect([name, first]).toEqual([name, expect.stringContaining('/old-browser')])
    expect(text(name)).toContain('<noscript>')
  }
  expect(text('old-browser/index.html')).not.toMatch(/<script/)
})

test('No script uses what is newer than the oldest browsers that the documents name', () => {
  const newer =
    /\bPromise\.try\(|\bRegExp\.escape\(|\bArray\.fromAsync\(|\bIterator\.(?:from|concat)\(|\bUint8Array\.from(?:Hex|Base64)\(|\bIntl\.DurationFormat\b|\bMath\.sumPrecise\(|\bError\.isError\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray|reduce|take|drop)\(/
  expect(found(newer, scripts)).toEqual([])
})

test('What is packed says the same as what is not', () => {
  const packed = files.filter((name) => /\.(?:br|gz)$/.test(name))
  expect(packed.length).toBeGreaterThan(200)
  const wrong = packed.filter((name) => {
    const content = readFileSync(join(built, name))
    const unpacked = name.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content)
    return !unpacked.equals(readFileSync(join(built, name.replace(/\.\w+$/, ''))))
  })
  expect(wrong).toEqual([])
})

/** Licences that allow a product to be sold, and ask for no more than their notice. */
const allowed = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR Apache-2.0)',
  'MIT OR Apache-2.0',
])

test('Every package in it has a licence that allows this, and its notice is passed on', () => {
  const packages = JSON.parse(text('.host/packages.json')) as {
    name: string
    version: string
    licence: string
  }[]
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@mantine/core']),
  )
  expect(packages.filter(({ licence }) => !allowed.has(licence))).toEqual([])
  const notices = text(licences)
  expect(packages.filter(({ name, version }) => !notices.includes(`${name} ${version} (`))).toEqual([])
})

test('The manifest names icons that are there', () => {
  const { icons, start_url } = JSON.parse(text('site.webmanifest')) as {
    icons: { src: string }[]
    start_url: string
  }
  expect(icons.map(({ src }) => src.slice(1)).filter((name) => !files.includes(name))).toEqual([])
  expect(start_url).toBe('/')
})
