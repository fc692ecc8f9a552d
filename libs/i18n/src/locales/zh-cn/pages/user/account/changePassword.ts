/** Changing the password. */
export default {
  lead: '修改密码后，所有设备上的登录都会失效，需要用新密码重新登录。',
  oldPassword: '当前密码',
  submit: '修改密码',
} as const
