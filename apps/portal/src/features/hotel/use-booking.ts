import { ApiError, type Schemas, useBookHotel } from '@portal/api-client'
import { useRef, useState } from 'react'
import type { BookingContext } from './booking-form.ts'
import { type BookingValues, toBookingRequest } from './booking-form.ts'
import type { CheckedRate } from './use-chosen-rate.ts'

/** What stands between a sent form and its order. */
export type BookingObstacle = 'duplicate' | 'conflict' | 'expired' | null

export interface Booking {
  busy: boolean
  obstacle: BookingObstacle
  /** Why the server refused, in its words. */
  refusal: string | null
  place: (values: BookingValues, confirmDuplicate?: boolean) => Promise<void>
  /** Takes away one obstacle, not one that has come after it. */
  clear: (known: BookingObstacle) => void
}

interface BookingOptions {
  /** Names this booking; the address holds it, so that a second tab of the form is no second booking. */
  clientRef: string
  /** The customer's quote that is booked, if it began with one. */
  quoteId: string | undefined
  checked: CheckedRate
  stay: Pick<BookingContext, 'check_in' | 'tz'>
  onBooked: (order: Schemas['Order']) => void
  /** Faults that the server found, by field path. */
  onFaults: (fields: Record<string, string[]>) => void
}

/**
 * From a filled form to its order: the rate is checked once more, then booked at the price that was accepted.
 * One reference for each opened form, so that a second click or a retry after a timeout books nothing twice.
 */
export function useBooking({
  clientRef,
  quoteId,
  checked,
  stay,
  onBooked,
  onFaults,
}: BookingOptions): Booking {
  const [client_ref] = useState(clientRef)
  const [busy, setBusy] = useState(false)
  const [obstacle, setObstacle] = useState<BookingObstacle>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef(false)
  const book = useBookHotel({ request: { silent: true } })

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.kind !== 'refusal') return
    const known = {
      DUPLICATE_STAY: 'duplicate',
      IDEMPOTENCY_CONFLICT: 'conflict',
      RATE_EXPIRED: 'expired',
    } as const
    const key = error.errorKey ?? ''
    if (key in known) return setObstacle(known[key as keyof typeof known])
    // A decision opens its own dialog; where the check finds nothing new, the server's words stand.
    if (key === 'OUTCOME_REQUIRED' && (await checked.checkAgain()) === null) return
    if (Object.keys(error.fields).length > 0) return onFaults(error.fields)
    setRefusal(error.message)
  }

  const place = async (values: BookingValues, confirm_duplicate = false) => {
    // The ref, not the state: two clicks may come before React draws again.
    if (running.current) return
    running.current = true
    setBusy(true)
    setObstacle(null)
    setRefusal(null)
    try {
      const rate = await checked.checkAgain()
      if (!rate) return
      const context = {
        ...stay,
        client_ref,
        confirm_duplicate,
        ...(quoteId === undefined ? {} : { quote_id: quoteId }),
        rate_key: rate.rate_key,
        accepted_total: rate.total_price,
      }
      const { order } = await book.mutateAsync({ data: toBookingRequest(values, context) })
      onBooked(order)
    } catch (error) {
      await fail(error).catch(() => {})
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const clear = (known: BookingObstacle) => setObstacle((now) => (now === known ? null : now))
  return { busy, obstacle, refusal, place, clear }
}
