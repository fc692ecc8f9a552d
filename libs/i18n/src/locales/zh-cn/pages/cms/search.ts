export default {
  keyword: '关键词',
  placeholder: '例如：签证、蒲甘',
  hot: '热门搜索',
  change: '换一批',
  times: '{{count}} 次',
} as const
