import { lazyDialog } from '@portal/ui'
import { withTexts } from '../../shared/lazy-load.ts'
import { withProductPart } from '../product/parts.ts'
import type { QuoteItem } from './quote-basket.ts'
import { useOpenBasket } from './use-open-basket.ts'

const QuoteBasketDialog = lazyDialog(() =>
  withProductPart('quoting', () => withTexts(['quote', 'hotel'], () => import('./QuoteBasketDialog.tsx'))),
)

interface NewQuoteProps {
  /** The new items of the basket. */
  added: readonly QuoteItem[]
  /** Id of a draft to continue instead of the open quote. */
  draft?: string
  onClose: () => void
}

/** The quote in progress, with offers of any product. Its basket survives a reload. */
export function NewQuote({ added, draft, onClose }: NewQuoteProps) {
  const start = useOpenBasket({ draft, announce: true })
  return start && <QuoteBasketDialog start={start} added={added} onClose={onClose} />
}
