import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { Alert, Checkbox, EffectText, FactList, FormDialog, FormSkeleton } from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { Sums, sumsText } from '../../../shared/money/Sums.tsx'
import { Remaining } from '../actions/failure.tsx'
import { BatchLines, BatchSummary } from './BatchLines.tsx'
import type { BatchDialogProps } from './batch-action.ts'
import { type BatchQuotes, toCancelRequest } from './batch-quotes.ts'
import { type Batch, useBatch } from './use-batch.ts'
import { useBatchQuotes } from './use-batch-quotes.ts'

/** Cancels the selected orders at quoted prices: cost in total and each, then the button, then the results. */
export default function CancelBatchDialog({ picked, onClose }: BatchDialogProps) {
  const t = useText('user/order/list')
  const common = useText('common')
  const batch = useBatch(picked, (count) => t('batch.cancel.done', { count }))
  // Results stay until the next attempt, which starts with a new quote.
  const [turn, setTurn] = useState({ number: 1, orders: batch.left, sent: false })
  const [missing, setMissing] = useState(false)
  const { quoted, notice, lost, error, ready, accepted, accept } = useBatchQuotes(
    turn.orders.map(({ booking_id }) => booking_id),
    turn.number,
  )
  const count = quoted?.quotes.size ?? 0
  const costs = quoted !== undefined && !quoted.free
  const money = quoted?.penalty ? sumsText(quoted.penalty) : ''

  const submit = async () => {
    if (turn.sent) {
      setTurn({ number: turn.number + 1, orders: batch.left, sent: false })
      return false
    }
    if (!quoted) return false
    if (costs && !accepted) {
      setMissing(true)
      return false
    }
    const done = await batch.send(toCancelRequest(quoted), quoted.refused)
    if (!done) setTurn((now) => ({ ...now, sent: true }))
    return done
  }

  const submitLabel = () => {
    if (turn.sent) return t('batch.again', { count: batch.left.length })
    if (!costs) return t('batch.cancel.submitFree', { count })
    return money === ''
      ? t('batch.cancel.submitHidden', { count })
      : t('batch.cancel.submit', { count, money })
  }

  return (
    <FormDialog
      opened
      size="lg"
      danger={!turn.sent}
      onClose={onClose}
      title={t('batch.cancel.title', { count: turn.orders.length })}
      cancelLabel={turn.sent ? common('close') : t('batch.cancel.keep')}
      submitLabel={submitLabel()}
      onSubmit={submit}
      canSubmit={turn.sent || (ready && count > 0)}
      error={error}
    >
      {turn.sent && <BatchSummary batch={batch} />}
      {!turn.sent && !quoted && !error && !lost && <FormSkeleton fields={3} />}
      {!turn.sent && lost && !quoted && <LoadError {...lost} />}
      {!turn.sent && notice && (
        <Alert color={notice === 'renewed' ? 'blue' : 'orange'}>{t(`batch.cancel.${notice}`)}</Alert>
      )}
      {!turn.sent && quoted && (
        <>
          <Cost quoted={quoted} />
          {costs && (
            <Checkbox
              label={money === '' ? t('batch.cancel.acceptHidden') : t('batch.cancel.accept', { money })}
              checked={accepted}
              onChange={(event) => {
                accept(event.currentTarget.checked)
                setMissing(false)
              }}
              error={missing && t('batch.cancel.acceptFirst')}
            />
          )}
          <QuotedLines orders={turn.orders} quoted={quoted} />
        </>
      )}
    </FormDialog>
  )
}

/** The total cost, its validity, and the effect. */
function Cost({ quoted }: { quoted: BatchQuotes }) {
  const t = useText('user/order/list')
  const { quotes, refused, free, penalty, refund, validUntil } = quoted
  const count = quotes.size
  return (
    <>
      {refused.length > 0 && (
        <Alert color="orange">
          {count === 0
            ? t('batch.cancel.impossibleAll')
            : t('batch.cancel.impossible', { count: refused.length })}
        </Alert>
      )}
      {count > 0 && (
        <>
          <FactList figures>
            <dt>{t('batch.cancel.possible')}</dt>
            <dd>{count}</dd>
            <dt>{t('batch.cancel.penalty')}</dt>
            <dd>{free ? <strong>{t('batch.cancel.free')}</strong> : <SumsOrNone values={penalty} />}</dd>
            <dt>{t('batch.cancel.refund')}</dt>
            <dd>
              <SumsOrNone values={refund} />
            </dd>
            {validUntil !== undefined && (
              <>
                <dt>{t('batch.cancel.validUntil')}</dt>
                <dd>
                  <Remaining until={validUntil} tz={undefined} />
                </dd>
              </>
            )}
          </FactList>
          <EffectText>{t('batch.cancel.effect', { count })}</EffectText>
        </>
      )}
    </>
  )
}

/** One sum per currency, or why there is none. */
function SumsOrNone({ values }: { values: readonly MoneyValue[] | null }) {
  const t = useText('user/order/list')
  const common = useText('common')
  if (values === null) return common('hidden')
  return values.length === 0 ? t('batch.cancel.noRefund') : <Sums values={values} strong />
}

/** Each order with its fee, or why it cannot be cancelled; the latter first. */
function QuotedLines({ orders, quoted }: { orders: Batch['orders']; quoted: BatchQuotes }) {
  const t = useText('user/order/list')
  const { quotes, refused } = quoted
  const reasons = new Map(refused.map(({ id, msg }) => [id, msg || t('batch.refusedBySystem')]))
  const isRefused = ({ booking_id }: Batch['orders'][number]) => reasons.has(booking_id)
  return (
    <BatchLines
      label={t('batch.lines')}
      orders={[...orders.filter(isRefused), ...orders.filter((order) => !isRefused(order))]}
      reasonOf={(id) => reasons.get(id)}
      renderEnd={(id) => {
        const quote = quotes.get(id)
        if (!quote) return null
        if (quote.free) return t('batch.cancel.free')
        return quote.penalty
          ? t('batch.cancel.fee', { money: formatMoney(quote.penalty) })
          : t('batch.cancel.feeHidden')
      }}
    />
  )
}
