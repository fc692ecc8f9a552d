import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Faults that types, lint and the import rules cannot see.

const root = join(import.meta.dirname, '../../..')

const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /node_modules|dist|generated/.test(name) })
    .filter((path) => !/\.(?:test|fixture)\.tsx?$|\.gen\.ts$|[\\/](?:test|panel)[\\/]/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))

const portal = read('apps/portal/src/**/*.{ts,tsx}')
const libs = read('libs/*/src/**/*.{ts,tsx}')
const styles = read('{apps,libs}/*/src/**/*.css')

const containing = (files: typeof portal, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('No style uses light-dark(): the build turns it into variables that nothing sets, and the colour is lost', () => {
  expect(styles.length).toBeGreaterThan(0)
  expect(containing(styles, /light-dark\(/)).toEqual([])
})

test('No call bypasses the transport in a way that lint does not know', () => {
  const call = /\b(?:window|globalThis|self)\.fetch\b|new (?:EventSource|WebSocket)\b|sendBeacon\(/
  expect(containing([...portal, ...libs], call)).toEqual([])
})

test('Only a product itself, products/ and the routes of its pages compare with the name of a product', () => {
  const shared = portal.filter(
    ({ path }) => !/\/src\/(?:features\/(?:hotel|car|airport)|products|routes)\//.test(path),
  )
  const comparing =
    /(?:[!=]==|\bcase|\b(?:product|order_type|type)[:=])\s*['"](?:hotel|car|airport)['"]|['"](?:hotel|car|airport)['"]\s*(?:[!=]==|(?:,[^[\]]*)?\]\s*\.(?:includes|indexOf|some|find)\()/
  expect(containing(shared, comparing)).toEqual([])
})

test('Only the part that cleans HTML turns text into markup', () => {
  const markup = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/
  const found = portal.filter(({ text }) => markup.test(text))
  expect(found.filter(({ text }) => !/DOMPurify|sanitize|clean/i.test(text))).toEqual([])
  expect(found.length).toBeLessThanOrEqual(1)
})

test('R9.20 Nothing in the portal writes a cookie', () => {
  expect(containing(portal, /document\.cookie|cookieStore/)).toEqual([])
})
