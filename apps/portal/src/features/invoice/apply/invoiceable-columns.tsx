import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { type Column, Money, StatusBadge, Text } from '@portal/ui'
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
          <Text span size="xs" display="block" c="dimmed" fw={400}>
            {guests_text}
          </Text>
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
            <Text span size="xs" display="block" c="dimmed" fw={400}>
              {t('until', { date: formatDate(invoice_deadline) })}
            </Text>
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
          {blocked_reason && (
            <Text span size="xs" display="block" c="dimmed" fw={400}>
              {blocked_reason}
            </Text>
          )}
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
          <Text span size="xs" display="block" c="dimmed" fw={400}>
            {t('invoiced')} <Money value={invoiced} />
          </Text>
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
