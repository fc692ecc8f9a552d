import { isInfant, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'

export interface SearchSummary {
  readonly product: Schemas['OrderType']
  /** Destination and dates in words. */
  readonly title: LocalText
  /** Rooms and guests in words. */
  readonly subtitle: LocalText
  /** Address in the portal that repeats the search; what makes two searches the same. */
  readonly path: string
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `10 to 12 Dec`, `30 Nov to 2 Dec` and the same in Chinese. */
export function datesText(from: string, to: string): LocalText {
  const [day, month] = [Number(from.slice(8)), Number(from.slice(5, 7))]
  const [lastDay, lastMonth] = [Number(to.slice(8)), Number(to.slice(5, 7))]
  const first = month === lastMonth ? String(day) : `${day} ${months[month - 1]}`
  const last = month === lastMonth ? `${lastDay}日` : `${lastMonth}月${lastDay}日`
  return { en: `${first} to ${lastDay} ${months[lastMonth - 1]}`, 'zh-cn': `${month}月${day}日至${last}` }
}

/** `10 Dec`, and the same in Chinese. */
export const dayText = (date: string): LocalText => {
  const [day, month] = [Number(date.slice(8)), Number(date.slice(5, 7))]
  return { en: `${day} ${months[month - 1]}`, 'zh-cn': `${month}月${day}日` }
}

export const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Adults, children and infants as parts, which each language joins in its own way. */
export function peopleParts(adults: number, ages: readonly number[]) {
  const infants = ages.filter((age) => isInfant(age)).length
  const children = ages.length - infants
  const parts = [
    { count: adults, en: counted(adults, 'adult', 'adults'), zh: '成人' },
    { count: children, en: counted(children, 'child', 'children'), zh: '儿童' },
    { count: infants, en: counted(infants, 'infant', 'infants'), zh: '婴儿' },
  ].filter(({ count }) => count > 0)
  return { en: parts.map(({ en }) => en), 'zh-cn': parts.map(({ count, zh }) => `${count} 位${zh}`) }
}

/** Who travels: `2 adults, 1 child aged 7, 1 infant`. */
export function partyText(adults: number, allAges: readonly number[], infant_below_age?: number): LocalText {
  const childAges = allAges.filter((age) => !isInfant(age, infant_below_age))
  const infants = allAges.length - childAges.length
  const none = childAges.length === 0
  const children = counted(childAges.length, 'child', 'children')
  const small = { en: `, ${counted(infants, 'infant', 'infants')}`, 'zh-cn': `，${infants}位婴儿` }
  return {
    en: `${counted(adults, 'adult', 'adults')}${none ? '' : `, ${children} aged ${childAges.join(', ')}`}${infants > 0 ? small.en : ''}`,
    'zh-cn': `${adults}位成人${none ? '' : `，${childAges.length}位儿童（${childAges.join('、')}岁）`}${infants > 0 ? small['zh-cn'] : ''}`,
  }
}
