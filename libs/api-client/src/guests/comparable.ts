/** How texts compare that look alike. The decision "One guest has many spellings" says what is looked through. */

/** Capitals of Cyrillic and Greek, and the odd Latin one, that look like plain Latin ones: each over its like. */
const foreign = 'АВЕЅІЈКМНОРСТУҮХҺԀԌԚԜӀѴΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿƖŁØĐꞬ'
const latin = 'ABESIJKMHOPCTYYXHDGQWIVABEZHIKMNOPTYXCJILODG'
const lookalikes: ReadonlyMap<string, string> = new Map(
  [...foreign].map((letter, at) => [letter, latin.charAt(at)]),
)

/** Accents of Latin, Greek and Cyrillic; the vowel signs of Burmese or Thai are letters, and stay. */
const accents = /[\u0300-\u036f]/g
const invisible = /[\p{Cf}\p{Cc}\p{DI}]/gu

/** A text in capitals, without accents, widths and what cannot be seen, its look-alikes as plain Latin letters. */
export function comparable(text: string): string {
  const plain = text.normalize('NFKC').replace(invisible, '').normalize('NFD').replace(accents, '')
  const capitals = plain.toUpperCase().replace(/[^\x20-\x7f]/gu, (letter) => lookalikes.get(letter) ?? letter)
  return capitals.normalize('NFC')
}

/** The letters and digits of a text alone, to tell whether two numbers or names are one. */
export const comparableLetters = (text: string): string =>
  comparable(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
