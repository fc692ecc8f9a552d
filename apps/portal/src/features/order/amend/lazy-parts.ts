import { lazyDialog, lazySection } from '@portal/ui'
import { withTexts } from '../../../shared/lazy-load.ts'
import { withProductPart } from '../../../trade/product/parts.ts'

/** Of all products: their dialogs open from lists too. */
const texts = [
  'order-change',
  'guest',
  'booking',
  'stay',
  'hotel',
  'ride',
  'ride-order',
  'airport/booking',
  'car/booking',
] as const

const withAmendments = <Code>(code: () => Promise<Code>): Promise<Code> =>
  withProductPart('amendments', () => withTexts(texts, code))

/** Code for changing an order, loaded when a change is made or pending. */
export const AmendDialog = lazyDialog(() => withAmendments(() => import('./AmendDialog.tsx')))

export const ChangeDialog = lazyDialog(() => withAmendments(() => import('./ChangeDialog.tsx')))

export const AmendmentNote = lazySection(() => withAmendments(() => import('./AmendmentNote.tsx')))
