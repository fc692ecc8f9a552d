import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FontFiles } from './font-files.ts'

const folder = import.meta.resolve('@fontsource/noto-sans-sc/package.json')

/** The fonts of the installed package, read when a document first needs them. */
export const installedFonts: FontFiles = (file) => readFile(fileURLToPath(new URL(`files/${file}`, folder)))
