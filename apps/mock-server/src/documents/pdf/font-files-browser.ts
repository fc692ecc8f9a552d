import type { FontFiles } from './fonts.ts'

declare global {
  interface ImportMeta {
    glob(
      pattern: string | readonly string[],
      options: { query: string; import: string; eager: true },
    ): Readonly<Record<string, string>>
  }
}

/** Font file paths and their URLs; the bundler writes the table and copies the files. */
const addresses = import.meta.glob(
  [
    '../../../../../node_modules/@fontsource/noto-sans-sc/files/*-{400,700}-normal.woff',
    '../../../../../node_modules/@fontsource/noto-sans/files/*-{latin-ext,vietnamese,greek,greek-ext,cyrillic,cyrillic-ext,devanagari}-{400,700}-normal.woff',
    '../../../../../node_modules/@fontsource/noto-{sans,serif}-*/files/*-{myanmar,thai,lao,khmer,bengali,tamil,telugu,gujarati,gurmukhi,kannada,malayalam,sinhala,tibetan,arabic,hebrew,georgian,armenian}-{400,700}-normal.woff',
    '../../../../../node_modules/@fontsource/{nanum-gothic,noto-emoji}/files/*-{korean,emoji}-{400,700}-normal.woff',
    '../../../../../node_modules/@fontsource/unifontex/files/*-400-normal.woff',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)

/** The fonts as assets of the page's own build, fetched when a document first needs them. */
export const installedFonts: FontFiles = async (file) => {
  const address = Object.entries(addresses).find(([path]) => path.endsWith(`/${file}`))?.[1]
  if (!address) throw new RangeError(`No such font file: ${file}`)
  // oxlint-disable-next-line no-restricted-globals -- an asset of the page's own build, no call of the contract
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Font file ${file}: HTTP ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
