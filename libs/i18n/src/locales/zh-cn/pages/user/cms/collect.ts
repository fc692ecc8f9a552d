export default {
  table: '收藏的文章',
  collected: '收藏时间',
  views: '浏览',
  remove: '取消收藏',
  none: '还没有收藏',
  noneHint: '在文章页点击“收藏”，文章会出现在这里。',
  browse: '浏览资讯',
} as const
