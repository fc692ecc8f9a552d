import { type Schemas, useGetOrder } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, Checkbox, EffectText, FactList, FormDialog, FormSkeleton, Text, Textarea } from '@portal/ui'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../../../shared/form/use-checked-form.ts'
import { VisibleMoney } from '../../../../trade/money/VisibleMoney.tsx'
import { CancellationTimeline } from '../../../../trade/order/CancellationTimeline.tsx'
import { RoomPolicies, roomsOf, StrictRooms } from '../../../../trade/order/RoomPolicies.tsx'
import styles from '../dialogs.module.css'
import { Remaining } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { cancelEffect } from './cancel-terms.ts'
import { refundTarget } from './refund-target.ts'
import { useCancellation } from './use-cancellation.ts'

/** Cancels an order at a quoted price: fee and refund first, other effects next, then the button. */
export default function CancelDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const { quote, tiers, error, lost, ready, accepted, accept, missing, notice, cancel, now } =
    useCancellation(id)
  const form = useCheckedForm({
    keptAs: `cancel ${id}`,
    initial: { reason: '' },
    submit: ({ reason }) => cancel(reason),
  })
  const penalty = quote?.penalty ? formatMoney(quote.penalty) : ''
  const costs = quote !== undefined && !quote.free
  const refund = quote?.refund ? formatMoney(quote.refund) : ''
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cancel.title', { id })}
      size="lg"
      danger
      cancelLabel={t('cancel.keep')}
      submitLabel={
        quote ? (costs ? costly(t, 'submit', penalty) : t('cancel.submitFree')) : t('cancel.submitUnpriced')
      }
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={ready}
      error={error}
    >
      {!quote && !error && !lost && <FormSkeleton fields={3} />}
      {lost && !quote && <LoadError {...lost} />}
      {notice && <Alert color={notice === 'renewed' ? 'blue' : 'orange'}>{t(`cancel.${notice}`)}</Alert>}
      {quote && (
        <>
          <Figures id={id} quote={quote} />
          <EffectText>{t(`cancel.${cancelEffect(quote)}`, { penalty, refund })}</EffectText>
          {costs && (
            <Checkbox
              label={costly(t, 'accept', penalty)}
              checked={accepted}
              onChange={(event) => accept(event.currentTarget.checked)}
              error={missing && t('cancel.acceptFirst')}
            />
          )}
          <Tiers id={id} tiers={tiers} shown={quote.tier_index !== null} now={now} />
          <Textarea {...form.field('reason')} label={t('cancel.reason')} maxLength={300} rows={2} />
        </>
      )}
    </FormDialog>
  )
}

/** Text about a fee, with the amount unless it is hidden. */
const costly = (t: ReturnType<typeof useText<'order'>>, what: 'accept' | 'submit', money: string): string =>
  money === '' ? t(`cancel.${what}Hidden`) : t(`cancel.${what}`, { money })

/** Fee, refund, its destination, and how long the quote is valid. */
function Figures({ id, quote }: { id: string; quote: Schemas['CancelQuote'] }) {
  const t = useText('order')
  const tz = useGetOrder({ id }).data?.order.tz
  return (
    <FactList figures fz="md">
      <dt>{t('cancel.penalty')}</dt>
      <dd>
        {quote.free ? (
          <strong>{t('cancel.noPenalty')}</strong>
        ) : (
          <VisibleMoney value={quote.penalty} strong />
        )}
      </dd>
      <dt>
        {t('cancel.refund')}
        <Text span inherit fz="sm" display="block" c="dimmed">
          {refundTarget(quote, t)}
        </Text>
      </dt>
      <dd>
        <VisibleMoney value={quote.refund} strong />
      </dd>
      <dt>{t('cancel.validUntil')}</dt>
      <dd>
        <Remaining until={quote.valid_until_utc} tz={tz} />
      </dd>
    </FactList>
  )
}

interface TiersProps {
  id: string
  tiers: readonly Schemas['PenaltyTier'][] | undefined
  /** Penalty tiers apply once the order is confirmed. */
  shown: boolean
  now: number
}

/** What cancelling would cost at other times, on both clocks. */
function Tiers({ id, tiers, shown, now }: TiersProps) {
  const t = useText('order')
  const order = useGetOrder({ id }).data?.order
  if (!tiers || !order || !shown) return null
  const { tz } = order
  return (
    <>
      <StrictRooms rooms={roomsOf(order)} />
      <details>
        <summary className={styles.foldTitle}>{t('cancel.tiers')}</summary>
        <CancellationTimeline tiers={tiers} tz={tz} now={now} />
      </details>
      <RoomPolicies rooms={roomsOf(order)} tz={tz} now={now} />
    </>
  )
}
