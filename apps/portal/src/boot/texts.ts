import { language, loadTexts, setupI18n } from '@portal/i18n'

/** The stored language, and the texts of the shell around every page. */
export async function loadShellTexts(): Promise<void> {
  await setupI18n()
  await loadTexts(language(), ['site'])
}
