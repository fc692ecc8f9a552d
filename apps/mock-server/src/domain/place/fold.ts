/** A spelling as it is compared: lower case and half-width, no accents, no spaces or punctuation. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Its words, folded one by one. */
export const foldWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map(foldText)
    .filter((word) => word !== '')
