import { findRate } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import { first } from '../stage.ts'

export const quoteChosen: Scenario = {
  group: 'service',
  title: { en: 'Customer has chosen', 'zh-cn': '客户已选定' },
  text: {
    en: 'A quote was sent, and the customer has chosen an option; it can be booked.',
    'zh-cn': '报价已发送，客户已选定方案，可以预订。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const me = stage.as('goldenland')
    const { rate_key } = await findRate(me)
    const { quote } = await me.done('saveQuote', {
      body: {
        title: 'Two nights in Yangon',
        customer: { name: 'Li Na', contact: 'li.na@example.com' },
        expire_time: Math.floor(stage.world.clock.now() / 1000) + 3 * 86_400,
        show: { price: true, policy: true },
        options: [{ rate_key, sell_price: { amount: '2000.00', currency: 'CNY' } }],
      },
    })
    const sent = await me.done('publishQuote', { body: { id: quote.id, action: 'send' } })
    const { id: option_id } = first(sent.quote.options, 'option')
    const token = (sent.public_url ?? '').slice('/quote/'.length)
    await stage.as(null).done('chooseQuoteOption', {
      body: {
        token,
        version: sent.quote.version,
        option_ids: [option_id],
        message: 'The quieter room, please',
      },
    })
    return { path: `/user/quote/detail/${quote.id}` }
  },
}
