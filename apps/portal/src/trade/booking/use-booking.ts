import { ApiError, type Schemas } from '@portal/api-client'
import { useSubmit } from '@portal/ui'
import { useRef, useState } from 'react'

/** What prevents a submitted form from becoming an order. */
type BookingObstacle = 'duplicate' | 'conflict' | 'expired' | BookingSource | null

/** Where a booking may come from. */
export type BookingSource = 'quote' | 'draft'

export interface Booking<Values> {
  busy: boolean
  obstacle: BookingObstacle
  /** Booking ID of the conflicting order; null without one, or if the member may not see it. */
  existing: string | null
  /** The server's text of a refusal. */
  refusal: string | null
  /** The server's reason: who has another booking, or why this one cannot come from the quote or draft. */
  reason: string
  place: (values: Values, confirmDuplicate?: boolean) => Promise<void>
  /** Books without this source from now on. */
  leave: (source: BookingSource) => void
  /** Clears this obstacle, but not a later one. */
  clear: (known: BookingObstacle) => void
}

/** Identifies a booking. */
export interface BookingMark {
  /** One per opened form. */
  client_ref: string
  confirm_duplicate: boolean
}

interface BookingOptions<Offer, Values> {
  /** Identifies this booking. It is in the URL, so that a second tab of the form is not a second booking. */
  clientRef: string
  /** Checks the price again right before booking; null if the operator has to decide first. */
  checkAgain: () => Promise<Offer | null>
  /** Books by a silent call. */
  book: (
    offer: Offer,
    values: Values,
    mark: BookingMark,
    left: ReadonlySet<BookingSource>,
  ) => Promise<Schemas['Order']>
  onBooked: (order: Schemas['Order']) => void
  /** Errors from the server by field path. */
  onErrors: (fields: Record<string, string[]>) => void
}

const obstacles: { readonly [Key in Schemas['ErrorKey']]?: BookingObstacle } = {
  DUPLICATE_STAY: 'duplicate',
  IDEMPOTENCY_CONFLICT: 'conflict',
  RATE_EXPIRED: 'expired',
  QUOTE_EXPIRED: 'expired',
}

/** Request fields of the source. No form shows them, so a dialog reports their errors. */
const sources: Readonly<Record<string, BookingSource>> = {
  quote_id: 'quote',
  quote_option_id: 'quote',
  draft_id: 'draft',
}

/**
 * Turns a form into an order: checks the price again, then books at the accepted price. One reference per opened form,
 * so that a second click or a retry after a timeout does not book twice.
 */
export function useBooking<Offer, Values>({
  clientRef,
  checkAgain,
  book,
  onBooked,
  onErrors,
}: BookingOptions<Offer, Values>): Booking<Values> {
  const [client_ref] = useState(clientRef)
  const [obstacle, setObstacle] = useState<BookingObstacle>(null)
  const [existing, setExisting] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const left = useRef<ReadonlySet<BookingSource>>(new Set())

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.kind !== 'refusal') return
    const key = error.errorKey
    const known = key === null ? undefined : obstacles[key]
    if (known) {
      setExisting(error.data?.booking_id ?? null)
      setReason(error.message)
      return setObstacle(known)
    }
    const [field, texts] = Object.entries(error.fields)[0] ?? []
    const source = field === undefined ? undefined : sources[field]
    if (source) {
      setReason(texts?.join(' ') ?? '')
      return setObstacle(source)
    }
    // A decision opens its own dialog; if the check finds nothing new, the server's text is shown.
    if (key === 'OUTCOME_REQUIRED' && (await checkAgain()) === null) return
    if (Object.keys(error.fields).length > 0) return onErrors(error.fields)
    setRefusal(error.message)
  }

  const { pending, submit: place } = useSubmit(async (values: Values, isDuplicateConfirmed?: boolean) => {
    setObstacle(null)
    setRefusal(null)
    try {
      const offer = await checkAgain()
      const mark = { client_ref, confirm_duplicate: isDuplicateConfirmed === true }
      if (offer) onBooked(await book(offer, values, mark, left.current))
    } catch (error) {
      await fail(error).catch(() => {})
    }
  })

  const clear = (known: BookingObstacle) => setObstacle((now) => (now === known ? null : now))
  const leave = (source: BookingSource) => {
    left.current = new Set([...left.current, source])
  }
  return { busy: pending, obstacle, existing, refusal, reason, place, leave, clear }
}
