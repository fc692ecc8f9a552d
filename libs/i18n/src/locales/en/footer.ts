import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/footer.ts'

export default {
  label: 'About this site',
  articles: 'Articles',
  about: 'About us',
  terms: 'Service terms',
  privacy: 'Privacy',
  build: 'Build {{id}}',
} as const satisfies Texts<typeof zh>
