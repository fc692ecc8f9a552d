/** Quotes for the customers of the company. */
export default {
  new: '新报价',
  save: '保存 {{count}} 个方案的报价',
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
} as const
