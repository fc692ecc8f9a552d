/** Fields that filter forms of lists share. */
export default {
  keyword: '关键字',
  from: '从',
  to: '到',
  apply: '查询',
  datesWrong: '结束日期不能早于开始日期',
} as const
