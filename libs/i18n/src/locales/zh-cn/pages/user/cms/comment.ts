export default {
  table: '我的评论',
  comment: '评论',
  article: '文章',
  time: '时间',
  gone: '文章已删除',
  status: {
    normal: '正常',
    unaudited: '待审核',
    refused: '已拒绝',
  },
  removeTitle: '删除这条评论？',
  removed: '评论已删除',
  removeText: '您在“{{title}}”下的评论将被删除，无法恢复。',
  none: '还没有评论',
  noneHint: '您在文章下发表的评论会出现在这里。',
  browse: '浏览资讯',
} as const
