import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// What the theme has a name for is said by that name, so that a denser theme is one change.

const root = join(import.meta.dirname, '../../..')

/** Lengths of the theme's spacing in px, by their names (libs/ui/src/theme/theme.ts). */
const names: Readonly<Record<number, string>> = { 8: 'xs', 12: 'sm', 16: 'md', 24: 'lg', 32: 'xl' }

const nameOf = (length: string): string | undefined =>
  names[length.endsWith('rem') ? 16 * Number.parseFloat(length) : Number.parseFloat(length)]

/** Lengths of one value, but for those that something is computed of. */
const lengths = (value: string) =>
  value.replace(/(?:calc|min|max|minmax|clamp)\(.*/, '').match(/(?<![\w.-])\d[\d.]*(?:px|rem)\b/g) ?? []

const inSheets = /^\s*(?:row-|column-)?(?:gap|margin[\w-]*|padding[\w-]*):([^;]+);/gm
const inProps =
  /\s(?:gap|rowGap|columnGap|spacing|verticalSpacing|m[trblxyse]?|p[trblxyse]?)=("[^"]*"|\{[\d.]+\}|\{\{[^}]*\}\})/g

/** A bare number of a prop is in px. */
const withUnits = (value: string) => value.replace(/(?<=[{ ])(\d+)(?=[,} ])/g, '$1px')

const found = (pattern: string, values: RegExp) =>
  globSync(pattern, { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(values)].flatMap(([text, value = '']) =>
      lengths(withUnits(value)).flatMap((length) => {
        const name = nameOf(length)
        return name === undefined ? [] : [`${path}: ${text.trim()}: ${length} is "${name}" of the theme`]
      }),
    ),
  )

test.each([
  ['{apps/portal/src,libs/ui/src}/**/*.css', inSheets],
  ['{apps/portal/src,libs/ui/src}/**/*.tsx', inProps],
])('Distances that the theme has are named in %s', (pattern, values) => {
  expect(globSync(pattern, { cwd: root }).length).toBeGreaterThan(50)
  expect(found(pattern, values)).toEqual([])
})
