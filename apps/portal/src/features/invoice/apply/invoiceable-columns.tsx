import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { type Column, Money, StatusBadge } from '@portal/ui'
import styles from '../../../shared/document/document.module.css'
import { PickCell } from '../../../shared/list/PickCell.tsx'
import type { Picked } from '../../../shared/list/use-picked.ts'

type Row = Schemas['InvoiceableOrder']

export function useInvoiceableColumns(picked: Picked<Row>): Column<Row>[] {
  const t = useText('user/invoice/apply')
  const labels = useText('document')
  return [
    {
      key: 'order',
      header: labels('order'),
      card: 'title',
      cell: (row) => (
        <PickCell
          id={row.booking_id}
          hint={row.order_type_text}
          checked={picked.has(row.booking_id)}
          reason={row.blocked_reason}
          onToggle={() => picked.toggle(row)}
        />
      ),
    },
    {
      key: 'service',
      header: labels('service'),
      width: '28%',
      cell: ({ title, guests_text }) => (
        <>
          {title}
          <span className={styles.sub}>{guests_text}</span>
        </>
      ),
    },
    {
      key: 'date',
      header: t('serviceDate'),
      cell: ({ service_date, invoice_deadline, blocked_key }) => (
        <>
          <span className={styles.day}>{formatDate(service_date)}</span>
          {invoice_deadline && blocked_key === null && (
            <span className={styles.sub}>{t('until', { date: formatDate(invoice_deadline) })}</span>
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
          {blocked_reason && <span className={styles.sub}>{blocked_reason}</span>}
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
          <span className={styles.sub}>
            {t('invoiced')} <Money value={invoiced} />
          </span>
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
