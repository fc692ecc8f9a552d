const letters = '\\u1000-\\u109f\\ua9e0-\\ua9ff\\uaa60-\\uaa7f'
const letter = new RegExp(`[${letters}]`)
const piece = new RegExp(`[${letters}]+|[^${letters}]`, 'gu')

export const isBurmese = (text: string): boolean => letter.test(text)

/**
 * What is set at a time: a stretch of Burmese, whose letters change shape and place beside each other, or one
 * character of any other script.
 */
export const pieces = (text: string): readonly string[] => text.match(piece) ?? []

const syllable = /([\u1000-\u102a\u103f](?:\u1039[\u1000-\u1021])*)([\u103b-\u103e]*)(\u1031?)/gu

/**
 * Burmese in the order of the eye: the vowel E and the medial Ra are written after their consonant and stand before
 * it. The shaper leaves that to its caller.
 */
export const visualOrder = (text: string): string =>
  text.replace(syllable, (_all, base: string, medials: string, vowel: string) => {
    const ra = medials.includes('\u103c') ? '\u103c' : ''
    return vowel + ra + base + medials.replace('\u103c', '')
  })
