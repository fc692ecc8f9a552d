/** A new password for the own account. */
export default {
  lead: '修改密码后，所有设备上的登录都会失效，需要用新密码重新登录。',
  oldPassword: '当前密码',
  newPassword: '新密码',
  repeat: '再次输入新密码',
  rule: '6 至 32 个字符，不含 & < > " \'。',
  submit: '修改密码',
} as const
