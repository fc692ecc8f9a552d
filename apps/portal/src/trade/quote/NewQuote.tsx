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
  /** The new items of the basket. */
  added: readonly QuoteItem[]
  onClose: () => void
}

/** The quote in progress, with offers of any product. Its basket survives a reload. */
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
