import type { StatusScenario } from './way.ts'

export const inService: StatusScenario = {
  text: {
    en: 'The guests have arrived, or the car is under way.',
    'zh-cn': '客人已入住，或车辆正在服务中。',
  },
  reach: (way) => way.arrive(),
}
