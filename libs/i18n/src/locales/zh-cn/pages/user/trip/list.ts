/** The list of trips. */
export default {
  table: '行程',
  fresh: '新建行程',
  columns: {
    title: '行程',
    dates: '日期与地点',
    products: '产品',
    net: '结算价',
    selling: '销售价',
    checks: '待核对',
    status: '状态',
  },
  status: { empty: '暂无订单', upcoming: '未出发', under_way: '进行中', past: '已结束' },
  month: '服务月份',
  keyword: '行程、团号、客户、客人或订单号',
  products: { hotel: '酒店 {{count}}', car: '用车 {{count}}', airport: '接送机 {{count}}' },
  noDates: '还没有订单',
  checks: '{{count}} 项待核对',
  empty: '没有符合条件的行程',
  emptyHint: '请减少筛选条件再试。',
  none: '还没有行程',
  noneHint: '把同一批客人的酒店、用车和接送机放进一个行程，一页核对，一次出行程单和凭证。',
} as const
