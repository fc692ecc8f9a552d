/** Numbers under which taxpayers are registered in China. */

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** Powers of three modulo 31, as GB 32100-2015 has them. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The 18th character that belongs to the first 17 of a unified social credit code; null when they are not such. */
export function checkCharacter(first17: string): string | null {
  if (first17.length !== weights.length) return null
  let sum = 0
  for (const [index, weight] of weights.entries()) {
    const value = alphabet.indexOf(first17.charAt(index))
    if (value < 0) return null
    sum += value * weight
  }
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

/** `legacy` numbers of 15 or 20 characters were given out before 2015; they have no check character. */
type TaxNumberState = 'valid' | 'legacy' | 'wrong'

export function taxNumberState(number: string): TaxNumberState {
  if (/^[0-9A-Z]{15}$|^[0-9A-Z]{20}$/.test(number)) return 'legacy'
  return number.length === 18 && checkCharacter(number.slice(0, 17)) === number.slice(17) ? 'valid' : 'wrong'
}
