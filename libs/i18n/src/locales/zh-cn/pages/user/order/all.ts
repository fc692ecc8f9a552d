/** The list of all orders. */
export default {
  table: '全部订单',
  keywordHint: '订单号、团号、客户、客人、酒店、确认号',
  dateFields: { booking: '下单日期', check_in: '开始日期', check_out: '结束日期' },
  none: '还没有订单',
  noneHint: '搜索酒店、租车或接送机并预订后，订单会显示在这里。',
  search: '去搜索',
} as const
