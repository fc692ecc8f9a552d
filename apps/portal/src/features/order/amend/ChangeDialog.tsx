import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatMoney, formatRemaining, type MoneyValue, useText } from '@portal/i18n'
import { Alert, Button, Checkbox, Deadline, EffectText, FormDialog, Text, Textarea } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { isDeepEqual } from '../../../shared/is-deep-equal.ts'
import { areConfirmed } from '../../../trade/guests/namesakes.ts'
import { ChangeOffer } from '../../../trade/order/ChangeOffer.tsx'
import { type ProductType, productFacts } from '../../../trade/product/facts.ts'
import { productPart } from '../../../trade/product/parts.ts'
import type { OrderOf, OwnBooking, ProductChange } from '../../../trade/product/product.ts'
import type { OrderDialogProps } from '../actions/order-actions.ts'
import { OrderDialog } from './OrderDialog.tsx'
import { isDearer, isNothing } from './use-amendment.ts'
import { useChange } from './use-change.ts'

/** Changes what is booked in two steps: the wish, then its price and terms beside what is booked. */
export default function ChangeDialog(props: OrderDialogProps) {
  const t = useText('order-change')
  return (
    <OrderDialog {...props} title={titleOf(props.id, t)} submitLabel={t('booking.price')} Form={ChangeForm} />
  )
}

interface ChangeFormProps<Type extends ProductType> extends OrderDialogProps {
  order: OrderOf<Type>
}

function ChangeForm<Type extends ProductType>({ id, opened, onClose, order: latest }: ChangeFormProps<Type>) {
  const t = useText('order-change')
  // Compared with the order as it was opened, or a colleague's change would be undone.
  const [order] = useState(latest)
  const part: ProductChange<Type> = productPart('amendments')[order.order_type].change
  const change = useChange(latest)
  const [nothing, setNothing] = useState(false)
  const { quote } = change
  const mayPay = useHoldsNode('order/pay')
  const needsPayer = quote !== null && !mayPay && isDearer(movedBy(quote.terms))
  const notice = needsPayer ? 'needsPayer' : change.notice
  const needsColleague = notice === 'needsPayer' || notice === 'needsApproval'
  const asksApproval = notice === 'approval.hint'
  const ended = quote && endedBy(quote, latest)
  const form = useCheckedForm<OwnBooking[Type]>({
    keptAs: `change ${id}`,
    initial: part.begin(order),
    check: (values) => part.errors(values, order),
    submit: (values) => {
      const wanted = part.change(values, order)
      const same = isDeepEqual(wanted, part.change(part.begin(order), order))
      // A change that was approved before is not in the fields.
      setNothing(same && !quote)
      return same && !quote ? false : change.submit(wanted, areConfirmed(values))
    },
    fieldOf: (path, values) => part.fieldOf(path.replace(/^change\.\w+\./, ''), values),
  })
  const makes = quote && !needsColleague ? makeLabel(quote, t) : t(quote ? 'submit.apply' : 'booking.price')
  const submitLabel = asksApproval ? t('approval.ask') : makes
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={titleOf(id, t)}
      size="lg"
      submitLabel={submitLabel}
      canSubmit={!quote || asksApproval || (change.accepted && !needsColleague)}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      error={nothing ? t('nothing') : undefined}
      aside={
        quote && (
          <Button variant="default" onClick={change.back}>
            {t('back')}
          </Button>
        )
      }
    >
      {notice && <Alert color="orange">{t(notice)}</Alert>}
      {ended && (
        <Alert color="orange">{t('approval.endsOther', { name: ended.requested_by.nickname })}</Alert>
      )}
      {change.unavailable.length > 0 && !quote && (
        <Alert role="status" color="orange" title={t('booking.unavailable')}>
          {change.unavailable.map(({ room_index, reason_text }) => (
            <Text key={room_index} inherit>
              {t('booking.roomReason', { number: room_index, reason: reason_text })}
            </Text>
          ))}
        </Alert>
      )}
      {quote ? (
        <ChangeTerms order={order} quote={quote}>
          {asksApproval && (
            <Textarea
              label={t('approval.note')}
              maxLength={300}
              rows={3}
              value={change.note}
              onChange={(event) => change.setNote(event.currentTarget.value)}
            />
          )}
          {!needsColleague && !asksApproval && (
            <Checkbox
              label={t('booking.accept')}
              checked={change.accepted}
              onChange={(event) => change.accept(event.currentTarget.checked)}
            />
          )}
        </ChangeTerms>
      ) : (
        <>
          <part.Fields order={order} form={form} />
          {change.twice && (
            <Checkbox
              label={t('bookedTwice')}
              checked={change.sure}
              onChange={(event) => change.setSure(event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** The change for which approval was asked, and which this one ends. */
function endedBy(
  { quote_id }: Schemas['OrderChangeQuote'],
  { asked_change: asked }: Schemas['Order'],
): Schemas['AskedChange'] | null {
  const isOpen = asked?.approval_status === 'requested' || asked?.approval_status === 'approved'
  return isOpen && asked.quote.quote_id !== quote_id ? asked : null
}

interface ChangeTermsProps {
  order: Schemas['Order']
  quote: Schemas['OrderChangeQuote']
  /** How it goes on from here. */
  children: ReactNode
}

/** What is booked beside what would be, the money that moves, and what happens until the supplier agrees. */
function ChangeTerms({ order, quote, children }: ChangeTermsProps) {
  const t = useText('order-change')
  const { terms, answer_minutes } = quote
  return (
    <>
      <ChangeOffer offer={terms} />
      {!isNothing(terms.fee) && (
        <Alert color="orange">{t('booking.fee', { money: formatMoney(terms.fee) })}</Alert>
      )}
      <EffectText>{moneyEffect(order, terms, t)}</EffectText>
      <EffectText>
        {answer_minutes === null
          ? t('verdict.apply')
          : t('booking.ask', { time: formatRemaining(answer_minutes * 60_000) })}
      </EffectText>
      <Text fw={600}>{t('booking.validUntil')}</Text>
      <Deadline at={quote.valid_until} tz={order.tz} then={t('booking.validThen')} />
      {children}
    </>
  )
}

type Say = ReturnType<typeof useText<'order-change'>>

/** The first letter of a booking ID names its product. */
const titleOf = (id: string, t: Say): string =>
  t(id.startsWith(productFacts.hotel.letter) ? 'booking.title' : 'booking.rideTitle', { id })

const plain = ({ amount, currency }: MoneyValue): MoneyValue => ({
  amount: amount.replace('-', ''),
  currency,
})

/** What is charged or goes back: at the net price where it is shown. */
const movedBy = ({ settlement_diff, price_diff }: Schemas['OrderChangeTerms']): MoneyValue =>
  settlement_diff ?? price_diff

function moneyEffect(order: Schemas['Order'], terms: Schemas['OrderChangeTerms'], t: Say): string {
  const diff = movedBy(terms)
  if (isNothing(diff)) return t('samePrice')
  const channel = order.pay_channel_text ?? ''
  const money = terms.settlement_diff ? formatMoney(plain(diff)) : t('booking.difference')
  return t(isDearer(diff) ? 'booking.charged' : 'booking.returned', { money, channel })
}

function makeLabel({ on_request, terms }: Schemas['OrderChangeQuote'], t: Say): string {
  const verdict = on_request ? 'ask' : 'apply'
  const diff = movedBy(terms)
  return isDearer(diff) ? t(`submitDearer.${verdict}`, { money: formatMoney(diff) }) : t(`submit.${verdict}`)
}
