import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FontFiles } from './fonts.ts'

const folders = {
  'noto-sans-sc': import.meta.resolve('@fontsource/noto-sans-sc/package.json'),
  'noto-sans-myanmar': import.meta.resolve('@fontsource/noto-sans-myanmar/package.json'),
}

/** The fonts of the installed packages, read when a document first needs them. */
export const installedFonts: FontFiles = (file) => {
  const folder = folders[file.startsWith('noto-sans-myanmar') ? 'noto-sans-myanmar' : 'noto-sans-sc']
  return readFile(fileURLToPath(new URL(`files/${file}`, folder)))
}
