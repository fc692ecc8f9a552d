/** Quotes for the customers of the company. */
export default {
  new: '新报价',
  save: '保存 {{count}} 个方案的报价',
  waiting: '报价：{{hotels}}',
  later: '继续挑选',
  options: '方案',
  sellPrice: '售价（{{currency}}）',
  sellPriceOf: '{{title}} {{subtitle}} 的售价（{{currency}}）',
  removeOption: '移除方案 {{title}}',
  fields: {
    title: '标题',
    customer: '客户',
    contact: '客户邮箱或电话',
    contactHint: '只在公司内部显示',
    until: '有效至',
    price: '向客户显示价格',
    policy: '向客户显示取消政策',
  },
  markup: {
    onNet: '在结算价上加价（%）',
    onTotal: '在售价上加价（%）',
    apply: '应用到全部',
  },
  validUntil: '有效至 {{time}}',
  chosen: '客户已选',
  /** The page of the customer. */
  public: {
    from: '{{company}} 为 {{customer}} 提供的报价。',
    closed: '此报价当前状态：{{status}}，不能再选择。',
    thanks: '已收到您的选择，{{company}} 会与您联系。',
    gone: '这个链接已失效',
    goneHint: '报价可能已撤销，请联系为您报价的公司。',
    choose: '选择这个方案',
    chooseTitle: '确认选择',
    chooseText: '您选择了“{{title}}”。这还不是预订，公司会再次核对价格并与您联系。',
    message: '留言（选填）',
  },
} as const
