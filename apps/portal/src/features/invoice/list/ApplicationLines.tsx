import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { type Column, DataTable, Money, SecondLine } from '@portal/ui'
import { DocumentPart } from '../../../trade/document/DocumentParts.tsx'
import { OrderLink } from '../../../trade/order/OrderLink.tsx'

/** The applied amounts by order. */
export function ApplicationLines({ application }: { application: Schemas['InvoiceApplication'] }) {
  const t = useText('user/invoice/details')
  return (
    <DocumentPart title={t('lines')}>
      <DataTable
        label={t('lines')}
        rows={application.lines}
        rowKey={({ booking_id }) => booking_id}
        columns={useLineColumns()}
      />
    </DocumentPart>
  )
}

/** Reversals (red letters), requested and issued. Renders nothing without any. */
export function Reversals({ reversals }: { reversals: readonly Schemas['InvoiceReversal'][] }) {
  const t = useText('user/invoice/details')
  const columns = useReversalColumns()
  if (reversals.length === 0) return null
  return (
    <DocumentPart title={t('reversals')}>
      <DataTable label={t('reversals')} rows={reversals} rowKey={({ id }) => id} columns={columns} />
    </DocumentPart>
  )
}

function useLineColumns(): Column<Schemas['InvoiceLine']>[] {
  const t = useText('user/invoice/details')
  const labels = useText('document')
  return [
    {
      key: 'order',
      header: labels('order'),
      card: 'title',
      cell: ({ booking_id }) => <OrderLink id={booking_id} />,
    },
    { key: 'service', header: t('service'), cell: ({ title }) => title },
    {
      key: 'money',
      header: labels('money'),
      align: 'end',
      card: 'corner',
      cell: ({ amount }) => <Money value={amount} />,
    },
  ]
}

function useReversalColumns(): Column<Schemas['InvoiceReversal']>[] {
  const t = useText('user/invoice/details')
  const labels = useText('document')
  return [
    {
      key: 'time',
      header: t('asked'),
      card: 'title',
      cell: ({ time, red_no }) => (
        <>
          {formatTime(time, 'yyyy-mm-dd hh:MM')}
          {red_no && <SecondLine>{red_no}</SecondLine>}
        </>
      ),
    },
    { key: 'reason', header: t('reverse.reason'), cell: ({ reason }) => reason, width: '36%' },
    { key: 'state', header: t('state'), cell: ({ status_text }) => status_text },
    {
      key: 'money',
      header: labels('money'),
      align: 'end',
      card: 'corner',
      cell: ({ amount }) => <Money value={amount} />,
    },
  ]
}
