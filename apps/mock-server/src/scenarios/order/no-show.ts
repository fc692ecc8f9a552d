import type { StatusScenario } from './way.ts'

export const noShow: StatusScenario = {
  text: {
    en: 'Nobody came; what the terms keep has been charged.',
    'zh-cn': '客人未到，已按政策收取费用。',
  },
  reach: (way) => way.miss(),
}
