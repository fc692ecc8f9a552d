import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { type Column, DataTable, Money } from '@portal/ui'
import { DocumentPart } from '../../../trade/document/DocumentParts.tsx'

type Payment = Schemas['BillPayment']

/** Payments of a bill, and transfers that are reported but not found yet. Renders nothing without any. */
export function BillPayments({ payments }: { payments: readonly Payment[] }) {
  const t = useText('user/bill/details')
  const columns = usePaymentColumns()
  if (payments.length === 0) return null
  return (
    <DocumentPart title={t('payments')}>
      <DataTable label={t('payments')} columns={columns} rows={payments} rowKey={({ id }) => id} />
    </DocumentPart>
  )
}

function usePaymentColumns(): Column<Payment>[] {
  const t = useText('user/bill/details')
  const labels = useText('document')
  return [
    {
      key: 'time',
      header: t('paidOn'),
      card: 'title',
      cell: ({ time }) => formatTime(time, 'yyyy-mm-dd hh:MM'),
    },
    { key: 'channel', header: t('channel'), cell: ({ channel_text }) => channel_text },
    { key: 'state', header: t('state'), cell: ({ status_text }) => status_text },
    {
      key: 'money',
      header: labels('money'),
      align: 'end',
      card: 'corner',
      cell: ({ money }) => <Money value={money} />,
    },
  ]
}
