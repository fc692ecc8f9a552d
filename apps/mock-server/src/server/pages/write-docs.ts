/** Writes the lists of docs/generated: `node write-docs.ts`, a part of `npm run generate`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documents } from './documents.ts'

const folder = join(import.meta.dirname, '../../../../../docs/generated')
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(documents())) writeFileSync(join(folder, name), text)
