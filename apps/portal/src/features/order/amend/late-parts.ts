import { lateDialog, lateSection } from '@portal/ui'
import { amendmentTexts } from '../../../products/amendment-texts.ts'
import { withTexts } from '../../../shared/with-texts.ts'

const texts = ['order-change' as const, 'guest' as const, ...Object.values(amendmentTexts).flat()]

/** What a change of an order needs comes when one is made, or stands open. */
export const AmendDialog = lateDialog(() =>
  withTexts([...texts, 'booking'], () => import('./AmendDialog.tsx')),
)

export const AmendmentNote = lateSection(() => withTexts(texts, () => import('./AmendmentNote.tsx')))
