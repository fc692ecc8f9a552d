import type { Language } from '@portal/api-client/contract'

export type { Language }

const defaultLanguage: Language = 'zh-cn'

/** Anything that is not exactly `en` counts as zh-cn, the default and the fallback. */
export function languageOf(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : defaultLanguage
}

/** A text in both languages; what a member wrote is the same in either. */
export interface LocalText {
  readonly en: string
  readonly 'zh-cn': string
}

export const both = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })
