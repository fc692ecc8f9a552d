export default {
  updated: '更新于 {{time}}',
} as const
