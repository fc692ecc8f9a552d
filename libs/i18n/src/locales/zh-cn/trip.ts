/** A trip: its orders under one title. What its own pages, bookings, orders and quotes share. */
export default {
  fields: { title: '行程名称', trip: '行程' },
  /** Above searches and booking forms that belong to a trip. */
  bar: {
    label: '所属行程',
    title: '为行程预订：{{title}}',
    hint: '下单后订单自动加入这个行程',
    back: '返回行程',
    leave: '不加入行程',
    gone: '找不到这个行程，下单后不会加入任何行程。',
  },
  /** Puts orders into a new or an existing trip. */
  join: {
    open: '加入行程',
    title: '把 {{count}} 个订单加入行程',
    fresh: '新建行程',
    hint: '行程把酒店、用车和接送机放在一起，便于核对和生成行程单。订单本身不变。',
    submit: '加入行程',
    create: '建立行程',
    done: '订单已加入行程“{{title}}”',
    created: '行程“{{title}}”已建立',
  },
  /** Booked from an order, filled in from it. */
  parts: {
    label: '为本订单加订',
    pickup: '接机',
    dropoff: '送机',
    return_transfer: '返程接送',
    next_hotel: '下一家酒店',
    joins: '地点、日期和客人已代填，下单后自动加入这个行程。',
    alone: '地点、日期和客人已代填，下单后不属于任何行程；如需放在一起，请先把本订单加入行程。',
  },
} as const
