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

/** Letters that Shan does not use, and the Shan letters and digits in whose places Zawgyi has its medials and stacks. */
const burmeseAlone =
  '[\\u1000-\\u1003\\u1006-\\u100f\\u1012-\\u1014\\u1016-\\u1018\\u101f-\\u1021\\u1023-\\u102a]'
const shan = '[\\u1075-\\u1081\\u1090-\\u1097]'

/** What the languages of Unicode never write, but Zawgyi does where it has no asat and no vowel before a letter. */
const zawgyi = new RegExp(
  [
    // A Shan letter beside a letter of Burmese is a medial or stack: `ႀကီး`, `ၾကာ`.
    `${burmeseAlone}[\\u103b-\\u103e]?${shan}|${shan}${burmeseAlone}`,
    // The vowels aa and u of Burmese, on a Shan letter: `ဥမၼာ`.
    `${shan}[\\u102b\\u102c\\u1033\\u1034]`,
    // The na above a stack, which is a tone of Pa'O: `စႏၵီ`.
    '\\u108f[\\u1071-\\u107c]',
    // A doubled pa or ma at the end, or in a word with such a letter: `ပုပၸ`, `ဓမၼ`.
    '(?:\\u1015\\u1078|\\u1019[\\u1078-\\u107c])(?![\\u1000-\\u109f])',
    `${burmeseAlone}[\\u102b-\\u1038]*\\u1019[\\u1078-\\u107c](?![\\u1031\\u1035\\u103a\\u1062\\u1082-\\u108d])(?!.\\u103a)`,
  ].join('|'),
)

/** A ta or sa with its stack, which is a vowel of Geba Karen or a letter of Pwo Karen: `ဝတၱရာ`, `သစၥာ`. */
const stackOrKaren = /\u1010[\u1071-\u1074]|\u1005\u1065/
const karen = /[\u1061-\u1064\u1067-\u1070]/

/**
 * Whether the signs of each letter of the script are in the order of Unicode. Fonts draw a dotted circle where they are
 * not, or a foreign letter for a sign of Zawgyi. `text` is composed (NFC).
 */
export function isUnicodeBurmese(text: string): boolean {
  if (zawgyi.test(text)) return false
  if (!signs.test(text)) return true
  if (stackOrKaren.test(text) && !karen.test(text)) return false
  for (const [cluster] of text.replace(stacks, '').matchAll(clusters))
    if (!ordered.test(cluster)) return false
  return true
}
