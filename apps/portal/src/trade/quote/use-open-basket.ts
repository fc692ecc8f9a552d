import { useListDrafts } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { type QuoteBasket, savedBasket, useKeptBasket } from './quote-basket.ts'

interface OpenBasketOptions {
  /** Id of the draft to continue; otherwise the open quote. */
  draft?: string | undefined
  /** Whether somebody waits for it. */
  announce?: boolean
}

/** The basket of the open quote, which survives a reload; undefined while loading. */
export function useOpenBasket({
  draft = '',
  announce = false,
}: OpenBasketOptions = {}): QuoteBasket | undefined {
  const owner = useSession(({ id }) => id)
  const kept = useKeptBasket(owner)
  const known = draft === '' || kept?.saved?.id === draft ? kept : undefined
  const { data, isPending } = useListDrafts(
    { limit: 100 },
    { query: { enabled: known === undefined, staleTime: 0 }, request: { announce } },
  )
  if (known) return known
  return isPending ? undefined : savedBasket(data?.list ?? [], owner, draft)
}
