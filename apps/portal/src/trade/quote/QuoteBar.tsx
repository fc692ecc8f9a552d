import { isSupported } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { lazySection } from '@portal/ui'
import { withTexts } from '../../shared/lazy-load.ts'
import { useOpenBasket } from './use-open-basket.ts'

const OpenQuote = lazySection(() => withTexts(['quote'], () => import('./OpenQuote.tsx')), { optional: true })

/** The open quote above a search or product page. Renders nothing without one. */
export function QuoteBar() {
  const mayQuote = useHoldsNode('quote/save')
  return mayQuote && isSupported('saveQuote') && isSupported('listDrafts') ? <FoundQuote /> : null
}

function FoundQuote() {
  const basket = useOpenBasket()
  return basket && basket.items.length > 0 ? <OpenQuote basket={basket} /> : null
}
