/** Proving who one is: the click captcha, and codes sent by e-mail or SMS. */
export default {
  captcha: {
    title: '安全验证',
    prompt: '请依次点击',
    picture: '验证图片，宽 {{width}} 高 {{height}}',
    loading: '正在加载验证图片',
    refresh: '刷新',
    checking: '正在验证',
    marker: '第 {{number}} 个点击，点击可移除',
    remaining: '还需点击 {{count}} 处',
    keyboard: '键盘操作：方向键移动准星，按住 Shift 移动更快，回车键或空格键点击，退格键移除最后一个点击。',
  },
  way: '接收验证码的方式',
  email: '电子邮箱',
  mobile: '手机号码',
  areaNum: '国家/地区代码',
  code: '验证码',
  codeHint: '四位字母或数字，10 分钟内有效。',
  send: '发送验证码',
  wait: '{{count}} 秒后可重新发送',
} as const
