import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { type Column, Money, SecondLine, StatusBadge } from '@portal/ui'
import cells from '../../../shared/list/list.module.css'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { usePickedOrderColumns } from '../../../trade/document/picked-order-columns.tsx'

type Row = Schemas['InvoiceableOrder']

export function useInvoiceableColumns(picked: Picked<Row>): Column<Row>[] {
  const t = useText('user/invoice/apply')
  const orders = usePickedOrderColumns(picked, '28%')
  return [
    ...orders,
    {
      key: 'date',
      header: t('serviceDate'),
      cell: ({ service_date, invoice_deadline, blocked_key }) => (
        <>
          <span className={cells.time}>{formatDate(service_date)}</span>
          {invoice_deadline && blocked_key === null && (
            <SecondLine>{t('until', { date: formatDate(invoice_deadline) })}</SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ invoice_status, invoice_status_text, blocked_reason }) => (
        <>
          <StatusBadge of="invoice" value={invoice_status} text={invoice_status_text} />
          {blocked_reason && <SecondLine>{blocked_reason}</SecondLine>}
        </>
      ),
    },
    {
      key: 'settled',
      header: t('settled'),
      align: 'end',
      cell: ({ settlement_money, invoiced }) => (
        <>
          <Money value={settlement_money} />
          <SecondLine>
            {t('invoiced')} <Money value={invoiced} />
          </SecondLine>
        </>
      ),
    },
    {
      key: 'invoiceable',
      header: t('invoiceable'),
      align: 'end',
      card: 'corner',
      cell: ({ invoiceable }) => <Money value={invoiceable} strong />,
    },
  ]
}
