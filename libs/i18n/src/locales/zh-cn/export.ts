/** Exports. */
export default {
  button: '导出',
  busy: '正在生成：{{percent}}%',
  formats: { xlsx: 'Excel（.xlsx），推荐', csv: 'CSV（.csv）' },
  saved: '{{name}} 已保存',
  again: '暂时无法获知导出进度，导出仍在继续，稍后会再次查询',
  failed: '导出失败，请重试',
} as const
