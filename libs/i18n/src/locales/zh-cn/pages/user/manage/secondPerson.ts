/** From which amount a bill is paid only when a second person confirms it. */
export default {
  hint: '付款由一人申请、另一人确认：不能确认自己的付款；一方曾为另一方开设账号或设置密码的，也不能确认（主账号除外）。等待期间不扣款，72 小时内未确认即失效。',
  on: '用余额支付账单须第二人确认',
  over: '超过此金额时（{{currency}}）',
  overHint: '分次付款按整张账单计算；当天未经第二人确认的付款一并计入。',
  amountWrong: '请输入大于 0、最多两位小数的金额',
  refused: '仅主账号可以修改此设置。',
  save: '保存',
} as const
