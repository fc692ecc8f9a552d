import { lateDialog, lateSection } from '@portal/ui'
import { withTexts } from '../../../shared/with-texts.ts'
import { withProductPart } from '../../../trade/product/parts.ts'

const withAmendments = <Code>(code: () => Promise<Code>): Promise<Code> =>
  withProductPart('amendments', () => withTexts(['order-change', 'guest', 'booking'], code))

/** What a change of an order needs comes when one is made, or stands open. */
export const AmendDialog = lateDialog(() => withAmendments(() => import('./AmendDialog.tsx')))

export const AmendmentNote = lateSection(() => withAmendments(() => import('./AmendmentNote.tsx')))
