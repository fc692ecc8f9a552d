import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const nationalitySurcharge: Scenario = {
  group: 'supplier',
  title: { en: 'Price by nationality', 'zh-cn': '按国籍定价' },
  text: {
    en: 'Other nationalities pay another price; change the one of the search.',
    'zh-cn': '不同国籍价格不同；请在搜索中更换国籍。',
  },
  persona: 'goldenland',
  prepare: (stage) => ({ path: hotelPath(stage, '1010') }),
}
