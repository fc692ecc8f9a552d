import { type Language, language, loadTexts, setupI18n } from '@portal/i18n'

/** A language, the stored one when none is named, and the texts of the shell around every page. */
export async function loadShellTexts(chosen?: Language): Promise<void> {
  await setupI18n(chosen)
  await loadTexts(language(), ['site'])
}
