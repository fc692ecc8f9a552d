import { ApiError, previewOrderAmendment, type Schemas, useAmendOrder } from '@portal/api-client'
import { type MoneyValue, useText } from '@portal/i18n'
import { useState } from 'react'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { areConfirmed, type GuestListValues } from '../../../trade/guests/namesakes.ts'
import { useMove } from '../actions/use-move.ts'

/** A previewed change with the server's verdict. */
export interface Review {
  changes: Schemas['OrderChanges']
  preview: Schemas['AmendmentPreview']
}

/** One change of an order: entered, previewed, made. */
export function useAmendment({ booking_id: id, version }: Pick<Schemas['Order'], 'booking_id' | 'version'>) {
  const t = useText('order-change')
  const { mutateAsync } = useAmendOrder()
  const [review, setReview] = useState<Review | null>(null)
  const [nothing, setNothing] = useState(false)
  const [twice, setTwice] = useState(false)
  const [sure, setSure] = useState(false)
  const { changed, move } = useMove(t(review?.preview.verdict === 'ask' ? 'done.ask' : 'done.apply'))
  const [colleague, setColleague] = useState<ReturnType<typeof colleagueFor>>(null)
  const back = () => {
    setColleague(null)
    setReview(null)
  }

  const check = async (changes: Schemas['OrderChanges'], confirm_duplicate: boolean) => {
    const preview = await previewOrderAmendment({ id, version, changes, confirm_duplicate })
    setReview({ changes, preview })
    return false
  }

  const send = async ({ changes, preview }: Review, confirm_duplicate: boolean) => {
    const accept_price_diff = isDearer(preview.price_diff)
    const { outcome, price_diff } = await mutateAsync({
      data: { id, version, changes, accept_price_diff, confirm_duplicate },
    })
    if (outcome === 'applied' || outcome === 'requested') return true
    // Its price has risen or its time has passed since the preview.
    const verdict = outcome === 'not_allowed' ? 'never' : preview.verdict
    setReview({ changes, preview: { ...preview, verdict, price_diff } })
    return false
  }

  /** Previews a change, or makes the previewed one. Resolves to false while the dialog must stay open. */
  const submit = async (changes: Schemas['OrderChanges'], guests: GuestListValues): Promise<boolean> => {
    const empty = Object.keys(changes).length === 0
    setColleague(null)
    setNothing(empty)
    if (empty) return false
    const confirm_duplicate = sure || areConfirmed(guests)
    try {
      return await move(
        () => (review ? send(review, confirm_duplicate) : check(changes, confirm_duplicate)),
        back,
      )
    } catch (error) {
      if (error instanceof ApiError && error.errorKey === 'DUPLICATE_STAY') {
        setTwice(true)
        back()
      }
      const needed = review && error instanceof ApiError ? colleagueFor(error) : null
      if (!needed) throw error
      setColleague(needed)
      return false
    }
  }

  return { review, back, submit, changed, colleague, nothing, twice, sure, setSure }
}

/** The text for a change that only a colleague can make: no approval can be asked for a booking that is paid. */
export function colleagueFor({ errorKey }: ApiError): 'needsPayer' | 'needsApproval' | null {
  if (errorKey === 'APPROVAL_NEEDED') return 'needsApproval'
  return errorKey === 'NO_PERMISSION' ? 'needsPayer' : null
}

export const isNothing = ({ amount }: MoneyValue): boolean => compareAmounts(amount, '0') === 0

/** Whether a change costs more, which needs consent. */
export const isDearer = (price: MoneyValue | null): price is MoneyValue =>
  price !== null && compareAmounts(price.amount, '0') > 0
