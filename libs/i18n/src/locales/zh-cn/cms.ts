export default {
  views: '{{count}} 次浏览',
  comments: '{{count}} 条评论',
  likes: '{{count}} 个赞',
  points: '{{count}} 积分',
  elsewhere: '{{title}}（在新窗口打开）',
  crumbs: '当前位置',
  tags: '标签',
  flags: {
    top: '置顶',
    hot: '热门',
    recommend: '推荐',
    new: '最新',
  },
  payTypes: {
    balance: '公司余额',
    score: '积分',
    wx: '微信支付',
    alipay: '支付宝',
  },
  columns: {
    title: '标题',
    channel: '栏目',
    status: '状态',
    actions: '操作',
  },
} as const
