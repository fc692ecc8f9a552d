/** A spelling as it is compared: lower case, no accents, no spaces or punctuation. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Its words, folded one by one. */
export const foldWords = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map(foldText)
    .filter((word) => word !== '')

/** True when one of the spellings contains the typed text, or one of the codes equals it. */
export function foundBy(
  typed: string | undefined,
  spellings: readonly string[],
  codes: readonly string[],
): boolean {
  const wanted = foldText(typed ?? '')
  if (wanted === '') return true
  return (
    codes.some((code) => foldText(code) === wanted) ||
    spellings.some((spelling) => foldText(spelling).includes(wanted))
  )
}
