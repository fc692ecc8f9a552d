const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/

/** The font draws these as wide as a Chinese character, which tears an English word apart. */
const narrow: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '…': '...' }

/**
 * Text as it can be set: composed, without control and invisible characters, and with straight
 * quotes where no Chinese character stands beside them. Line feeds stay.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\P{C}\n]|[^\S\n]/gu, ' ')
    .replace(/[‘’“”…]/g, (mark, at: number, whole: string) =>
      han.test(whole[at - 1] ?? '') || han.test(whole[at + 1] ?? '') ? mark : (narrow[mark] ?? mark),
    )
}
