import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { type Column, Money, SecondLine, StatusBadge } from '@portal/ui'
import cells from '../../../shared/list/list.module.css'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { usePickedOrderColumns } from '../../../trade/document/picked-order-columns.tsx'

type Row = Schemas['BillableOrder']

export function useBillableColumns(picked: Picked<Row>): Column<Row>[] {
  const t = useText('user/bill/apply')
  const orders = usePickedOrderColumns(picked, '32%')
  return [
    ...orders,
    {
      key: 'date',
      header: t('serviceDate'),
      cell: ({ service_date }) => <span className={cells.time}>{formatDate(service_date)}</span>,
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ settlement_status, settlement_status_text, blocked_reason }) => (
        <>
          <StatusBadge of="settlement" value={settlement_status} text={settlement_status_text} />
          {blocked_reason && <SecondLine>{blocked_reason}</SecondLine>}
        </>
      ),
    },
    {
      key: 'money',
      header: t('money'),
      align: 'end',
      card: 'corner',
      cell: ({ unbilled }) => <Money value={unbilled} strong />,
    },
  ]
}
