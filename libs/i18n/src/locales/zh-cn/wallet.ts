/** Pre-deposit balance and credit line. */
export default {
  predeposit: '预存款',
  credit: '授信',
  balance: '余额',
  frozen: '冻结',
  available: '可用',
  availableLater: '付清逾期账单后可用',
  limit: '授信额度',
  tempLimit: '临时额度',
  tempUntil: '有效至 {{time}}',
  used: '已用',
  overdue: '逾期',
  overdueBlock: '有逾期账单，授信已暂停使用',
  low: '余额低于预警线 {{money}}',
  noCredit: '您的公司未开通授信。',
} as const
