export default {
  updated: '更新于 {{time}}',
  agreements: { about: '关于我们', terms: '服务条款', privacy: '隐私政策' },
} as const
