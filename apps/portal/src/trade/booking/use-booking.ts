import { ApiError, type Schemas } from '@portal/api-client'
import { useRef, useState } from 'react'

/** What stands between a sent form and its order. */
type BookingObstacle = 'duplicate' | 'conflict' | 'expired' | BookingSource | null

/** Where a booking comes from; it can also be made without. */
export type BookingSource = 'quote' | 'draft'

export interface Booking<Values> {
  busy: boolean
  obstacle: BookingObstacle
  /** Booking ID of the order in the way of this one; null where there is none, or none that may be seen. */
  existing: string | null
  /** Why the server refused, in its words. */
  refusal: string | null
  /** Why the quote or the draft is no source of this booking, in the server's words. */
  reason: string
  place: (values: Values, confirmDuplicate?: boolean) => Promise<void>
  /** From now on it is booked without this source. */
  leave: (source: BookingSource) => void
  /** Takes away one obstacle, not one that has come after it. */
  clear: (known: BookingObstacle) => void
}

/** What names a booking and says how it was meant. */
export interface BookingMark {
  /** One for each opened form. */
  client_ref: string
  confirm_duplicate: boolean
}

interface BookingOptions<Offer, Values> {
  /** Names this booking; the address holds it, so that a second tab of the form is no second booking. */
  clientRef: string
  /** The price once more, right before booking; null when the operator has to decide first. */
  checkAgain: () => Promise<Offer | null>
  /** The booking itself, by a silent call. */
  book: (
    offer: Offer,
    values: Values,
    mark: BookingMark,
    left: ReadonlySet<BookingSource>,
  ) => Promise<Schemas['Order']>
  onBooked: (order: Schemas['Order']) => void
  /** Errors that the server found, by field path. */
  onErrors: (fields: Record<string, string[]>) => void
}

const obstacles: Readonly<Record<string, BookingObstacle>> = {
  DUPLICATE_STAY: 'duplicate',
  IDEMPOTENCY_CONFLICT: 'conflict',
  RATE_EXPIRED: 'expired',
  QUOTE_EXPIRED: 'expired',
}

/** The fields by which a booking names where it comes from: no form has them, so a dialog speaks of them. */
const sources: Readonly<Record<string, BookingSource>> = {
  quote_id: 'quote',
  quote_option_id: 'quote',
  draft_id: 'draft',
}

/**
 * From a filled form to its order: the price is checked once more, then booked as it was accepted. One reference for
 * each opened form, so that a second click or a retry after a timeout books nothing twice.
 */
export function useBooking<Offer, Values>({
  clientRef,
  checkAgain,
  book,
  onBooked,
  onErrors,
}: BookingOptions<Offer, Values>): Booking<Values> {
  const [client_ref] = useState(clientRef)
  const [busy, setBusy] = useState(false)
  const [obstacle, setObstacle] = useState<BookingObstacle>(null)
  const [existing, setExisting] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const running = useRef(false)
  const left = useRef<ReadonlySet<BookingSource>>(new Set())

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.kind !== 'refusal') return
    const key = error.errorKey ?? ''
    const known = obstacles[key]
    if (known) {
      setExisting(error.data?.booking_id ?? null)
      return setObstacle(known)
    }
    const [field, texts] = Object.entries(error.fields)[0] ?? []
    const source = field === undefined ? undefined : sources[field]
    if (source) {
      setReason(texts?.join(' ') ?? '')
      return setObstacle(source)
    }
    // A decision opens its own dialog; where the check finds nothing new, the server's words stand.
    if (key === 'OUTCOME_REQUIRED' && (await checkAgain()) === null) return
    if (Object.keys(error.fields).length > 0) return onErrors(error.fields)
    setRefusal(error.message)
  }

  const place = async (values: Values, confirm_duplicate = false) => {
    // The ref, not the state: two clicks may come before React draws again.
    if (running.current) return
    running.current = true
    setBusy(true)
    setObstacle(null)
    setRefusal(null)
    try {
      const offer = await checkAgain()
      if (offer) onBooked(await book(offer, values, { client_ref, confirm_duplicate }, left.current))
    } catch (error) {
      await fail(error).catch(() => {})
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const clear = (known: BookingObstacle) => setObstacle((now) => (now === known ? null : now))
  const leave = (source: BookingSource) => {
    left.current = new Set([...left.current, source])
  }
  return { busy, obstacle, existing, refusal, reason, place, leave, clear }
}
