import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatMoney, formatTime, useText } from '@portal/i18n'
import { type Column, DataTable, lazyDialog, Money } from '@portal/ui'
import { useState } from 'react'
import { RowButton } from '../../../shared/list/RowButtons.tsx'
import { DocumentPart } from '../../../trade/document/DocumentParts.tsx'

type Payment = Schemas['BillPayment']

const WithdrawPaymentDialog = lazyDialog(() => import('./WithdrawPaymentDialog.tsx'))

/** Payments of a bill, and transfers that are reported but not found yet. Renders nothing without any. */
export function BillPayments({ bill }: { bill: Schemas['Bill'] }) {
  const t = useText('user/bill/details')
  const [withdrawing, setWithdrawing] = useState<Payment | null>(null)
  const columns = usePaymentColumns(setWithdrawing)
  if (bill.payments.length === 0) return null
  return (
    <DocumentPart title={t('payments')}>
      <DataTable label={t('payments')} columns={columns} rows={bill.payments} rowKey={({ id }) => id} />
      {withdrawing && (
        <WithdrawPaymentDialog bill={bill} payment={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </DocumentPart>
  )
}

function usePaymentColumns(onWithdraw: (payment: Payment) => void): Column<Payment>[] {
  const t = useText('user/bill/details')
  const mayWithdraw = useHoldsNode('bill/pay') && isSupported('withdrawBillPayment')
  const labels = useText('document')
  return [
    {
      key: 'time',
      header: t('paidOn'),
      card: 'title',
      cell: ({ time }) => formatTime(time, 'yyyy-mm-dd hh:MM'),
    },
    { key: 'channel', header: t('channel'), cell: ({ channel_text }) => channel_text },
    {
      key: 'state',
      header: t('state'),
      cell: (payment) => (
        <>
          {payment.status_text}{' '}
          {mayWithdraw && payment.status === 'submitted' && (
            <RowButton
              label={`${t('withdrawPayment.submit')}: ${formatMoney(payment.money)}`}
              onClick={() => onWithdraw(payment)}
            >
              {t('withdrawPayment.submit')}
            </RowButton>
          )}
        </>
      ),
    },
    {
      key: 'money',
      header: labels('money'),
      align: 'end',
      card: 'corner',
      cell: ({ money }) => <Money value={money} />,
    },
  ]
}
