/** A page of another site inside the portal. */
export default {
  loading: '正在加载 {{host}} 的页面。',
  from: '以下内容来自 {{host}}。',
  newWindow: '在新窗口打开',
  refusedHint: '只能嵌入本站列出的网站。如需使用该页面，请联系网站管理员。',
} as const
