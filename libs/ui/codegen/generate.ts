import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexFile, mantineParts, partFile } from './mantine-parts.ts'

const folder = join(import.meta.dirname, '../src/generated/mantine')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const name of mantineParts) writeFileSync(join(folder, `${name}.ts`), partFile(name))
writeFileSync(join(folder, 'index.ts'), indexFile())
