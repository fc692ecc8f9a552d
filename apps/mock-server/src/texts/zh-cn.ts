/**
 * What the server says beside the names that the contract gives (errors, reasons and statuses have theirs
 * in `labels`). Placeholders stand in braces.
 */
export const zhCn = {
  /** Success messages, named by `ok(data, key)`. */
  messages: {
    signed_in: '登录成功！',
    signed_out: '已退出登录',
  },
  /** What is wrong with one field. */
  validation: {
    required: '不能为空',
    type_string: '请输入文字',
    type_number: '请输入数字',
    type_integer: '请输入整数',
    type_boolean: '只能是 true 或 false',
    type_array: '应为列表',
    type_object: '应为对象',
    type_other: '格式不正确',
    min_string: '不能少于{minimum}个字符',
    max_string: '不能超过{maximum}个字符',
    min_number: '不能小于{minimum}',
    max_number: '不能大于{maximum}',
    min_array: '至少{minimum}项',
    max_array: '最多{maximum}项',
    format: '格式不正确',
    date: '请输入正确的日期',
    email: '请输入正确的邮箱',
    value: '只能是：{values}',
    unknown: '没有这个字段',
    other: '内容不正确',
  },
  /** What is wrong with a whole request. */
  http: {
    malformed: '请求内容不是有效的 JSON',
    content_type: '请求内容类型应为 {expected}',
    too_large: '请求内容超过 {limit} 字节',
    not_found: '接口不存在：{method} {path}',
    session_expired: '登录已过期，请重新登录',
    failure: '服务器内部错误',
    fault: '模拟故障',
    answer_outside_contract: '应答不符合接口约定',
  },
} as const
