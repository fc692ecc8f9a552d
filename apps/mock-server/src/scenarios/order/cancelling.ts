import type { StatusScenario } from './way.ts'

export const cancelling: StatusScenario = {
  text: {
    en: 'Cancelled by the member; the supplier has not agreed yet.',
    'zh-cn': '会员已申请取消，供应商尚未同意。',
  },
  reach: async (way) => {
    await way.confirm()
    await way.cancel()
  },
}
