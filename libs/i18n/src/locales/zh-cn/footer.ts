/** The footer of public pages. */
export default {
  label: '站点信息',
  articles: '资讯',
  about: '关于我们',
  terms: '服务条款',
  privacy: '隐私政策',
  build: '版本 {{id}}',
} as const
