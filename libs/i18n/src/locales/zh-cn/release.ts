/** The question about a new version over a half-filled form. */
export default {
  title: '门户已有新版本',
  text: '切换到新版本需要重新打开页面，未提交的表单内容将会丢失。',
  reload: '立即切换',
  later: '先完成表单',
} as const
