import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FontFiles } from './fonts.ts'

/** The fonts of the installed packages, read when a document first needs them. */
export const installedFonts: FontFiles = (file) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))
