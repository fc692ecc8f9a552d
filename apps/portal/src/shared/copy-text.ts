import { textOf } from '@portal/i18n'
import { notify } from '@portal/ui'

/** Copies a shown text and says so; where the browser does not allow it, the text can still be selected by hand. */
export async function copyText(text: string): Promise<void> {
  const t = textOf('common')
  try {
    await navigator.clipboard.writeText(text)
    notify.success(t('copied'))
  } catch {
    notify.error(t('copyFailed'))
  }
}
