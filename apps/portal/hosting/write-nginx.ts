import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxTemplate } from './nginx.ts'

// Writes the template that deploy/portal fills in.
const folder = join(import.meta.dirname, '../../../deploy/generated')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'nginx.conf.template'), nginxTemplate())
