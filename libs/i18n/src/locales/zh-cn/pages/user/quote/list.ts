/** The list of quotes. */
export default {
  table: '客户报价',
  columns: {
    title: '标题',
    customer: '客户',
    price: '方案最低价',
    until: '有效至',
    views: '浏览',
    operator: '操作人',
    status: '状态',
  },
  status: {
    draft: '草稿',
    sent: '已发送',
    viewed: '已查看',
    chosen: '客户已选',
    booked: '已转订单',
    expired: '已过期',
    revoked: '已撤销',
  },
  options: '{{count}} 个方案',
  keyword: '标题或客户',
  empty: '没有符合条件的报价',
  emptyHint: '请减少筛选条件再试。',
  none: '还没有报价',
  noneHint: '搜索酒店、用车或接送机，把合适的加入报价。',
  search: '去搜索',
} as const
