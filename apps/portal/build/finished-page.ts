import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

/** The script at the end of a finished page, as text: shows the English one to a visitor who has chosen English. */
export const finishedPageScript = (): string =>
  minifySync('finished-page.js', readFileSync(join(import.meta.dirname, 'finished-page.js'), 'utf8')).code
