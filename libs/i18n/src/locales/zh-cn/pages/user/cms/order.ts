export default {
  table: '付费内容',
  amount: '金额',
  type: '付款方式',
  sn: '单号',
  time: '付款时间',
  none: '还没有购买内容',
  noneHint: '购买的文章会出现在这里，可随时阅读。',
  browse: '浏览资讯',
} as const
