import { isSupported } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { lazyDialog } from '@portal/ui'
import { type ComponentType, useState } from 'react'
import { withTexts } from '../../../shared/lazy-load.ts'
import { PickBar } from '../../../shared/list/PickBar.tsx'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { sumsOf } from '../../../shared/money/decimal.ts'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { mostAtOnce } from '../../../trade/order/batch-size.ts'
import {
  type BatchAction,
  type BatchDialogProps,
  type BatchLine,
  type BatchRow,
  type LineDialogProps,
} from './batch-action.ts'

// Each dialog loads when it is opened.
const lineDialogs = {
  pay: lazyDialog(() => import('./PayBatchDialog.tsx')),
  accept: lazyDialog(() => import('./AcceptBatchDialog.tsx')),
  voucher: lazyDialog(() => import('./VoucherBatchDialog.tsx')),
} satisfies Partial<Record<BatchAction, ComponentType<LineDialogProps>>>

const dialogs: Readonly<Record<BatchAction, ComponentType<BatchDialogProps>>> = {
  ...lineDialogs,
  remark: lazyDialog(() => import('./RemarkBatchDialog.tsx')),
  trip: lazyDialog(() => withTexts(['trip'], () => import('./TripBatchDialog.tsx'))),
  cancel: lazyDialog(() => import('./CancelBatchDialog.tsx')),
}

/** The batch actions that the member may use. */
export function useBatchActions(): BatchAction[] {
  const mayAcceptOffers = useHoldsNode('order/confirm')
  const mayAcceptExtras = useHoldsNode('order/confirmComplete')
  const may: Record<BatchAction, boolean> = {
    pay: useHoldsNode('order/pay'),
    accept: mayAcceptOffers || mayAcceptExtras,
    voucher: useHoldsNode('order/voucher'),
    remark: useHoldsNode('order/book'),
    trip: useHoldsNode('order/book') && isSupported('saveTrip'),
    cancel: useHoldsNode('order/cancel'),
  }
  return (Object.keys(may) as BatchAction[]).filter((action) => may[action])
}

interface OrderBatchProps {
  picked: Picked<BatchRow>
  actions: readonly BatchAction[]
}

/** Below the list: the number of selected orders and what can be done with them. */
export const OrderBatch = ({ picked, actions }: OrderBatchProps) => (
  <BatchBar picked={picked} actions={actions} dialogs={dialogs} />
)

type LineAction = keyof typeof lineDialogs

/** Those that need no more of an order than its deadline shows. */
export const isLineAction = (action: BatchAction): action is LineAction => action in lineDialogs

interface LineBatchProps<Row extends PricedLine> {
  picked: Picked<Row>
  actions: readonly LineAction[]
}

/** As below a list, for the orders of the deadlines. */
export const LineBatch = <Row extends PricedLine>({ picked, actions }: LineBatchProps<Row>) => (
  <BatchBar picked={picked} actions={actions} dialogs={lineDialogs} />
)

type PricedLine = BatchLine & Pick<BatchRow, 'total_settlement_price'>

interface BatchBarProps<Row extends PricedLine> {
  picked: Picked<Row>
  actions: readonly BatchAction[]
  dialogs: Readonly<Partial<Record<BatchAction, ComponentType<{ picked: Picked<Row>; onClose: () => void }>>>>
}

function BatchBar<Row extends PricedLine>({ picked, actions, dialogs: own }: BatchBarProps<Row>) {
  const t = useText('user/order/list')
  const netShown = useNetPriceShown()
  const [open, setOpen] = useState<BatchAction | null>(null)
  const Dialog = open && own[open]
  const prices = picked.rows.flatMap(({ total_settlement_price }) => total_settlement_price ?? [])
  return (
    <>
      <PickBar
        count={picked.rows.length}
        sums={netShown ? sumsOf(prices) : []}
        error={picked.rows.length > mostAtOnce ? t('batch.tooMany', { most: mostAtOnce }) : null}
        actions={actions.map((action) => ({
          text: t(`batch.actions.${action}`),
          danger: action === 'cancel',
          onStart: () => setOpen(action),
        }))}
        onClear={picked.clear}
      />
      {Dialog && <Dialog picked={picked} onClose={() => setOpen(null)} />}
    </>
  )
}
