export default {
  table: '接送机订单',
  keywordHint: '订单号、航班、客人、联系人',
  dateFields: { booking: '下单日期', check_in: '用车日期', check_out: '结束日期' },
  columns: { type: '类型', flight: '航班号', pickUpTime: '上车时间' },
  none: '还没有接送机订单',
  noneHint: '搜索接送机并下单后，订单会显示在这里。',
  search: '搜索接送机',
} as const
