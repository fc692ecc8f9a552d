import { plainName } from '@portal/api-client'

/** What may be wrong with a name; a hint, never an error. */
interface NameHint {
  kind: 'single' | 'chinese' | 'surnameLast' | 'title'
  /** The probable name; absent if only the operator can know it. */
  better?: string
}

/** The most common Chinese surnames in pinyin, including those of two letters or two characters. */
const surnames = new Set(
  `WANG LI ZHANG LIU CHEN YANG HUANG ZHAO WU ZHOU XU SUN MA ZHU HU GUO HE LIN GAO LUO ZHENG LIANG XIE SONG TANG
  DENG HAN FENG CAO PENG ZENG XIAO TIAN DONG PAN YUAN CAI JIANG YU DU YE CHENG WEI SU LU DING REN SHEN YAO FAN
  FANG SHI JIA XIA FU ZOU XIONG BAI MENG QIN QIU HOU YIN XUE YAN LEI LONG TAO DAI MO KONG XIANG TAN LAI OUYANG
  SIMA SHANGGUAN ZHUGE`
    .split(/\s+/)
    .filter(Boolean),
)

/** Titles are not part of a passport name; U, Daw, Ko and Ma are part of Burmese names. */
const title = /^(?:mr|mrs|ms|miss|mstr|dr|prof)\.?\s+|\s(?:mr|mrs|ms|miss|mstr|dr)\.?$/i
const chinese = /^[\p{Script=Han}\u00b7]{2,}$/u

/** A surname may have two letters and a name one word, so neither is an error. */
export function nameHint(typed: string): NameHint | null {
  const name = plainName(typed)
  if (name === '') return null
  if (title.test(name)) return { kind: 'title', better: name.replace(title, '').trim() }
  if (chinese.test(name)) return { kind: 'chinese' }
  const words = name.split(' ')
  if (words.length === 1) return /^\p{Script=Latin}+$/u.test(name) ? { kind: 'single' } : null
  return surnameLast(words)
}

/** "Meiling Wang" is WANG MEILING in a passport; an ambiguous name gets no hint. */
function surnameLast(words: readonly string[]): NameHint | null {
  const last = words.at(-1) ?? ''
  const first = words[0] ?? ''
  if (words.length > 3 || !surnames.has(last.toUpperCase()) || surnames.has(first.toUpperCase())) return null
  const better = [last, ...words.slice(0, -1)].join(' ').toUpperCase()
  return { kind: 'surnameLast', better }
}
