import { lazyDialog } from '@portal/ui'
import { withTexts } from '../lazy-load.ts'

/** The captcha with its texts, loaded with its first use. */
export const LazyCaptcha = lazyDialog(() => withTexts(['verification'], () => import('./CaptchaDialog.tsx')))
