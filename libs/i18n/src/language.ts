/** The two interface languages, as the server, the storage and the text bundles name them. */
export type Language = 'zh-cn' | 'en'

export const languages: readonly Language[] = ['zh-cn', 'en']

/** Used without a stored choice and for missing texts. The browser's language does not count. */
export const defaultLanguage: Language = 'zh-cn'

const storageKey = 'ba-lang'

export const isLanguage = (value: unknown): value is Language => value === 'zh-cn' || value === 'en'

/** The stored choice; zh-cn if it is invalid or storage is blocked. */
export function readStoredLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : defaultLanguage
  } catch {
    return defaultLanguage
  }
}

/** False if storage is blocked or full; the choice then lasts for this page only. */
export function storeLanguage(chosen: Language): boolean {
  try {
    localStorage.setItem(storageKey, chosen)
    return true
  } catch {
    return false
  }
}

/** BCP 47 tag for `<html lang>` and for `Intl`; en-GB because the day comes before the month. */
export const localeOf = (chosen: Language): string => (chosen === 'zh-cn' ? 'zh-CN' : 'en-GB')
