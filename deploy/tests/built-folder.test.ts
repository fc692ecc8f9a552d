import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir, hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { noncePlaceholder, originPlaceholder } from '../../apps/portal/csp.ts'
import { kindOf } from '../../apps/portal/hosting/rules.ts'
import { fileList } from '../../apps/portal/prerender/release-files.ts'

/** The folder that `npm run build` makes and deploy/portal publishes. */
const root = join(import.meta.dirname, '../..')
const built = join(root, 'apps/portal/dist/client')

const files = existsSync(built)
  ? readdirSync(built, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => statSync(join(built, name)).isFile())
  : []
const texts = files.filter((name) => !/\.(?:br|gz|png)$/.test(name))
const text = (name: string) => readFileSync(join(built, name), 'utf8')

/** The files that contain a match, with the match. */
const found = (pattern: RegExp, among: readonly string[] = texts) =>
  among.flatMap((name) => {
    const [hit] = pattern.exec(text(name)) ?? []
    return hit === undefined ? [] : [`${name}: ${hit}`]
  })

const scripts = texts.filter((name) => /\.(?:js|html)$/.test(name))
const licences = 'licences.txt'

test('There is a build', () => {
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'shell.html', 'builds/latest.json', 'robots.txt']),
  )
  expect(scripts.length).toBeGreaterThan(100)
})

test('It has only the expected kinds of files', () => {
  const known =
    /^assets\/[\w.-]+-[\w-]{8,}\.(?:js|css|svg|png)(?:\.br|\.gz)?$|^(?:index|shell|user\/login\/index|old-browser\/index)\.html$|^(?:user\/login\/)?_payload\.json$|^builds\/(?:latest|meta\/[0-9a-f]{16})\.json(?:\.br|\.gz)?$|^(?:favicon\.svg|icon-\d+\.png|share\.png|robots\.txt|licences\.txt|site\.webmanifest)$|^\.host\/(?:rules\.conf|packages\.json|files)$/
  expect(files.filter((name) => !known.test(name))).toEqual([])
})

test('Its list has exactly its files with their hashes', () => {
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

test('It contains nothing of the mock, its libraries and its invented people', () => {
  // Hashes may spell anything.
  const names = files.map((name) => name.replace(/-[\w-]{8}(?=\.\w+)/, ''))
  expect(names.filter((name) => /mock|msw|faker/i.test(name))).toEqual([])
  expect(
    found(
      /mockServiceWorker|@faker-js|@mswjs|mock-server|\bsetupWorker\b|goldenland|Travel2026|__mock\b/,
      scripts,
    ),
  ).toEqual([])
})

test('It has no source map and names none', () => {
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  expect(found(/[#@] ?source(?:Mapping)?URL=/)).toEqual([])
})

test('The source maps of all its scripts except that of the bundler are in a folder beside it, which is not published', () => {
  const maps = readdirSync(join(root, 'apps/portal/dist/source-maps'))
    .filter((name) => name.endsWith('.map'))
    .toSorted()
  const built = files.flatMap((name) => /^assets\/((?!rolldown-runtime).+\.js)$/.exec(name)?.[1] ?? [])
  expect(maps).toEqual(built.map((name) => `${name}.map`).toSorted())
})

test('It has no code for developers: no reload, no test, no debugger, no development build of React', () => {
  expect(
    found(
      /@vite\/client|import\.meta\.hot|\$RefreshReg|@react-refresh|\bdebugger\b|\bvitest\b|react-dom[.-]client\.development|You are running React in development|TanStackRouterDevtools|ReactQueryDevtools/,
      scripts,
    ),
  ).toEqual([])
})

test('It has no path, name or address of the machine that built it', () => {
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

test('It has no secret', () => {
  expect(
    found(
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\bnpm_[A-Za-z0-9]{36}|\beyJ[\w-]{20,}\.eyJ/,
    ),
  ).toEqual([])
})

test('Every script and style in a page has a place for the nonce, and every file that a page names exists', () => {
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

test('Every page leads browsers that are too old to a page without scripts, before anything else runs', () => {
  for (const name of ['shell.html', 'index.html', 'user/login/index.html']) {
    const [, first = ''] = /<script\b[^>]*>([^<]*)/.exec(text(name)) ?? []
    expect([name, first]).toEqual([name, expect.stringContaining('/old-browser')])
    expect(text(name)).toContain('<noscript>')
  }
  expect(text('old-browser/index.html')).not.toMatch(/<script/)
})

test('No script uses syntax newer than the oldest supported browsers', () => {
  const newer =
    /\bPromise\.try\(|\bRegExp\.escape\(|\bArray\.fromAsync\(|\bIterator\.(?:from|concat)\(|\bUint8Array\.from(?:Hex|Base64)\(|\bIntl\.DurationFormat\b|\bMath\.sumPrecise\(|\bError\.isError\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray|reduce|take|drop)\(/
  expect(found(newer, scripts)).toEqual([])
})

test('Compressed and uncompressed files have the same content', () => {
  const packed = files.filter((name) => /\.(?:br|gz)$/.test(name))
  expect(packed.length).toBeGreaterThan(200)
  const wrong = packed.filter((name) => {
    const content = readFileSync(join(built, name))
    const unpacked = name.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content)
    return !unpacked.equals(readFileSync(join(built, name.replace(/\.\w+$/, ''))))
  })
  expect(wrong).toEqual([])
})

/** Licences that allow selling a product and require only their notice. */
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

test('Every package in it has such a licence, and its notice is included', () => {
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

test('The icons of the manifest exist', () => {
  const { icons, start_url } = JSON.parse(text('site.webmanifest')) as {
    icons: { src: string }[]
    start_url: string
  }
  expect(icons.map(({ src }) => src.slice(1)).filter((name) => !files.includes(name))).toEqual([])
  expect(start_url).toBe('/')
})
