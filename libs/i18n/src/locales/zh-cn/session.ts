/** Registration and password retrieval. */
export default {
  account: '账号',
  accountHint: '3 至 15 个字符，以字母开头，可含字母、数字和下划线。',
  password: '密码',
  passwordHint: '6 至 32 个字符，不含 & < > " \'。',
  newPassword: '新密码',
  repeatPassword: '再次输入新密码',
  agree: '我已阅读并同意服务条款',
  read: { terms: '查看服务条款', privacy: '隐私政策' },
  terms: '服务条款',
  privacy: '隐私政策',
  register: '注册',
  retrieve: '设置新密码',
} as const
