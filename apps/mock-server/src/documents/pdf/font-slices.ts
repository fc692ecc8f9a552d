import ranges from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' }

/** Slice to its code points, first and last of each range. */
const slices = Object.entries(ranges as Record<string, string>).map(([name, list]) => ({
  name: name.replace(/[[\]]/g, ''),
  ranges: list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  }),
}))

/** The font slices that hold these characters, each once; a character that no slice has adds none. */
export function slicesFor(characters: readonly string[]): string[] {
  const found = characters.flatMap((character) => {
    const code = character.codePointAt(0) ?? 0
    const slice = slices.find((each) => each.ranges.some(([first, last]) => first <= code && code <= last))
    return slice ? [slice.name] : []
  })
  return [...new Set(found)].sort()
}
