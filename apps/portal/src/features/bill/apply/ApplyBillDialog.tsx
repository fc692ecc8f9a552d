import { type Schemas, useApplyBill } from '@portal/api-client'
import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { FormDialog, Money, notify, Textarea } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Picked } from '../../../shared/list/use-picked.ts'
import styles from '../../../shared/paper/paper.module.css'
import { RefusedOrders } from '../../../shared/paper/RefusedOrders.tsx'
import { type RefusedOrder, refusedOrders } from '../../../shared/paper/refused-orders.ts'

interface ApplyBillDialogProps {
  picked: Picked<Schemas['BillableOrder']>
  sums: readonly MoneyValue[]
  onClose: () => void
}

/** What the bill will ask for, before it is asked for; afterwards the bill itself is shown. */
export default function ApplyBillDialog({ picked, sums, onClose }: ApplyBillDialogProps) {
  const t = useText('user/bill/apply')
  const paper = useText('paper')
  const navigate = useNavigate()
  // Made when the dialog opens: however often the button is pressed, there is one bill.
  const [client_ref] = useState(() => crypto.randomUUID())
  const [remark, setRemark] = useState('')
  const [refused, setRefused] = useState<RefusedOrder[]>([])
  const { mutateAsync } = useApplyBill()
  const [sum = { amount: '0', currency: '' }] = sums
  const count = picked.rows.length

  const apply = async () => {
    const order_ids = picked.rows.map(({ booking_id }) => booking_id)
    const text = remark.trim()
    try {
      const { bill } = await mutateAsync({ data: { client_ref, order_ids, ...(text && { remark: text }) } })
      notify.success(t('done', { id: bill.bill_no }))
      picked.clear()
      void navigate({ to: '/user/bill/details', search: { bill: bill.bill_no } })
      return true
    } catch (error) {
      const found = refusedOrders(error, order_ids)
      if (found.length === 0) throw error
      setRefused(found)
      picked.drop(found.map(({ id }) => id))
      return false
    }
  }

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('dialog')}
      submitLabel={t('submit', { money: formatMoney(sum) })}
      onSubmit={apply}
      canSubmit={count > 0}
    >
      <RefusedOrders orders={refused} />
      <p className={styles.effect}>{t('effect', { count, money: formatMoney(sum) })}</p>
      <ul className={styles.lines} aria-label={t('chosen')}>
        {picked.rows.map(({ booking_id, title, settlement_money }) => (
          <li key={booking_id} className={styles.line}>
            <span>
              {booking_id}
              <span className={styles.sub}>{title}</span>
            </span>
            <Money value={settlement_money} />
          </li>
        ))}
      </ul>
      <Textarea
        label={paper('remarkOptional')}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
        maxLength={300}
        rows={2}
      />
    </FormDialog>
  )
}
