import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, SecondLine } from '@portal/ui'
import type { Picked } from '../../shared/list/use-picked.ts'
import { PickCell } from '../order/PickCell.tsx'

type Row = Schemas['BillableOrder'] | Schemas['InvoiceableOrder']

/** The columns of an order that can be selected for a document. */
export function usePickedOrderColumns<T extends Row>(picked: Picked<T>, serviceWidth: string): Column<T>[] {
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
      width: serviceWidth,
      cell: ({ title, guests_text, allocation }) => (
        <>
          {title}
          <SecondLine>
            {[guests_text, allocation.own_reference, allocation.customer].filter(Boolean).join(' · ')}
          </SecondLine>
        </>
      ),
    },
  ]
}
