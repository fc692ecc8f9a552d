/** The booking form of a hotel. */
export default {
  sections: {
    requests: '特殊要求和到店时间',
  },
  contactHint: '酒店有问题时联系此人，一般是您本人。',
  requestsHint: '会转达酒店，但不保证满足。',
  internalHint: '只有本公司可见，不会发给酒店。',
  late: '较晚到店',
  lateHint: '18:00 之后到店请告知酒店，以免房间被取消。',
  flight: '航班号',
  eta: '预计到店时间',
  etaHint: '酒店当地时间，入住当天',
  mismatch: '实际入住客人的国籍或姓名与预订不符，可能产生额外费用、无法修改，或被拒绝入住。',
  bookedFor: '本次按国籍“{{nationality}}”报价。',
  changeRate: '更换房型',
  noRate: '没有选择房型',
  noRateHint: '请先在酒店页面选择一个价格。',
  toSearch: '搜索酒店',
  toHotel: '返回酒店页面',
  nonRefundableTitle: '确认预订不可退款的房间',
  duplicateText: '有客人在相同日期已有订单。请确认不是重复预订。',
} as const
