import type { Scenario } from '../scenario.ts'
import { saveRights } from './sub-accounts.ts'

export const oneProductOnly: Scenario = {
  group: 'people',
  title: { en: 'May book transfers only', 'zh-cn': '仅可预订接送机' },
  text: {
    en: 'The owner lets this member book airport transfers alone.',
    'zh-cn': '管理员只允许该成员预订接送机。',
  },
  persona: 'golden_booker',
  prepare: async (stage) => {
    await saveRights(stage, 'golden_booker', { products: ['airport'] })
    return { path: '/' }
  },
}
