import { language, loadTexts } from '@portal/i18n'
import { lateSection } from '@portal/ui'
import { type ComponentType } from 'react'

const withTexts = async (): Promise<{ default: ComponentType }> => {
  const [part] = await Promise.all([import('./Footer.tsx'), loadTexts(language(), ['footer'])])
  return part
}

/** Nobody looks there first, so it comes after the page. No page fails for want of it. */
export const LateFooter = lateSection(() => withTexts().catch(() => ({ default: () => null })))
