/** The visitor's home page below the search. */
export default {
  label: '平台介绍',
  points: {
    money: { title: '同行价，结算灵活', text: '预存款或月结授信付款，账单与发票在线办理。' },
    terms: {
      title: '条款一目了然',
      text: '取消政策逐条写明，期限同时显示当地时间与您的时间，费用在确认前可见。',
    },
    documents: { title: '凭证即时下载', text: '凭证支持中文、英文或双语，附当地文字的地址卡，方便司机。' },
  },
  join: '仅面向旅行企业，用邮箱或手机号注册，即可登录使用。',
  register: '注册账号',
} as const
