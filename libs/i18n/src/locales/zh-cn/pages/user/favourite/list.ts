/** The hotels that a member has marked. */
export default {
  table: '收藏的酒店',
  hotel: '酒店',
  city: '城市',
  note: '备注与标签',
  added: '收藏日期',
  actions: '操作',
  remove: '取消收藏',
  removeTitle: '取消收藏这家酒店',
  removeText: '“{{name}}”将从收藏中移除，可随时在酒店页面重新收藏。',
  removeNoted: '“{{name}}”将从收藏中移除，其备注和标签会一并删除，无法恢复。',
  none: '还没有收藏酒店',
  noneHint: '在酒店列表或酒店页面点击心形图标，收藏的酒店会出现在这里。',
  search: '搜索酒店',
} as const
