/** Movements of the points. */
export default {
  balance: '当前积分',
  memo: '事由',
  time: '时间',
  score: '变动',
  before: '变动前',
  after: '变动后',
  empty: '还没有积分记录',
  emptyHint: '完成订单后会获得积分。',
} as const
