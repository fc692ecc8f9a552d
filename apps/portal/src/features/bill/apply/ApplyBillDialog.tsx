import { type Schemas, useApplyBill } from '@portal/api-client'
import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { EffectText, FormDialog, Money, notify, SecondLine, Textarea } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { Line, Lines } from '../../../shared/list/Lines.tsx'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { RefusedOrders, useRefusedOrders } from '../../../trade/document/RefusedOrders.tsx'

interface ApplyBillDialogProps {
  picked: Picked<Schemas['BillableOrder']>
  sums: readonly MoneyValue[]
  onClose: () => void
}

/** Previews a bill before it is requested, then shows the bill itself. */
export default function ApplyBillDialog({ picked, sums, onClose }: ApplyBillDialogProps) {
  const t = useText('user/bill/apply')
  const labels = useText('document')
  const navigate = useNavigate()
  const { mutateAsync } = useApplyBill()
  const { refused, drop } = useRefusedOrders(picked)
  const [sum = { amount: '0', currency: '' }] = sums
  const count = picked.rows.length
  const form = useCheckedForm({
    keptAs: 'bill',
    initial: { remark: '' },
    submit: (values, client_ref) =>
      drop(async (order_ids) => {
        const remark = values.remark.trim()
        const { bill } = await mutateAsync({ data: { client_ref, order_ids, ...(remark && { remark }) } })
        notify.success(t('done', { id: bill.bill_no }))
        picked.clear()
        void navigate({ to: '/user/bill/details', search: { bill: bill.bill_no } })
      }),
  })

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('dialog')}
      submitLabel={t('submit', { money: formatMoney(sum) })}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={count > 0}
    >
      <RefusedOrders orders={refused} />
      <EffectText>{t('effect', { count, money: formatMoney(sum) })}</EffectText>
      <Lines label={t('chosen')}>
        {picked.rows.map(({ booking_id, title, unbilled }) => (
          <Line key={booking_id}>
            <span>
              {booking_id}
              <SecondLine>{title}</SecondLine>
            </span>
            <Money value={unbilled} />
          </Line>
        ))}
      </Lines>
      <Textarea {...form.field('remark')} label={labels('remarkOptional')} maxLength={300} rows={2} />
    </FormDialog>
  )
}
