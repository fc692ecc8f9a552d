/** The order of Burmese, Shan, Mon and Karen letters in Unicode. Zawgyi, an older code, writes them in another order. */

/** A letter or digit of the script, and a sign around one. As code points, which are found faster than by property. */
const letter =
  '[\\u1000-\\u102a\\u103f-\\u1049\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e\\u1090-\\u1099\\ua9e0-\\ua9e4\\ua9e7-\\ua9fe\\uaa60-\\uaa6f\\uaa71-\\uaa76\\uaa7a\\uaa7e\\uaa7f]'
const sign =
  '[\\u102b-\\u103e\\u1056-\\u1059\\u105e-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f\\u109a-\\u109d\\ua9e5\\uaa7b-\\uaa7d]'

/** A letter below another, with the sign that stacks them; below nga, the sign that makes it small comes first. */
const stacks = new RegExp(
  `(?:(?<=[\\u1004\\u101b\\u105a])\\u103a\\u1039|(?<=${letter})\\u1039)(?=${letter})`,
  'g',
)

const signs = new RegExp(sign)

const clusters = new RegExp(`${letter}?${sign}+`, 'g')

/** Zawgyi writes the second sign of Mon after one of Burmese, as its u. */
const above = '(?:[\\u1033\\u1034]|[\\u102d\\u102e\\u1035\\u1071-\\u1074\\u1085\\u1086\\u109d\\ua9e5]*)'
const dots = '[\\u1032\\u1036]*(?:\\u1037\\u103a?)?'
const ordered = new RegExp(
  [
    // A letter, then medials: ya, ra, wa, ha and the Mon la.
    `^${letter}\\u103a*(?:[\\u103b\\u105e\\u105f]\\u103a?)?\\u103c?`,
    '(?:(?:[\\u103d\\u1082]\\u103e?\\u1060?|\\u103e\\u1060?|\\u1060)\\u103a?)?',
    // Vowels: written before, above and below the letter, then dots.
    `[\\u1031\\u1084]*${above}[\\u102f\\u1030\\u1058\\u1059]*${dots}`,
    // Vowels written after the letter, then tones.
    `(?:[\\u102b\\u102c\\u1056\\u1057\\u1062\\u1067\\u1068\\u1083]\\u103e?\\u1060?\\u103a*${above}${dots})*`,
    '(?:[\\u1063\\u1064\\u1069-\\u106d\\uaa7b][\\u1032\\u1036]*\\u1037?\\u103a?)*',
    '[\\u1038\\u1087-\\u108d\\u108f\\u109a-\\u109c\\uaa7c\\uaa7d]*$',
  ].join(''),
)

/**
 * Whether the signs of each letter of the script are in the order of Unicode. Fonts draw a dotted circle where they are
 * not. `text` is composed (NFC).
 */
export function isUnicodeBurmese(text: string): boolean {
  if (!signs.test(text)) return true
  for (const [cluster] of text.replace(stacks, '').matchAll(clusters))
    if (!ordered.test(cluster)) return false
  return true
}
