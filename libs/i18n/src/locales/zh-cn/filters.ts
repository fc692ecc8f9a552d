/** Fields that filter forms of lists share. */
export default {
  keyword: '关键字',
  from: '从',
  to: '到',
  months: '按月',
  month: '选择月份',
  thisMonth: '本月',
  lastMonth: '上月',
  anyMonth: '不限月份',
  apply: '查询',
  more: '更多筛选',
  fewer: '收起筛选',
  datesWrong: '结束日期不能早于开始日期',
  datesReversed: '结束日期（{{to}}）早于开始日期（{{from}}），因此没有结果。',
  swapDates: '对调日期',
  clearDates: '清除日期',
} as const
