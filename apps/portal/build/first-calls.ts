import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

/** The script behind the host's settings, as text: begins the calls of the page while the program is on its way. */
export const firstCallsScript = (): string =>
  minifySync('first-calls.js', readFileSync(join(import.meta.dirname, 'first-calls.js'), 'utf8'), {
    compress: true,
  }).code.replaceAll('</', '<\\/')
