import type { Scenario } from '../scenario.ts'
import { first } from '../stage.ts'

export const colleagueSuspended: Scenario = {
  group: 'people',
  title: { en: 'Colleague suspended', 'zh-cn': '同事已停用' },
  text: {
    en: 'The owner has suspended golden_viewer, who can no longer sign in.',
    'zh-cn': '管理员已停用 golden_viewer，该账号无法再登录。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const owner = stage.as('goldenland')
    const { list } = await owner.done('listSubAccounts', { query: { limit: 100 } })
    const viewers = list.filter(({ username }) => username === 'golden_viewer')
    const { id } = first(viewers, 'sub-account golden_viewer')
    await owner.done('changeSubAccountState', { body: { ids: [id], account_state: 'suspended' } })
    return { path: '/user/manage/subAccount' }
  },
}
