import { resultsPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const slowHotel: Scenario = {
  group: 'supplier',
  title: { en: 'Slow supplier', 'zh-cn': '供应商响应缓慢' },
  text: {
    en: 'The hotel that is searched for arrives four seconds of the world’s clock after the others.',
    'zh-cn': '所搜索的酒店比其他结果晚四秒（模拟时钟）返回。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const { hotel } = await stage.as('goldenland').done('getHotel', { query: { id: '1008' } })
    return { path: resultsPath(stage, { type: 'hotel', id: '1008', name: hotel.name }) }
  },
}
