import { type Schemas, useCompleteOrder, useGetOrder } from '@portal/api-client'
import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { Alert, Box, Checkbox, EffectText, FormDialog, FormSkeleton, Money } from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { sumOf } from '../../../../shared/money/decimal.ts'
import terms from '../../../../trade/order/terms.module.css'
import { productFacts } from '../../../../trade/product/facts.ts'
import { loadFailure } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

type Line = Schemas['PriceLine']

/** Completes the service. Extra charges are shown first and must be accepted. */
export default function CompleteDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const query = useGetOrder({ id })
  const { extras, accepted, accept, missing, changed, complete } = useCompletion(id, query.data?.order)
  const order = query.data?.order
  const lost = loadFailure(query)
  const kind = order ? productFacts[order.order_type].wording : 'stay'
  // A driver's report after completion completes nothing.
  const late = order?.order_status === 'completed'
  const effect = t(late ? 'complete.late.effect' : `complete.${kind}.effect`)
  const sum = sumOf(extras.map(charged))
  const money = sum ? formatMoney(sum) : ''
  const hidden = extras.some(({ settlement_money }) => settlement_money === null)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(late ? 'complete.late.title' : 'complete.title', { id })}
      submitLabel={
        sum
          ? t(late ? 'complete.late.submitExtras' : 'complete.submitExtras', { money })
          : t(late ? 'complete.late.submit' : 'complete.submit')
      }
      onSubmit={complete}
      canSubmit={order !== undefined}
      error={lost ? undefined : query.error?.message}
    >
      {!order && !query.error && <FormSkeleton fields={2} />}
      {lost && <LoadError {...lost} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {sum && (
        <>
          <Alert color="orange" role="status">
            {t(late ? 'complete.late.extras' : 'complete.extras')}
          </Alert>
          <Extras lines={extras} sum={sum} hidden={hidden} />
        </>
      )}
      {order && (
        <EffectText>
          {sum ? t(chargeText(late, hidden), { money, channel: order.pay_channel_text ?? '' }) : effect}
        </EffectText>
      )}
      {sum && (
        <Checkbox
          label={t('complete.accept', { money })}
          checked={accepted}
          onChange={(event) => accept(event.currentTarget.checked)}
          error={missing && t('complete.acceptFirst')}
        />
      )}
    </FormDialog>
  )
}

function chargeText(late: boolean, hidden: boolean) {
  if (late) return hidden ? 'complete.late.effectExtrasHidden' : 'complete.late.effectExtras'
  return hidden ? 'complete.effectExtrasHidden' : 'complete.effectExtras'
}

/** The charge to the account; the selling price if net prices are hidden. */
const charged = ({ settlement_money, money }: Line): MoneyValue => settlement_money ?? money

/** One completion: the first attempt asks about extra charges, the second carries the consent. */
function useCompletion(id: string, order: Schemas['Order'] | undefined) {
  const t = useText('order')
  const [extras, setExtras] = useState<readonly Line[]>([])
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState(false)
  const { mutateAsync } = useCompleteOrder()
  const { changed, move } = useMove(
    t(order?.order_status === 'completed' ? 'complete.late.done' : 'complete.done'),
  )

  const complete = () => {
    if (!order) return false
    if (extras.length > 0 && !accepted) {
      setMissing(true)
      return false
    }
    return move(async () => {
      const answer = await mutateAsync({ data: { id, version: order.version, extras_accepted: accepted } })
      if (answer.outcome === 'completed') return true
      setExtras(answer.extras)
      return false
    }, forget)
  }

  // Changed figures have not been accepted.
  const forget = () => {
    setExtras([])
    setAccepted(false)
  }
  const accept = (yes: boolean) => {
    setAccepted(yes)
    setMissing(false)
  }

  return { extras, accepted, accept, missing, changed, complete }
}

interface ExtrasProps {
  lines: readonly Line[]
  sum: MoneyValue
  /** Net prices are hidden, so these are selling prices. */
  hidden: boolean
}

function Extras({ lines, sum, hidden }: ExtrasProps) {
  const t = useText('order')
  const bothPrices = lines.some(({ settlement_money }) => settlement_money)
  return (
    <Box style={{ overflowX: 'auto' }}>
      <table className={terms.terms} aria-label={t('complete.lines')}>
        {bothPrices && (
          <thead>
            <tr>
              <th scope="col">{t('complete.lines')}</th>
              <th scope="col">{t('complete.selling')}</th>
              <th scope="col" className={terms.figure}>
                {t('complete.net')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.code} ${line.name}`}>
              <th scope="row">{line.name}</th>
              <td>
                {line.quantity} × <Money value={line.unit_price} />
                {bothPrices && (
                  <>
                    {' = '}
                    <Money value={line.money} />
                  </>
                )}
              </td>
              <td className={terms.figure}>
                <Money value={charged(line)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t(hidden ? 'complete.sumSelling' : 'complete.sum')}
            </th>
            <td className={terms.figure}>
              <Money value={sum} strong />
            </td>
          </tr>
        </tfoot>
      </table>
    </Box>
  )
}
