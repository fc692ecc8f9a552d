import ranges from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' }

/** The code points of each slice, first and last of each range. */
const slices = Object.entries(ranges as Record<string, string>).map(([name, list]) => ({
  name: name.replace(/[[\]]/g, ''),
  ranges: list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  }),
}))

/** The font slices with these characters, each once. A character in no slice adds none. */
export function slicesFor(characters: readonly string[]): string[] {
  const found = characters.flatMap((character) => {
    const code = character.codePointAt(0) ?? 0
    const slice = slices.find((each) => each.ranges.some(([first, last]) => first <= code && code <= last))
    return slice ? [slice.name] : []
  })
  return [...new Set(found)].sort()
}
