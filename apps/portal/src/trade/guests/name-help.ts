import { plainName } from '@portal/api-client'

/** What may be wrong with a name before the hotel finds out; a hint, never an error. */
interface NameHint {
  kind: 'single' | 'chinese' | 'surnameLast' | 'title'
  /** The name as it is probably meant; absent where only the operator can know. */
  better?: string
}

/** The commonest Chinese surnames in pinyin, those of two letters and two characters included. */
const surnames = new Set(
  `WANG LI ZHANG LIU CHEN YANG HUANG ZHAO WU ZHOU XU SUN MA ZHU HU GUO HE LIN GAO LUO ZHENG LIANG XIE SONG TANG
  DENG HAN FENG CAO PENG ZENG XIAO TIAN DONG PAN YUAN CAI JIANG YU DU YE CHENG WEI SU LU DING REN SHEN YAO FAN
  FANG SHI JIA XIA FU ZOU XIONG BAI MENG QIN QIU HOU YIN XUE YAN LEI LONG TAO DAI MO KONG XIANG TAN LAI OUYANG
  SIMA SHANGGUAN ZHUGE`
    .split(/\s+/)
    .filter(Boolean),
)

/** Titles are no part of a passport name. U, Daw, Ko and Ma are: they belong to Burmese names. */
const title = /^(?:mr|mrs|ms|miss|mstr|dr|prof)\.?\s+|\s+(?:mr|mrs|ms|miss|mstr|dr)\.?$/i
const chinese = /^[\p{Script=Han}\u00b7]{2,}$/u

/** Two letters are a whole surname, one word may be a whole name: neither is an error. */
export function nameHint(typed: string): NameHint | null {
  const name = plainName(typed)
  if (name === '') return null
  if (title.test(name)) return { kind: 'title', better: name.replace(title, '').trim() }
  if (chinese.test(name)) return { kind: 'chinese' }
  const words = name.split(' ')
  if (words.length === 1) return /^\p{Script=Latin}+$/u.test(name) ? { kind: 'single' } : null
  return surnameLast(words)
}

/** "Meiling Wang" is WANG MEILING in a passport; a name that may be read both ways is left alone. */
function surnameLast(words: readonly string[]): NameHint | null {
  const last = words.at(-1) ?? ''
  const first = words[0] ?? ''
  if (words.length > 3 || !surnames.has(last.toUpperCase()) || surnames.has(first.toUpperCase())) return null
  const better = [last, ...words.slice(0, -1)].join(' ').toUpperCase()
  return { kind: 'surnameLast', better }
}
