/** Reads one file of the font package by its name, as it lies there (WOFF). Rejects when there is none. */
export type FontFiles = (file: string) => Promise<Uint8Array>

export type Weight = 'regular' | 'bold'

const weightNumber = { regular: 400, bold: 700 } as const

/** `part` is `latin`, `chinese-simplified`, `myanmar` or the number of a slice with rarer Chinese characters. */
export const fontFile = (part: string, weight: Weight) =>
  `${part === 'myanmar' ? 'noto-sans-myanmar' : 'noto-sans-sc'}-${part}-${weightNumber[weight]}-normal.woff`
