import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { lazyDialog } from '@portal/ui'
import { useMemo, useState } from 'react'
import { PickBar } from '../../../shared/list/PickBar.tsx'
import { type Picked, usePicked } from '../../../shared/list/use-picked.ts'
import { sumsOf } from '../../../shared/money/decimal.ts'
import { isPayableBill } from '../pay-form.ts'

type Bill = Schemas['BillSummary']

/** Bills per payment, at most. */
export const mostBills = 100

const idOf = ({ bill_no }: Bill) => bill_no

const PayBillsDialog = lazyDialog(() => import('./PayBillsDialog.tsx'))

/** The selected bills, with the current figures of those on this page. */
export function usePickedBills(shown: readonly Bill[] | undefined): Picked<Bill> {
  const picked = usePicked<Bill>(idOf, 'bill/pay')
  return useMemo(() => {
    const fresh = new Map(shown?.map((bill) => [bill.bill_no, bill]))
    const rows = picked.rows.map((bill) => fresh.get(bill.bill_no) ?? bill).filter(isPayableBill)
    return { ...picked, rows }
  }, [picked, shown])
}

/** The selection, its sum, and one payment for all of it. */
export function PayBar({ picked }: { picked: Picked<Bill> }) {
  const t = useText('user/bill/details')
  const [open, setOpen] = useState(false)
  const count = picked.rows.length
  return (
    <>
      <PickBar
        count={count}
        label={t('payAll.picked')}
        countText={t('payAll.count', { count })}
        sums={sumsOf(picked.rows.map(({ payable }) => payable))}
        error={count > mostBills ? t('payAll.tooMany', { most: mostBills }) : null}
        actions={[{ text: t('payAll.start'), onStart: () => setOpen(true) }]}
        onClear={picked.clear}
      />
      {open && <PayBillsDialog picked={picked} onClose={() => setOpen(false)} />}
    </>
  )
}
