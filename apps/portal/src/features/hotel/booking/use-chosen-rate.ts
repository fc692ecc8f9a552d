import { checkHotelRate, isRefusal, type Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkVerdict, type OpenOutcome } from '../rate/use-rate-check.ts'

type Rate = Schemas['Rate']

/** The rate in the address, with the total that was seen. */
export interface ChosenRate {
  rate_key: string
  known_total: MoneyValue
}

export interface CheckedRate {
  /** The rate that will be booked; null until the first check passes or is accepted. */
  rate: Rate | null
  /** A check that needs a decision. */
  outcome: OpenOutcome | null
  /** The key is expired or was truncated. */
  expired: boolean
  error: unknown
  retry: () => unknown
  /** Accepts a changed rate or another one. */
  accept: (rate: Rate) => void
  /** Checks again right before booking; null if a decision is needed first. Throws ApiError. */
  checkAgain: () => Promise<Rate | null>
  dismiss: () => void
}

const ask = ({ rate_key, known_total }: ChosenRate, signal?: AbortSignal) =>
  checkHotelRate({ rate_key, known_total: { ...known_total } }, {}, signal)

/** Keeps the rate of an open booking form: checked on opening and before booking, changed only with consent. */
export function useChosenRate(chosen: ChosenRate): CheckedRate {
  // The form outlives a change of rate, so the first check uses the key it was opened with.
  const [first] = useState(chosen)
  const [accepted, setAccepted] = useState<Rate | null>(null)
  const [later, setLater] = useState<OpenOutcome | null>(null)
  const opening = useQuery({
    queryKey: ['check of a chosen rate', first.rate_key],
    queryFn: ({ signal }) => ask(first, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const passed = opening.data && checkVerdict(opening.data) === 'go' ? opening.data.rate : null
  const rate = accepted ?? passed
  const before = { total_price: { ...first.known_total }, room_type: '' }
  const opened = !rate && opening.data ? { answer: opening.data, before } : null

  const checkAgain = async (): Promise<Rate | null> => {
    if (!rate) return null
    const answer = await ask({ rate_key: rate.rate_key, known_total: rate.total_price })
    if (answer.rate && checkVerdict(answer, rate) === 'go') {
      setAccepted(answer.rate)
      return answer.rate
    }
    setLater({ answer, before: rate })
    return null
  }

  return {
    rate,
    outcome: later ?? opened,
    expired: isRefusal(opening.error, 'RATE_EXPIRED') || isRefusal(opening.error, 'VALIDATION'),
    error: opening.error,
    retry: opening.refetch,
    accept: (next) => {
      setAccepted(next)
      setLater(null)
    },
    checkAgain,
    dismiss: () => setLater(null),
  }
}
