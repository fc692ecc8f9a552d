import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const core = dirname(dirname(createRequire(import.meta.url).resolve('@mantine/core')))
const components = join(core, 'esm')

/** Names of the style sheets a module of Mantine needs, found by following its imports. */
function sheetsOf(module: string, seen = new Set<string>()): Set<string> {
  const sheets = new Set<string>()
  if (seen.has(module) || !existsSync(module)) return sheets
  seen.add(module)
  for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
    const next = resolve(dirname(module), path)
    const sheet = /(\w+)\.module\.mjs$/.exec(next)?.[1]
    if (sheet) sheets.add(sheet)
    else for (const found of sheetsOf(next, seen)) sheets.add(found)
  }
  return sheets
}

const moduleOf = (name: string) =>
  [`components/${name}/${name}.mjs`, `components/Slider/${name}/${name}.mjs`, `core/${name}/${name}.mjs`]
    .map((path) => join(components, path))
    .find(existsSync)

const sheetPattern = /@mantine\/core\/styles\/(\w+)\.layer\.css/g
const importedBy = (source: string) => [...source.matchAll(sheetPattern)].map(([, name = '']) => name)

const base = importedBy(readFileSync(join(import.meta.dirname, '../theme/UiProvider.tsx'), 'utf8'))
const all = readFileSync(join(core, 'styles.css'), 'utf8')

/** Where Mantine itself places a sheet; a part's own rules must come after those of what it is made of. */
function place(sheet: string): number {
  const first = /\.m_\w+/.exec(readFileSync(join(core, `styles/${sheet}.css`), 'utf8'))?.[0] ?? ''
  return all.indexOf(first)
}

const parts = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))

describe('the styles of Mantine parts', () => {
  test.each(parts)('%s brings every style sheet it needs, in their order, and no other', (file) => {
    const name = basename(file, '.ts')
    const module = moduleOf(name)
    expect(module, `${name} is a part of Mantine`).toBeDefined()
    const needed = [...sheetsOf(module ?? '')].filter((sheet) => !base.includes(sheet))
    const imported = importedBy(readFileSync(join(import.meta.dirname, file), 'utf8'))
    expect(imported).toEqual(needed.sort((a, b) => place(a) - place(b)))
  })
})
