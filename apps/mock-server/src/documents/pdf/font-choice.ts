import ranges from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' }

export type Weight = 'regular' | 'bold'

/** The font package of each script whose letters the two main fonts lack; `part` names the file in it. */
const fontsOfScripts: readonly (readonly [letters: RegExp, family: string, ...parts: string[]])[] = [
  [/\p{sc=Latin}/u, 'noto-sans', 'latin', 'latin-ext', 'vietnamese'],
  [/\p{sc=Greek}/u, 'noto-sans', 'greek', 'greek-ext'],
  [/\p{sc=Cyrillic}/u, 'noto-sans', 'cyrillic', 'cyrillic-ext'],
  [/\p{scx=Devanagari}/u, 'noto-sans', 'devanagari'],
  [/\p{sc=Myanmar}/u, 'noto-sans-myanmar', 'myanmar'],
  [/\p{sc=Thai}/u, 'noto-sans-thai', 'thai'],
  [/\p{sc=Lao}/u, 'noto-sans-lao', 'lao'],
  [/\p{sc=Khmer}/u, 'noto-sans-khmer', 'khmer'],
  [/\p{sc=Bengali}/u, 'noto-sans-bengali', 'bengali'],
  [/\p{sc=Tamil}/u, 'noto-sans-tamil', 'tamil'],
  [/\p{sc=Telugu}/u, 'noto-sans-telugu', 'telugu'],
  [/\p{sc=Gujarati}/u, 'noto-sans-gujarati', 'gujarati'],
  [/\p{sc=Gurmukhi}/u, 'noto-sans-gurmukhi', 'gurmukhi'],
  [/\p{sc=Kannada}/u, 'noto-sans-kannada', 'kannada'],
  [/\p{sc=Malayalam}/u, 'noto-sans-malayalam', 'malayalam'],
  [/\p{sc=Sinhala}/u, 'noto-sans-sinhala', 'sinhala'],
  [/\p{sc=Tibetan}/u, 'noto-serif-tibetan', 'tibetan'],
  [/\p{scx=Arabic}/u, 'noto-sans-arabic', 'arabic'],
  [/\p{sc=Hebrew}/u, 'noto-sans-hebrew', 'hebrew'],
  [/\p{sc=Georgian}/u, 'noto-sans-georgian', 'georgian'],
  [/\p{sc=Armenian}/u, 'noto-sans-armenian', 'armenian'],
  [/\p{sc=Hangul}/u, 'nanum-gothic', 'korean'],
  [/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/u, 'noto-emoji', 'emoji'],
]

/** The code points of each slice with rarer Chinese characters, first and last of each range. */
const slices = Object.entries(ranges as Record<string, string>).map(([name, list]) => ({
  name: name.replace(/[[\]]/g, ''),
  ranges: list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  }),
}))

const weightNumber = { regular: 400, bold: 700 } as const

const fontFile = (family: string, part: string, weight: Weight) =>
  `${family}/files/${family}-${part}-${weightNumber[weight]}-normal.woff`

/** The files of nearly every character, by their names in the font packages. */
export const mainFonts = (weight: Weight): string[] => [
  fontFile('noto-sans-sc', 'latin', weight),
  fontFile('noto-sans-sc', 'chinese-simplified', weight),
]

/** The files that have these characters, each once: a script's own, then slices of rarer Chinese characters. */
export function fontsFor(characters: readonly string[], weight: Weight): string[] {
  const scripts = fontsOfScripts.flatMap(([letters, family, ...parts]) =>
    characters.some((character) => letters.test(character))
      ? parts.map((part) => fontFile(family, part, weight))
      : [],
  )
  const found = characters.flatMap((character) => {
    const code = character.codePointAt(0) ?? 0
    const slice = slices.find((each) => each.ranges.some(([first, last]) => first <= code && code <= last))
    return slice ? [fontFile('noto-sans-sc', slice.name, weight)] : []
  })
  return [...scripts, ...[...new Set(found)].sort()]
}

/** Every character of the basic plane in plain strokes, for the rare one that no other font has. It has one weight. */
export const lastFont = 'unifontex/files/unifontex-latin-400-normal.woff'
