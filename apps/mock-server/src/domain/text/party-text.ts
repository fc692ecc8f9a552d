import type { LocalText } from './local-text.ts'

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Who travels: `2 adults, 1 child aged 7`. */
export function partyText(adults: number, childAges: readonly number[]): LocalText {
  const none = childAges.length === 0
  const children = counted(childAges.length, 'child', 'children')
  return {
    en: `${counted(adults, 'adult', 'adults')}${none ? '' : `, ${children} aged ${childAges.join(', ')}`}`,
    'zh-cn': `${adults}位成人${none ? '' : `，${childAges.length}位儿童（${childAges.join('、')}岁）`}`,
  }
}
