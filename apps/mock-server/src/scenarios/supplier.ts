import { bookStay, hotelPath, orderPath, pay, resultsPath } from './bookings.ts'
import type { Scenario } from './scenario.ts'

/** Prices that move, and suppliers that answer late, otherwise or not at all. */
export const supplierScenarios = {
  price_moved: {
    group: 'supplier',
    title: { en: 'Price moved', 'zh-cn': '价格已变动' },
    text: {
      en: 'Choose a rate: it has become dearer when it is checked.',
      'zh-cn': '选择任一价格：核对时已涨价。',
    },
    persona: 'goldenland',
    prepare: (stage) => ({ path: hotelPath(stage, '1002') }),
  },
  sold_out: {
    group: 'supplier',
    title: { en: 'Sold out at the check', 'zh-cn': '核对时已售罄' },
    text: {
      en: 'Choose a rate: nothing is left when it is checked, and others are offered.',
      'zh-cn': '选择任一价格：核对时已售罄，并推荐其他选择。',
    },
    persona: 'goldenland',
    prepare: (stage) => ({ path: hotelPath(stage, '1003') }),
  },
  terms_moved: {
    group: 'supplier',
    title: { en: 'Terms changed', 'zh-cn': '政策已变更' },
    text: {
      en: 'Choose a rate: its terms of cancellation have changed when it is checked.',
      'zh-cn': '选择任一价格：核对时取消政策已变更。',
    },
    persona: 'goldenland',
    prepare: (stage) => ({ path: hotelPath(stage, '1011') }),
  },
  hotel_on_request: {
    group: 'supplier',
    title: { en: 'On request', 'zh-cn': '需酒店确认' },
    text: {
      en: 'Paid; the hotel has to be asked and confirms after twenty minutes.',
      'zh-cn': '已付款；须向酒店询问，二十分钟后确认。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1004' })
      await pay(stage, 'goldenland', booking_id)
      return { path: orderPath(stage, booking_id) }
    },
  },
  supplier_silent: {
    group: 'supplier',
    title: { en: 'Supplier silent', 'zh-cn': '供应商不答复' },
    text: {
      en: 'Paid, and no answer comes: staff take over after three minutes.',
      'zh-cn': '已付款但一直没有答复：三分钟后转人工处理。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1007' })
      await pay(stage, 'goldenland', booking_id)
      return { path: orderPath(stage, booking_id) }
    },
  },
  supplier_rejects: {
    group: 'supplier',
    title: { en: 'Supplier rejects', 'zh-cn': '供应商拒单' },
    text: {
      en: 'Paid; the hotel rejects it after eight seconds, and the money comes back.',
      'zh-cn': '已付款；八秒后酒店拒单，款项退回。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1005' })
      await pay(stage, 'goldenland', booking_id)
      return { path: orderPath(stage, booking_id) }
    },
  },
  supplier_changes: {
    group: 'supplier',
    title: { en: 'Supplier offers other terms', 'zh-cn': '供应商提出变更' },
    text: {
      en: 'Paid; after eight seconds the hotel offers something else.',
      'zh-cn': '已付款；八秒后酒店提出变更方案。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1006' })
      await pay(stage, 'goldenland', booking_id)
      return { path: orderPath(stage, booking_id) }
    },
  },
  slow_hotel: {
    group: 'supplier',
    title: { en: 'Slow supplier', 'zh-cn': '供应商响应缓慢' },
    text: {
      en: 'The hotel that is searched for arrives four seconds of the world’s clock after the others.',
      'zh-cn': '所搜索的酒店比其他结果晚四秒（模拟时钟）返回。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { hotel } = await stage.as('goldenland').mustSucceed('getHotel', { query: { id: '1008' } })
      return { path: resultsPath(stage, { type: 'hotel', id: '1008', name: hotel.name }) }
    },
  },
  non_refundable: {
    group: 'supplier',
    title: { en: 'Non-refundable only', 'zh-cn': '仅有不可退款价格' },
    text: {
      en: 'Every rate is bought for good.',
      'zh-cn': '所有价格均不可退款。',
    },
    persona: 'goldenland',
    prepare: (stage) => ({ path: hotelPath(stage, '1009') }),
  },
  nationality_surcharge: {
    group: 'supplier',
    title: { en: 'Price by nationality', 'zh-cn': '按国籍定价' },
    text: {
      en: 'Other nationalities pay another price; change the one of the search.',
      'zh-cn': '不同国籍价格不同；请在搜索中更换国籍。',
    },
    persona: 'goldenland',
    prepare: (stage) => ({ path: hotelPath(stage, '1010') }),
  },
} as const satisfies Readonly<Record<string, Scenario>>
