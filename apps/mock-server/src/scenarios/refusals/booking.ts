import {
  bookConfirmedStay,
  bookStay,
  carForm,
  findRate,
  findTransfer,
  hotelPath,
  orderPath,
  payment,
  quoteCar,
  resultsPath,
  stayForm,
} from '../bookings.ts'
import { attemptOf, type Refusals, refuseNext } from './refusal.ts'

const me = 'goldenland'

/** Search, prices, booking and the order afterwards. */
export const bookingRefusals: Refusals<
  | 'VALIDATION'
  | 'NOT_FOUND'
  | 'SEARCH_EXPIRED'
  | 'RATE_EXPIRED'
  | 'QUOTE_EXPIRED'
  | 'OUTCOME_REQUIRED'
  | 'DUPLICATE_STAY'
  | 'IDEMPOTENCY_CONFLICT'
  | 'VERSION_CONFLICT'
  | 'ACTION_NOT_ALLOWED'
  | 'OFFER_EXPIRED'
> = {
  VALIDATION: {
    text: {
      en: 'Name a guest with digits: every wrong field is marked at once.',
      'zh-cn': '在客人姓名中输入数字：所有有误的字段会同时标出。',
    },
    persona: me,
    prepare: async (stage) => {
      const body = await stayForm(stage.as(me), {}, ['12345', '67890'])
      return { path: hotelPath(stage, '1001'), attempt: attemptOf(stage, me, 'bookHotel', { body }) }
    },
  },
  NOT_FOUND: {
    text: { en: 'The order belongs to another company.', 'zh-cn': '该订单属于其他公司。' },
    persona: me,
    prepare: async (stage) => {
      const { list } = await stage
        .as('jadecredit')
        .mustSucceed('listOrders', { query: { order_type: 'hotel', limit: 1 } })
      const id = list[0]?.booking_id ?? ''
      return {
        path: `/user/order/detail/${id}`,
        attempt: attemptOf(stage, me, 'getOrder', { query: { id } }),
      }
    },
  },
  SEARCH_EXPIRED: {
    text: {
      en: 'The next page of results finds its search expired.',
      'zh-cn': '下一次读取结果时提示搜索已过期。',
    },
    persona: me,
    prepare: (stage) => {
      refuseNext(stage, 'listHotelSearchResults', 'SEARCH_EXPIRED')
      const path = resultsPath(stage)
      const attempt = attemptOf(stage, me, 'listHotelSearchResults', { query: { search_id: 'gone' } })
      return { path, attempt }
    },
  },
  RATE_EXPIRED: {
    text: {
      en: 'Wait on the page of the hotel for a day of the world’s clock, then choose a rate.',
      'zh-cn': '停留在酒店页面，将时钟推进一天后再选择价格。',
    },
    persona: me,
    prepare: async (stage) => {
      const path = hotelPath(stage, '1001')
      const { rate_key, total_price: known_total } = await findRate(stage.as(me))
      return {
        path,
        attempt: () => {
          stage.advance(86_400_000)
          return stage.as(me).call('checkHotelRate', { body: { rate_key, known_total } })
        },
      }
    },
  },
  QUOTE_EXPIRED: {
    text: {
      en: 'Open the dialog of cancelling, let an hour pass, then cancel.',
      'zh-cn': '打开取消对话框，将时钟推进一小时后再确认取消。',
    },
    persona: me,
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage)
      const { quote } = await stage.as(me).mustSucceed('quoteOrderCancellation', { body: { id } })
      const body = {
        id,
        quote_id: quote?.quote_id ?? '',
        version: quote?.order_version ?? 0,
        accept_penalty: true,
      }
      return {
        path: orderPath(stage, id),
        attempt: () => {
          stage.advance(3_600_000)
          return stage.as(me).call('cancelOrder', { body })
        },
      }
    },
  },
  OUTCOME_REQUIRED: {
    text: {
      en: 'The next booking of a car finds that its total has moved.',
      'zh-cn': '下一次预订用车时提示总价已变动。',
    },
    persona: me,
    prepare: async (stage) => {
      const form = await carForm(stage.as(me))
      refuseNext(stage, 'bookCar', 'OUTCOME_REQUIRED')
      return { path: '/car/list', attempt: attemptOf(stage, me, 'bookCar', { body: form }) }
    },
  },
  DUPLICATE_STAY: {
    text: {
      en: 'WANG WEI and LI NA stay there already: book them again.',
      'zh-cn': 'WANG WEI 与 LI NA 同期已有订单：请为其再次预订。',
    },
    persona: me,
    prepare: async (stage) => {
      await bookStay(stage.as(me))
      const body = await stayForm(stage.as(me))
      return { path: hotelPath(stage, '1001'), attempt: attemptOf(stage, me, 'bookHotel', { body }) }
    },
  },
  IDEMPOTENCY_CONFLICT: {
    text: {
      en: 'The next booking of a hotel finds its form sent already with other contents.',
      'zh-cn': '下一次预订酒店时提示该表单已用其他内容提交过。',
    },
    persona: me,
    prepare: async (stage) => {
      const body = await stayForm(stage.as(me))
      refuseNext(stage, 'bookHotel', 'IDEMPOTENCY_CONFLICT')
      return { path: hotelPath(stage, '1001'), attempt: attemptOf(stage, me, 'bookHotel', { body }) }
    },
  },
  VERSION_CONFLICT: {
    text: {
      en: 'Leave the page open, let golden_booker change the order, then pay: the newest state is shown.',
      'zh-cn': '保持页面打开，由 golden_booker 修改订单后再付款：会显示最新状态。',
    },
    persona: me,
    prepare: async (stage) => {
      const { booking_id: id, version } = await bookStay(stage.as(me))
      return {
        path: orderPath(stage, id),
        attempt: async () => {
          const changes = { special_requests: 'A quiet room' }
          await stage.as('golden_booker').mustSucceed('amendOrder', { body: { id, version, changes } })
          const body = { id, version, channel: 'predeposit' as const, client_ref: stage.ref() }
          return stage.as(me).call('payOrder', { body })
        },
      }
    },
  },
  ACTION_NOT_ALLOWED: {
    text: {
      en: 'The order is paid already; paying it again is refused.',
      'zh-cn': '订单已付款，再次付款会被拒绝。',
    },
    persona: me,
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage)
      return { path: orderPath(stage, id), attempt: attemptOf(stage, me, 'payOrder', payment(stage, id)) }
    },
  },
  OFFER_EXPIRED: {
    text: {
      en: 'Search a transfer, let half an hour pass, then choose an offer.',
      'zh-cn': '搜索接送机，将时钟推进半小时后再选择报价。',
    },
    persona: me,
    prepare: async (stage) => {
      await quoteCar(stage.as(me))
      const { offer_key } = await findTransfer(stage.as(me))
      return {
        path: '/airport/list',
        attempt: () => {
          stage.advance(31 * 60_000)
          return stage.as(me).call('quoteTransfer', { body: { offer_key, driver_language: 'burmese' } })
        },
      }
    },
  },
}
