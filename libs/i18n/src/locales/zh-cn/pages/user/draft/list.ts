/** Bookings that were begun and not sent. */
export default {
  table: '未完成的预订',
  title: '预订内容',
  untitled: '未命名',
  product: '产品',
  step: '进度',
  steps: { search: '搜索', select: '选择', guests: '填写客人', review: '核对' },
  owner: '填写人',
  you: '您',
  updated: '最后保存',
  actions: '操作',
  remove: '删除',
  removeTitle: '删除这份草稿',
  removeText: '“{{title}}” 已填写的内容将被删除，无法恢复。',
  none: '没有未完成的预订',
  noneHint: '预订表单会自动保存，未提交的内容会出现在这里。',
  search: '搜索酒店',
} as const
