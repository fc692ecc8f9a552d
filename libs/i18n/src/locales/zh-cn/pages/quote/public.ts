/** The page of a quote for the customer. */
export default {
  from: '{{company}} 为 {{customer}} 提供的报价。',
  closed: '此报价当前状态：{{status}}，不能再选择。',
  thanks: '已收到您的选择，{{company}} 会与您联系。',
  gone: '这个链接已失效',
  goneHint: '报价可能已撤销，请联系为您报价的公司。',
  choose: '选择这个方案',
  chooseTitle: '确认选择',
  chooseText: '您选择了“{{title}}”。这还不是预订，公司会再次核对价格并与您联系。',
  message: '留言（选填）',
} as const
