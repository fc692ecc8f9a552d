import { type Language, localeOf, readStoredLanguage, storeLanguage } from './language.ts'
import { loadBaseTexts } from './load-texts.ts'
import { translator } from './translator.ts'

/**
 * Puts the language in force and loads what every page needs. Without an argument: the stored choice, else
 * zh-cn. If the English base bundles cannot be had, the zh-cn ones stand in.
 */
export async function setupI18n(chosen: Language = readStoredLanguage()): Promise<void> {
  await loadBaseTexts(chosen).catch(() => loadBaseTexts('zh-cn'))
  await translator.changeLanguage(chosen)
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(chosen)
}

/** Saves the choice and starts the page again in it; a reload is what the specification asks for. */
export function setLanguage(chosen: Language, reload: () => void = () => location.reload()): void {
  storeLanguage(chosen)
  reload()
}
