/** The login page and its captcha. */
export default {
  headings: {
    login: '登录',
    register: '注册',
    retrieve: '找回密码',
  },
  leads: {
    login: '登录后可查询同行价并预订。',
    register: '注册成功后会直接登录。',
    retrieve: '验证码会发送到账号绑定的邮箱或手机，用它设置新密码。',
  },
  benefits: {
    title: '面向旅行社的酒店、用车与接送机预订',
    prices: '同行价，预存款或月结授信付款',
    terms: '期限同时显示当地时间和您的时间，费用在确认前告知',
    vouchers: '订单确认即出凭证，中文、英文或双语',
  },
  forgotten: '忘记密码？',
  noAccount: '还没有账号？',
  haveAccount: '已有账号？',
  noWays: '目前无法发送验证码，请联系网站管理员。',
  account: '账号、邮箱或手机号',
  password: '密码',
  keep: '保持登录状态',
  submit: '登录',
  why: {
    'sign-in': '打开该页面需要登录，登录后将回到原页面。',
    password: '密码已修改，所有设备上的登录均已失效。请用新密码重新登录。',
    expired: '登录已过期。请重新登录，登录后将回到刚才的页面，已填写的内容会保留。',
  },
  closed: '会员中心暂未开放，目前无法登录。',
} as const
