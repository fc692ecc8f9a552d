import { refreshOrders, type Schemas, useCancelOrder, useQuoteOrderCancellation } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { notify, useNow } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '../../../../shared/time/server-clock.ts'
import { type LoadFailure, loadFailure, refusalOf } from '../failure.tsx'
import { hasExpired, type TermsChange, termsChange } from './cancel-terms.ts'

type Quote = Schemas['CancelQuote']

/** Keys of the texts `order.cancel` that explain why the dialog is still open. */
type CancelNotice = 'renewed' | 'stale' | TermsChange

/** Minimum time between two quotes that a timer requested, in ms. */
const calm = 5000

interface Cancellation {
  /** Undefined until quoted. */
  quote: Quote | undefined
  tiers: readonly Schemas['PenaltyTier'][] | undefined
  /** Why there is no quote. */
  error: string | undefined
  /** The quote failed to load; a retry may help. */
  lost: LoadFailure | null
  /** The quote is valid now. */
  ready: boolean
  /** Whether the fee of this quote was accepted. */
  accepted: boolean
  accept: (yes: boolean) => void
  /** The button was pressed without accepting the fee. */
  missing: boolean
  notice: CancelNotice | null
  /** Resolves to false if the dialog must stay open; throws the refusal to show. */
  cancel: (reason: string) => Promise<boolean>
  /** Epoch ms, to the second. */
  now: number
}

/** What consent refers to: an amount, or the fee of a tier whose amount is hidden. */
const acceptedText = ({ penalty, tier_index }: Quote) =>
  penalty ? `${penalty.amount} ${penalty.currency}` : `tier ${tier_index}`

/** One cancellation while its dialog is open: the quote is renewed when it expires and never used late. */
export function useCancellation(id: string): Cancellation {
  const t = useText('order')
  const client = useQueryClient()
  const now = useNow(1000)
  const [opening] = useState(() => crypto.randomUUID())
  const [offered, setOffered] = useState<Quote | null>(null)
  const [accepted, setAccepted] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [notice, setNotice] = useState<CancelNotice | null>(null)
  const quoting = useQuoteOrderCancellation(
    { id },
    {
      query: {
        queryKey: ['POST', '/api/order/cancelQuote', { id }, opening],
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnReconnect: false,
        gcTime: 0,
      },
    },
  )
  const { mutateAsync } = useCancelOrder()
  const quote = offered ?? quoting.data?.quote
  // Consent is to an amount; another amount is not accepted.
  const isAccepted = quote !== undefined && accepted === acceptedText(quote)

  const quoteAgain = async (reason: 'renewed' | 'stale') => {
    const { data, isError } = await quoting.refetch()
    setOffered(null)
    if (!quote || !data || isError) return
    setNotice(termsChange(quote, data.quote) ?? reason)
  }
  const renew = useEffectEvent(() => void quoteAgain('renewed'))

  // A quote expires by the clock, whether or not anything is pressed.
  const validUntil = quote?.valid_until_utc
  useEffect(() => {
    if (validUntil === undefined) return
    const timer = setTimeout(renew, Math.max(calm, Date.parse(validUntil) - serverNow()))
    return () => clearTimeout(timer)
  }, [validUntil])

  const accept = (yes: boolean) => {
    setAccepted(yes && quote ? acceptedText(quote) : null)
    setMissing(false)
  }

  const cancel = async (reason: string) => {
    if (!quote) return false
    if (!quote.free && !isAccepted) {
      setMissing(true)
      return false
    }
    setNotice(null)
    const { quote_id, order_version: version } = quote
    const text = reason.trim()
    try {
      const answer = await mutateAsync({
        data: { id, quote_id, version, accept_penalty: !quote.free, ...(text && { reason: text }) },
      })
      if (answer.outcome === 'terms_changed') {
        setOffered(answer.quote)
        // If no difference is visible, the hidden fee has changed.
        setNotice((answer.quote && termsChange(quote, answer.quote)) ?? 'changed')
        return false
      }
      notify.success(t(answer.order.order_status === 'cancelled' ? 'cancel.doneAtOnce' : 'cancel.done'))
      return true
    } catch (error) {
      return recover(error)
    }
  }

  const recover = async (error: unknown) => {
    const refusal = refusalOf(error)
    if (!refusal) return false
    const key = refusal.errorKey
    if (key !== 'QUOTE_EXPIRED' && key !== 'VERSION_CONFLICT') {
      void refreshOrders(client)
      throw refusal
    }
    if (key === 'VERSION_CONFLICT') void refreshOrders(client)
    await quoteAgain(key === 'QUOTE_EXPIRED' ? 'renewed' : 'stale')
    return false
  }

  const lost = loadFailure(quoting)
  return {
    quote,
    tiers: quoting.data?.tiers,
    error: lost ? undefined : quoting.error?.message,
    lost,
    ready: quote !== undefined && !quoting.isError && !quoting.isFetching && !hasExpired(quote, now),
    accepted: isAccepted,
    accept,
    missing,
    notice,
    cancel,
    now,
  }
}
