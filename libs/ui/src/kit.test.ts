import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { indexFile, mantineParts, partFile } from '../codegen/mantine-parts.ts'

const own = import.meta.dirname
const repository = join(own, '../../..')
const text = (path: string) => readFileSync(path, 'utf8')
const generated = (file: string) => text(join(own, 'generated/mantine', file))

describe('the parts of Mantine', () => {
  test.each(mantineParts)('%s brings every style sheet it needs, in their order, and no other', (name) => {
    expect(generated(`${name}.ts`)).toBe(partFile(name))
  })

  test('all of them are exported, and no file is left of one that is not listed', () => {
    expect(generated('index.ts')).toBe(indexFile())
    const files = globSync('*.ts', { cwd: join(own, 'generated/mantine') })
    expect(files.toSorted()).toEqual([...mantineParts, 'index'].map((name) => `${name}.ts`).toSorted())
  })
})

/** Names that a module exports by itself. Types go along with what they describe. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/^.* as /, '').trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )

const doors = ['index.ts', 'overlays.ts', 'editor.ts', 'icons.ts', 'generated/mantine/index.ts']
const isUser = (path: string) =>
  !/\.(?:test|fixture)\.|test-|routeTree/.test(path) &&
  !path.includes('/generated/') &&
  !doors.some((door) => path.endsWith(`libs/ui/src/${door}`))
const users = [
  'apps/portal/{src,prerender}/**/*.{ts,tsx}',
  'libs/ui/src/**/*.{ts,tsx}',
  'libs/auth/src/**/*.{ts,tsx}',
]
  .flatMap((pattern) => globSync(pattern, { cwd: repository }))
  .filter((path) => isUser(`/${path}`))
  .map((path) => text(join(repository, path)))

/** Shown by no screen yet, with the row that asks for it. */
const awaited = ['ConvertedMoney']

test.each(doors)('What %s offers is used by a screen or by another part', (door) => {
  const used = new Set(
    users.flatMap((source) =>
      [...source.matchAll(/\bimport\b[^;'"]*\{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) =>
          name
            .replace(/ as .*$/, '')
            .replace(/^\s*type\s/, '')
            .trim(),
        ),
      ),
    ),
  )
  const late = users.join('\n')
  const isUsed = (name: string) =>
    awaited.includes(name) || used.has(name) || new RegExp(`then\\(\\(\\{[^}]*\\b${name}\\b`).test(late)
  expect(exportsOf(text(join(own, door))).filter((name) => !isUsed(name))).toEqual([])
})
