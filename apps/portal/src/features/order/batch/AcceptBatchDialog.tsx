import { useText } from '@portal/i18n'
import { Alert, EffectText, FactList, FormDialog, FormSkeleton, Money, SecondLine } from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { Sums, sumsText } from '../../../shared/money/Sums.tsx'
import { BatchLines, BatchSummary } from './BatchLines.tsx'
import { acceptancesOf, type BatchAcceptances, meaningOf, moreOf } from './batch-acceptances.ts'
import type { BatchLine, LineDialogProps } from './batch-action.ts'
import { useBatch } from './use-batch.ts'
import { useBatchPreview } from './use-batch-preview.ts'

const signed = { sign: 'always' } as const

/** Accepts offers of suppliers and extra charges of the selected orders: the sum, what each means, then the results. */
export default function AcceptBatchDialog({ picked, onClose }: LineDialogProps) {
  const t = useText('user/order/list')
  const common = useText('common')
  const batch = useBatch(picked, (count) => t('batch.accept.done', { count }))
  // Results stay until the next attempt, which starts with new figures.
  const [turn, setTurn] = useState({ number: 1, orders: batch.left, sent: false })
  const { results, error, lost } = useBatchPreview(
    'accept_preview',
    turn.orders.map(({ booking_id }) => booking_id),
    turn.number,
  )
  const asked = results && acceptancesOf(results)
  const count = asked?.acceptances.size ?? 0

  const submit = async () => {
    if (turn.sent) {
      setTurn({ number: turn.number + 1, orders: batch.left, sent: false })
      return false
    }
    if (!asked) return false
    const acceptances = [...asked.acceptances].map(([id, { order_version }]) => ({
      id,
      version: order_version,
    }))
    const done = await batch.send(
      {
        ids: acceptances.map(({ id }) => id),
        action: 'accept',
        args: { acceptances, accept_penalty: false },
      },
      asked.refused,
    )
    if (!done) setTurn((now) => ({ ...now, sent: true }))
    return done
  }

  const submitLabel = () => {
    if (turn.sent) return t('batch.again', { count: batch.left.length })
    return asked && asked.sums.length > 0
      ? t('batch.accept.submit', { count, money: sumsText(asked.sums, signed) })
      : t('batch.accept.submitSame', { count })
  }

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('batch.accept.title', { count: turn.orders.length })}
      submitLabel={submitLabel()}
      onSubmit={submit}
      canSubmit={turn.sent || count > 0}
      error={error}
      {...(turn.sent && { cancelLabel: common('close') })}
    >
      {turn.sent && <BatchSummary batch={batch} />}
      {!turn.sent && !asked && !error && !lost && <FormSkeleton fields={3} />}
      {!turn.sent && lost && <LoadError {...lost} />}
      {!turn.sent && asked && (
        <>
          <Effect asked={asked} />
          <AcceptedLines orders={turn.orders} asked={asked} />
        </>
      )}
    </FormDialog>
  )
}

/** How many of each kind, what they come to, and what accepting does. */
function Effect({
  asked: { acceptances, refused, offers, extras, sums, hidden },
}: {
  asked: BatchAcceptances
}) {
  const t = useText('user/order/list')
  if (acceptances.size === 0) return <Alert color="orange">{t('batch.accept.impossibleAll')}</Alert>
  return (
    <>
      {refused.length > 0 && (
        <Alert color="orange">{t('batch.accept.impossible', { count: refused.length })}</Alert>
      )}
      <FactList figures fz="md">
        {offers > 0 && (
          <>
            <dt>{t('batch.accept.offers')}</dt>
            <dd>{offers}</dd>
          </>
        )}
        {extras > 0 && (
          <>
            <dt>{t('batch.accept.extras')}</dt>
            <dd>{extras}</dd>
          </>
        )}
        <dt>{t(hidden ? 'batch.accept.totalSelling' : 'batch.accept.total')}</dt>
        <dd>{sums.length === 0 ? t('batch.accept.same') : <Sums values={sums} sign="always" strong />}</dd>
      </FactList>
      {offers > 0 && <EffectText>{t('batch.accept.offersEffect')}</EffectText>}
      {extras > 0 && <EffectText>{t('batch.accept.extrasEffect')}</EffectText>}
    </>
  )
}

interface AcceptedLinesProps {
  orders: readonly BatchLine[]
  asked: BatchAcceptances
}

/** Each order with what changes and what it costs more, or why nothing can be accepted; the latter first. */
function AcceptedLines({ orders, asked: { acceptances, refused } }: AcceptedLinesProps) {
  const t = useText('user/order/list')
  const reasons = new Map(refused.map(({ id, msg }) => [id, msg || t('batch.refusedBySystem')]))
  const isRefused = ({ booking_id }: BatchLine) => reasons.has(booking_id)
  return (
    <BatchLines
      label={t('batch.lines')}
      orders={[...orders.filter(isRefused), ...orders.filter((one) => !isRefused(one))]}
      reasonOf={(id) => reasons.get(id)}
      renderMore={(id) => {
        const acceptance = acceptances.get(id)
        return (
          acceptance &&
          meaningOf(acceptance).map(([before, after], at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two extras may read alike
            <SecondLine key={`${before} ${after} ${at}`}>
              {acceptance.change_offer ? t('batch.accept.instead', { before, after }) : `${before} ${after}`}
            </SecondLine>
          ))
        )
      }}
      renderEnd={(id) => {
        const acceptance = acceptances.get(id)
        if (!acceptance) return null
        const more = moreOf(acceptance)
        return compareAmounts(more.amount, '0') === 0 ? (
          t('batch.accept.same')
        ) : (
          <Money value={more} sign="always" />
        )
      }}
    />
  )
}
