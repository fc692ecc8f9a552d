import { useText } from '@portal/i18n'
import { lazyDialog } from '@portal/ui'
import { useState } from 'react'
import { PickBar } from '../../../shared/list/PickBar.tsx'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { sumsOf } from '../../../shared/money/decimal.ts'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { mostAtOnce } from '../batch/batch-action.ts'
import type { DeadlineEntry } from './deadline-board.ts'

const PayBatchDialog = lazyDialog(() => import('../batch/PayBatchDialog.tsx'))

/** Below the board: the orders selected for payment, paid in one press. */
export function PayPicked({ picked }: { picked: Picked<DeadlineEntry> }) {
  const t = useText('user/order/list')
  const netShown = useNetPriceShown()
  const [isOpen, setOpen] = useState(false)
  const prices = picked.rows.flatMap(({ total_settlement_price }) => total_settlement_price ?? [])
  return (
    <>
      <PickBar
        count={picked.rows.length}
        sums={netShown ? sumsOf(prices) : []}
        error={picked.rows.length > mostAtOnce ? t('batch.tooMany', { most: mostAtOnce }) : null}
        actions={[{ text: t('batch.actions.pay'), onStart: () => setOpen(true) }]}
        onClear={picked.clear}
      />
      {isOpen && <PayBatchDialog picked={picked} onClose={() => setOpen(false)} />}
    </>
  )
}
