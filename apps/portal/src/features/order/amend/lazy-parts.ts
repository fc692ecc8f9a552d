import { lazyDialog, lazySection } from '@portal/ui'
import { withTexts } from '../../../shared/lazy-load.ts'
import { withProductPart } from '../../../trade/product/parts.ts'

const withAmendments = <Code>(code: () => Promise<Code>): Promise<Code> =>
  withProductPart('amendments', () => withTexts(['order-change', 'guest', 'booking', 'stay'], code))

/** Code for changing an order, loaded when a change is made or pending. */
export const AmendDialog = lazyDialog(() => withAmendments(() => import('./AmendDialog.tsx')))

export const ChangeDialog = lazyDialog(() => withAmendments(() => import('./ChangeDialog.tsx')))

export const AmendmentNote = lazySection(() => withAmendments(() => import('./AmendmentNote.tsx')))
