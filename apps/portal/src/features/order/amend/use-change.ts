import {
  ApiError,
  isSupported,
  quoteOrderChange,
  type Schemas,
  useChangeOrder,
  useRequestApproval,
} from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useState } from 'react'
import { useMove } from '../actions/use-move.ts'
import { colleagueFor } from './use-amendment.ts'

type ChangeNotice =
  | 'changedMeanwhile'
  | 'booking.expired'
  | 'booking.soldOut'
  | 'approval.hint'
  | ReturnType<typeof colleagueFor>

type Changed = Pick<Schemas['Order'], 'booking_id' | 'version' | 'asked_change'>

/** One change of what is booked: asked, accepted, made. It begins with the one that a superior has approved. */
export function useChange({ booking_id: id, version, asked_change: asked }: Changed) {
  const t = useText('order-change')
  const { mutateAsync } = useChangeOrder()
  const [quote, setQuote] = useState<Schemas['OrderChangeQuote'] | null>(
    asked?.approval_status === 'approved' ? asked.quote : null,
  )
  const [unavailable, setUnavailable] = useState<readonly Schemas['UnavailableRoom'][]>([])
  const [notice, setNotice] = useState<ChangeNotice | null>(null)
  const [accepted, accept] = useState(false)
  const [twice, setTwice] = useState(false)
  const [sure, setSure] = useState(false)
  const { changed, move } = useMove(t(quote?.on_request ? 'done.ask' : 'done.apply'))
  const { mutateAsync: requestApproval } = useRequestApproval()
  const [note, setNote] = useState('')
  const approval = useMove(t('approval.asked'))

  const back = () => {
    setNotice(null)
    setQuote(null)
    accept(false)
  }
  const backWith = (why: ChangeNotice) => {
    back()
    setNotice(why)
    return false
  }

  const ask = async (change: Schemas['BookingChange'], different_people: boolean) => {
    const body = { id, version, change, different_people, confirm_duplicate: sure }
    const answer = await quoteOrderChange(body)
    setUnavailable(answer.unavailable)
    setQuote(answer.quote)
    return false
  }

  const make = async ({ quote_id }: Schemas['OrderChangeQuote']) => {
    const { outcome } = await mutateAsync({ data: { id, version, quote_id, accept_terms: accepted } })
    return outcome === 'sold_out' ? backWith('booking.soldOut') : true
  }

  const askApproval = ({ quote_id }: Schemas['OrderChangeQuote']) =>
    approval.move(() => requestApproval({ data: { order_id: id, quote_id, note: note.trim() } }), back)

  /** Prices a change, or makes the priced one. Resolves to false while the dialog must stay open. */
  const submit = async (change: Schemas['BookingChange'], different_people: boolean): Promise<boolean> => {
    const asksApproval = quote !== null && notice === 'approval.hint'
    try {
      if (asksApproval) return await askApproval(quote)
      setNotice(null)
      return await move(() => (quote ? make(quote) : ask(change, different_people)), back)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.errorKey === 'QUOTE_EXPIRED') return backWith('booking.expired')
      if (error.errorKey === 'DUPLICATE_STAY') setTwice(true)
      const colleague = quote && !asksApproval && colleagueFor(error)
      if (!colleague) throw error
      setNotice(colleague === 'needsApproval' && isSupported('requestApproval') ? 'approval.hint' : colleague)
      return false
    }
  }

  return {
    quote,
    unavailable,
    notice: notice ?? (changed || approval.changed ? ('changedMeanwhile' as const) : null),
    accepted,
    accept,
    note,
    setNote,
    twice,
    sure,
    setSure,
    back,
    submit,
  }
}
