import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { indexFile, mantineParts, partFile } from '../codegen/mantine-parts.ts'

const own = import.meta.dirname
const text = (path: string) => readFileSync(path, 'utf8')
const generated = (file: string) => text(join(own, 'generated/mantine', file))

describe('the Mantine components', () => {
  test.each(mantineParts)('%s imports the style sheets it needs, in order, and no other', (name) => {
    expect(generated(`${name}.ts`)).toBe(partFile(name))
  })

  test('all are exported, and no other file exists', () => {
    expect(generated('index.ts')).toBe(indexFile())
    const files = globSync('*.ts', { cwd: join(own, 'generated/mantine') })
    expect(files.toSorted()).toEqual([...mantineParts, 'index'].map((name) => `${name}.ts`).toSorted())
  })
})
