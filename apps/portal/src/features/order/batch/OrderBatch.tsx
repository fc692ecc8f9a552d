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
import {
  type BatchAction,
  type BatchDialogProps,
  type BatchRow,
  batchActions,
  mostAtOnce,
  nodeOf,
} from './batch-action.ts'

// Each dialog loads when it is opened.
const dialogs: Readonly<Record<BatchAction, ComponentType<BatchDialogProps>>> = {
  pay: lazyDialog(() => import('./PayBatchDialog.tsx')),
  voucher: lazyDialog(() => import('./VoucherBatchDialog.tsx')),
  remark: lazyDialog(() => import('./RemarkBatchDialog.tsx')),
  trip: lazyDialog(() => withTexts(['trip'], () => import('./TripBatchDialog.tsx'))),
  cancel: lazyDialog(() => import('./CancelBatchDialog.tsx')),
}

/** The batch actions that the member may use. */
export function useBatchActions(): BatchAction[] {
  const may: Record<BatchAction, boolean> = {
    pay: useHoldsNode(nodeOf.pay),
    voucher: useHoldsNode(nodeOf.voucher),
    remark: useHoldsNode(nodeOf.remark),
    trip: useHoldsNode(nodeOf.trip) && isSupported('saveTrip'),
    cancel: useHoldsNode(nodeOf.cancel),
  }
  return batchActions.filter((action) => may[action])
}

interface OrderBatchProps {
  picked: Picked<BatchRow>
  actions: readonly BatchAction[]
}

/** Below the list: the number of selected orders and what can be done with them. */
export function OrderBatch({ picked, actions }: OrderBatchProps) {
  const t = useText('user/order/list')
  const netShown = useNetPriceShown()
  const [open, setOpen] = useState<BatchAction | null>(null)
  const Dialog = open && dialogs[open]
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
