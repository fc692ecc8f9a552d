/** The two interface languages, as the server, the storage and the text bundles write them. */
export type Language = 'zh-cn' | 'en'

export const languages: readonly Language[] = ['zh-cn', 'en']

/** Where no choice is stored, and where a text is missing. What the browser asks for does not count. */
export const defaultLanguage: Language = 'zh-cn'

const storageKey = 'ba-lang'

export const isLanguage = (value: unknown): value is Language => value === 'zh-cn' || value === 'en'

/** The stored choice; anything else found there, or a storage that refuses to answer, counts as zh-cn. */
export function readStoredLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : defaultLanguage
  } catch {
    return defaultLanguage
  }
}

/** False when the storage refuses; the choice then lasts for this page only. */
export function storeLanguage(chosen: Language): boolean {
  try {
    localStorage.setItem(storageKey, chosen)
    return true
  } catch {
    return false
  }
}

/** BCP 47 tag for `<html lang>` and for `Intl`; en-GB because days stand before months here. */
export const localeOf = (chosen: Language): string => (chosen === 'zh-cn' ? 'zh-CN' : 'en-GB')
