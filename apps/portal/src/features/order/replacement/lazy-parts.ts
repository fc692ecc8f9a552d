import type { Schemas } from '@portal/api-client'
import { lazyDialog, lazySection } from '@portal/ui'
import { withTexts } from '../../../shared/lazy-load.ts'

/** An order that is cheaper now, or belongs to one that was. */
export const hasReplacementNews = (order: Schemas['Order']): order is Schemas['HotelOrder'] =>
  'saving' in order && (order.saving ?? order.replaced_by ?? order.replaces) != null

/** Code for booking an order again at a lower price, loaded where there is one. */
export const ReplaceDialog = lazyDialog(() => withTexts(['replacement'], () => import('./ReplaceDialog.tsx')))

export const ReplacementNote = lazySection(() =>
  withTexts(['replacement'], () => import('./ReplacementNote.tsx')),
)
