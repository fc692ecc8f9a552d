/** Which fields orders are booked to. */
export default {
  hint: '这些字段会出现在预订表单、订单、列表、账单和导出中。已有订单的内容不受影响。',
  about: {
    own_reference: '公司自己的团号或采购单号',
    customer: '订单属于哪个客户',
    cost_centre: '费用记入哪个成本中心',
  },
  uses: { off: '不使用', offered: '选填', required: '必填' },
  save: '保存',
  refused: '只有管理员可以修改。',
} as const
