import type { Scenario } from './scenario.ts'

export const ordinary: Scenario = {
  group: 'world',
  title: { en: 'Ordinary month', 'zh-cn': '普通的一个月' },
  text: { en: 'Four companies in the middle of an ordinary month.', 'zh-cn': '四家公司，普通的一个月。' },
  persona: 'goldenland',
  prepare: () => ({ path: '/user' }),
}
