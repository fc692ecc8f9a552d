import { useListDrafts } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { lazyDialog } from '@portal/ui'
import { useState } from 'react'
import { withTexts } from '../../shared/lazy-load.ts'
import { withProductPart } from '../product/parts.ts'
import { keptBasket, type QuoteItem, savedBasket } from './quote-basket.ts'

const QuoteBasketDialog = lazyDialog(() =>
  withProductPart('quoting', () => withTexts(['quote', 'hotel'], () => import('./QuoteBasketDialog.tsx'))),
)

interface NewQuoteProps {
  /** What joins that which was put aside before. */
  added: readonly QuoteItem[]
  onClose: () => void
}

/** The quote that is being put together, of whichever products. What waits for it survives a reload. */
export function NewQuote({ added, onClose }: NewQuoteProps) {
  const owner = useSession(({ id }) => id)
  const [known] = useState(() => keptBasket(owner))
  const { data, isPending } = useListDrafts(
    { limit: 100 },
    { query: { enabled: known === undefined, staleTime: 0 }, request: { announce: true } },
  )
  if (known === undefined && isPending) return null
  const start = known ?? savedBasket(data?.list ?? [], owner)
  return <QuoteBasketDialog start={start} added={added} onClose={onClose} />
}
