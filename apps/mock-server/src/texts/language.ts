/** The two interface languages; zh-cn is the default and the fallback. */
export type Language = 'zh-cn' | 'en'

export const defaultLanguage: Language = 'zh-cn'

/** Anything that is not exactly `en` counts as zh-cn. */
export function languageOf(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : defaultLanguage
}
