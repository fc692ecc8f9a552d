import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { type Column, DataTable, Money } from '@portal/ui'
import { PaperPart } from '../../../shared/paper/PaperParts.tsx'

type Payment = Schemas['BillPayment']

/** What was paid of a bill, and what is reported and not found yet. Nothing while nothing was. */
export function BillPayments({ payments }: { payments: readonly Payment[] }) {
  const t = useText('user/bill/details')
  const columns = usePaymentColumns()
  if (payments.length === 0) return null
  return (
    <PaperPart title={t('payments')}>
      <DataTable label={t('payments')} columns={columns} rows={payments} rowKey={({ id }) => id} />
    </PaperPart>
  )
}

function usePaymentColumns(): Column<Payment>[] {
  const t = useText('user/bill/details')
  const paper = useText('paper')
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
      header: paper('money'),
      align: 'end',
      card: 'corner',
      cell: ({ money }) => <Money value={money} />,
    },
  ]
}
