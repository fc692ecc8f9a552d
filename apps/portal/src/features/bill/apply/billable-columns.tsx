import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { type Column, Money, StatusBadge, Text } from '@portal/ui'
import styles from '../../../shared/document/document.module.css'
import { PickCell } from '../../../shared/list/PickCell.tsx'
import type { Picked } from '../../../shared/list/use-picked.ts'

type Row = Schemas['BillableOrder']

export function useBillableColumns(picked: Picked<Row>): Column<Row>[] {
  const t = useText('user/bill/apply')
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
      width: '32%',
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
      cell: ({ service_date }) => <span className={styles.day}>{formatDate(service_date)}</span>,
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ settlement_status, settlement_status_text, blocked_reason }) => (
        <>
          <StatusBadge of="settlement" value={settlement_status} text={settlement_status_text} />
          {blocked_reason && (
            <Text span size="xs" display="block" c="dimmed" fw={400}>
              {blocked_reason}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'money',
      header: t('money'),
      align: 'end',
      card: 'corner',
      cell: ({ settlement_money }) => <Money value={settlement_money} strong />,
    },
  ]
}
