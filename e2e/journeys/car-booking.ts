/** A search in Yangon, some weeks after the world starts, for two adults and three days. */
const search = {
  pick_up: 'yangon-downtown',
  pick_up_name: 'Downtown Yangon',
  drop_off: 'yangon-downtown',
  drop_off_name: 'Downtown Yangon',
  start: '2026-12-10T09:00:00+06:30',
  end: '2026-12-12T18:00:00+06:30',
  tz: 'Asia/Yangon',
  passengers: '2',
}

export const carResultsAddress = `/car/list?${new URLSearchParams(search)}`

/** The booking page of a model, hired by the day. */
export const hireAddress = (model_id: string) =>
  `/car/booking?${new URLSearchParams({ ...search, model_id, rental_type: 'day', days_or_hours: '3', number_of_rentals: '1' })}`

/** The labels on the way from a car search to an order. */
export const carLabels = {
  'zh-cn': {
    tab: '租车',
    searches: { 酒店: '酒店搜索', 租车: '租车搜索', 接送机: '接送机搜索' },
    pickUp: '上车地点',
    dropOff: '下车地点',
    typed: '曼德勒',
    city: /^曼德勒.*缅甸/,
    search: '搜索车辆',
    found: /找到 \d+ 款车/,
    choose: /^选择: 丰田埃尔法/,
    driverLanguage: '司机语言',
    chinese: /^中文/,
    fee: /中文司机/,
    lines: '价格明细',
    lead: '姓名，成人 1',
    phone: '主要乘客电话',
    contact: '联系电话',
    place: '提交订单',
    pay: /支付/,
  },
  en: {
    tab: 'Car rentals',
    searches: {
      Hotels: 'Hotel search',
      'Car rentals': 'Car search',
      'Airport transfers': 'Airport transfer search',
    },
    pickUp: 'Pick-up location',
    dropOff: 'Drop-off location',
    typed: 'Mandalay',
    city: /^Mandalay.*Myanmar/,
    search: 'Search cars',
    found: /\d+ models found/,
    choose: /^Choose: Toyota Alphard/,
    driverLanguage: 'Driver’s language',
    chinese: /^Chinese/,
    fee: /Chinese-speaking driver/,
    lines: 'Price breakdown',
    lead: 'Full name, Adult 1',
    phone: 'Phone of the lead passenger',
    contact: 'Contact phone',
    place: 'Place order',
    pay: /Pay/,
  },
} as const
