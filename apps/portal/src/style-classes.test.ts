import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

// A class without a rule looks like one that has been forgotten; a rule without a class is nobody's.

const root = join(import.meta.dirname, '../../..')

const paths = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

const sheets = paths('{apps/portal/src,libs/ui/src}/**/*.module.css')
const components = paths('{apps/portal/src,libs/ui/src}/**/*.{ts,tsx}')

const text = (path: string) => readFileSync(join(root, path), 'utf8')

/** The classes that the rules of a sheet are about. */
const classesOf = (sheet: string) => {
  const selectors = text(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(/[^{}]+(?=\{)/g)
  return new Set(
    (selectors ?? [])
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  )
}

interface Use {
  path: string
  sheet: string
  /** Null where it is only known when the program runs. */
  name: string | null
}

/** What a component names of the sheets that it imports. */
function usesOf(path: string): Use[] {
  const source = text(path)
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, local = '', target = '']) => {
      const sheet = relative(root, join(root, path, '..', target)).replaceAll('\\', '/')
      // Not in the paths of the imports.
      const named = [...source.matchAll(new RegExp(`(?<![\\w/.-])${local}\\.(\\w+)`, 'g'))]
      const computed = new RegExp(`\\b${local}\\[`).test(source)
      return [
        ...named.map(([, name = '']) => ({ path, sheet, name })),
        ...(computed ? [{ path, sheet, name: null }] : []),
      ]
    },
  )
}

const uses = components.flatMap(usesOf)

test('Each class that a component names has a rule in the sheet it imports', () => {
  expect(uses.length).toBeGreaterThan(100)
  const rules = new Map(sheets.map((sheet) => [sheet, classesOf(sheet)]))
  const missing = uses.filter(({ sheet, name }) => name !== null && !rules.get(sheet)?.has(name))
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

test('Each rule of a sheet has a component that names its class', () => {
  const used = new Set(uses.map(({ sheet, name }) => `${sheet}: ${name}`))
  const unused = sheets
    .filter((sheet) => !used.has(`${sheet}: null`))
    .flatMap((sheet) => [...classesOf(sheet)].map((name) => `${sheet}: ${name}`))
    .filter((rule) => !used.has(rule))
  expect(unused).toEqual([])
})
