export default {
  table: '租车订单',
  keywordHint: '订单号、车型、车牌、客人',
  dateFields: { booking: '下单日期', check_in: '用车日期', check_out: '结束日期' },
  columns: { vehicle: '车型', rentalDate: '用车日期', driver: '司机' },
  none: '还没有租车订单',
  noneHint: '搜索车辆并下单后，订单会显示在这里。',
  search: '搜索租车',
} as const
