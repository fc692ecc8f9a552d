/** The question before unsaved input is lost. */
export default {
  leave: { title: '离开此页面？', text: '已填写的内容尚未提交，离开后将会丢失。', confirm: '离开' },
  language: {
    title: '现在切换语言？',
    text: '切换语言需要重新打开页面，已填写但未提交的内容将会丢失。',
    confirm: '切换',
  },
  signOut: { title: '现在退出登录？', text: '已填写但未提交的内容将会丢失。', confirm: '退出登录' },
  newVersion: {
    title: '门户已有新版本',
    text: '切换到新版本需要重新打开页面，未提交的表单内容将会丢失。',
    reload: '立即切换',
    later: '先完成表单',
  },
  stay: '留在此页',
} as const
