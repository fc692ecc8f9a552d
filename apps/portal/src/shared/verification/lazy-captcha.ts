import { language, loadTexts } from '@portal/i18n'
import { lazyDialog } from '@portal/ui'

/** The captcha with its texts, loaded with its first use. */
export const LazyCaptcha = lazyDialog(async () => {
  const [part] = await Promise.all([import('./CaptchaDialog.tsx'), loadTexts(language(), ['verification'])])
  return part
})
