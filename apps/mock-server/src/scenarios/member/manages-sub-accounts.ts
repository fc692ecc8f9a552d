import type { Scenario } from '../scenario.ts'
import { saveRights } from './sub-accounts.ts'

export const managesSubAccounts: Scenario = {
  group: 'people',
  title: { en: 'Right to manage', 'zh-cn': '子账号管理权限' },
  text: {
    en: 'A member who manages sub-accounts can grant only what it may do itself, and change nobody above it.',
    'zh-cn': '可管理子账号的成员只能授予自己拥有的权限，且不能修改上级。',
  },
  persona: 'golden_booker',
  prepare: async (stage) => {
    await saveRights(stage, 'golden_booker', {
      nodes: ['order/book', 'subaccount/save', 'subaccount/state'] as never,
    })
    return { path: '/user/manage/subAccount' }
  },
}
