/** To what a company books an order. */
export default {
  title: '订单归属',
  fields: { own_reference: '团号/PO', customer: '客户', cost_centre: '成本中心' },
  none: '未填写',
  edit: '修改归属',
  dialog: '{{id}} 的归属',
  hint: '仅公司内部可见，不会发给供应商。修改会记入订单历史。',
  save: '保存',
  saved: '归属已保存',
} as const
