import { formatMoney, useText } from '@portal/i18n'
import { Alert, EffectText, FactList, FormDialog, FormSkeleton, Radio, SimpleGrid, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { Sums, sumsText } from '../../../shared/money/Sums.tsx'
import { VisibleMoney } from '../../../trade/money/VisibleMoney.tsx'
import styles from '../actions/dialogs.module.css'
import { BatchLines, BatchSummary } from './BatchLines.tsx'
import type { BatchLine, LineDialogProps } from './batch-action.ts'
import { againstPaying, type BatchPreviews, type ChannelForAll, previewsOf } from './batch-payments.ts'
import { useBatch } from './use-batch.ts'
import { useBatchPreview } from './use-batch-preview.ts'

/** Pays the selected orders from one account: the sum, what cannot be paid and why, then the result of each. */
export default function PayBatchDialog({ picked, onClose }: LineDialogProps) {
  const t = useText('user/order/list')
  const order = useText('order')
  const common = useText('common')
  const rules = useText('validation')
  const batch = useBatch(picked, (count) => t('batch.pay.done', { count }))
  // Results stay until the next attempt, which starts with new figures.
  const [turn, setTurn] = useState({ number: 1, orders: batch.left, sent: false })
  const { results, error, lost } = useBatchPreview(
    'pay_preview',
    turn.orders.map(({ booking_id }) => booking_id),
    turn.number,
  )
  const asked = results && previewsOf(results)
  const refFor = useClientRefs()
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const usable = (asked?.channels ?? []).filter(({ ids, shortfall }) => ids.length > 0 && !shortfall)
  const account =
    usable.find(({ channel }) => channel === chosen) ?? (usable.length === 1 ? usable[0] : undefined)
  const count = account?.ids.length ?? 0
  const money = account ? sumsText(account.sums) : ''

  const submit = async () => {
    if (turn.sent) {
      setTurn({ number: turn.number + 1, orders: batch.left, sent: false })
      return false
    }
    if (!asked) return false
    if (!account) {
      setMissing(true)
      return false
    }
    const payments = account.ids.flatMap((id) => {
      const version = asked.previews.get(id)?.order_version
      return version === undefined ? [] : [{ id, version, channel: account.channel, client_ref: refFor(id) }]
    })
    const unpaid = turn.orders.flatMap(({ booking_id: id }) => {
      const msg = againstPaying(asked.previews.get(id), account.channel)
      return msg === null ? [] : [{ id, ok: false, outcome: null, error_key: null, msg, quote: null }]
    })
    const done = await batch.send(
      { ids: payments.map(({ id }) => id), action: 'pay', args: { payments, accept_penalty: false } },
      [...asked.refused, ...unpaid],
    )
    if (!done) setTurn((now) => ({ ...now, sent: true }))
    return done
  }

  const submitLabel = () => {
    if (turn.sent) return t('batch.again', { count: batch.left.length })
    if (count === 0) return order('actions.names.pay')
    return money === '' ? t('batch.pay.submitHidden', { count }) : t('batch.pay.submit', { count, money })
  }

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('batch.pay.title', { count: turn.orders.length })}
      submitLabel={submitLabel()}
      onSubmit={submit}
      canSubmit={turn.sent || usable.length > 0}
      error={error}
      {...(turn.sent && { cancelLabel: common('close') })}
    >
      {turn.sent && <BatchSummary batch={batch} />}
      {!turn.sent && !asked && !error && !lost && <FormSkeleton fields={3} />}
      {!turn.sent && lost && <LoadError {...lost} />}
      {!turn.sent && asked && (
        <>
          {usable.length === 0 && <Alert color="orange">{t('batch.pay.impossibleAll')}</Alert>}
          {asked.channels.length > 0 && (
            <Radio.Group
              label={order('pay.channel')}
              value={account?.channel ?? null}
              onChange={(value) => {
                setChosen(value)
                setMissing(false)
              }}
              error={missing && rules('paymentType')}
              withAsterisk
            >
              <SimpleGrid minColWidth="240px" autoFlow="auto-fit" spacing="xs" my={6}>
                {asked.channels.map((each) => (
                  <AccountCard
                    key={each.channel}
                    account={each}
                    of={turn.orders.length}
                    chosen={each.channel === account?.channel}
                  />
                ))}
              </SimpleGrid>
            </Radio.Group>
          )}
          {count > 0 && <EffectText>{t('batch.pay.effect', { count })}</EffectText>}
          <PaymentLines orders={turn.orders} asked={asked} channel={account?.channel ?? null} />
        </>
      )}
    </FormDialog>
  )
}

/** One reference per order, so that each is paid once however often it is sent. */
function useClientRefs() {
  const [refs] = useState(() => new Map<string, string>())
  return (id: string) => {
    const known = refs.get(id) ?? crypto.randomUUID()
    refs.set(id, known)
    return known
  }
}

interface AccountCardProps {
  account: ChannelForAll
  /** All orders of the batch. */
  of: number
  chosen: boolean
}

/** One account: how many of the orders it pays, their sum, and what is left. */
function AccountCard({
  account: { channel, name, ids, sums, before, after, shortfall, reason },
  of,
  chosen,
}: AccountCardProps) {
  const t = useText('user/order/list')
  const order = useText('order')
  const figures = useId()
  const refused = ids.length === 0 || shortfall !== null
  return (
    <div className={styles.channel} data-chosen={chosen || undefined} data-refused={refused || undefined}>
      <Radio
        value={channel}
        label={name}
        disabled={refused}
        aria-describedby={figures}
        classNames={{ body: styles.choice, labelWrapper: styles.choiceLabel }}
      />
      <div id={figures}>
        {ids.length > 0 && (
          <FactList figures fz="md">
            <dt>{t('batch.pay.possible')}</dt>
            <dd>{t('batch.pay.countOf', { count: ids.length, of })}</dd>
            <dt>{t('batch.pay.total')}</dt>
            <dd>{sums.length === 0 ? <VisibleMoney value={null} /> : <Sums values={sums} strong />}</dd>
            <dt>{order('pay.before')}</dt>
            <dd>
              <VisibleMoney value={before} />
            </dd>
            <dt>{order('pay.after')}</dt>
            <dd>
              <VisibleMoney value={after} strong />
            </dd>
          </FactList>
        )}
        {refused && (
          <Text size="sm" m="4px 0 0" c="var(--mantine-color-error)">
            {shortfall ? t('batch.pay.short', { money: formatMoney(shortfall) }) : reason}
          </Text>
        )}
      </div>
    </div>
  )
}

interface PaymentLinesProps {
  orders: readonly BatchLine[]
  asked: BatchPreviews
  channel: ChannelForAll['channel'] | null
}

/** Each order with its amount, or why it cannot be paid; the latter first. */
function PaymentLines({ orders, asked: { previews, refused }, channel }: PaymentLinesProps) {
  const t = useText('user/order/list')
  const reasons = new Map(refused.map(({ id, msg }) => [id, msg || t('batch.refusedBySystem')]))
  const reasonOf = (id: string) => reasons.get(id) ?? againstPaying(previews.get(id), channel)
  const isRefused = ({ booking_id }: BatchLine) => reasonOf(booking_id) !== null
  return (
    <BatchLines
      label={t('batch.lines')}
      orders={[...orders.filter(isRefused), ...orders.filter((order) => !isRefused(order))]}
      reasonOf={reasonOf}
      renderEnd={(id) => <VisibleMoney value={previews.get(id)?.total ?? null} />}
    />
  )
}
