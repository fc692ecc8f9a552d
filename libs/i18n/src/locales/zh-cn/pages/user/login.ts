/** The login page and its captcha. */
export default {
  heading: '登录',
  lead: '登录后可查询同行价并预订。',
  account: '账号、邮箱或手机号',
  password: '密码',
  showPassword: '显示或隐藏密码',
  keep: '保持登录状态',
  submit: '登录',
  why: {
    'sign-in': '打开该页面需要登录，登录后将回到原页面。',
    expired: '登录已过期。请重新登录，登录后将回到刚才的页面，已填写的内容会保留。',
  },
  closed: '会员中心暂未开放，目前无法登录。',
  optionsFailed: '登录页面未能完整加载。',
  captcha: {
    title: '安全验证',
    prompt: '请依次点击',
    picture: '验证图片，宽 {{width}} 高 {{height}}',
    loading: '正在加载验证图片',
    refresh: '换一张图片',
    checking: '正在验证',
    marker: '第 {{number}} 个点击，点击可移除',
    remaining: '还需点击 {{count}} 处',
    keyboard: '键盘操作：方向键移动准星，按住 Shift 移动更快，回车键或空格键点击，退格键移除最后一个点击。',
  },
} as const
