import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, Money } from '@portal/ui'
import { useMemo } from 'react'
import { allocationFields } from '../../../trade/allocation/allocation.ts'
import { OrderTags } from '../../../trade/order/OrderTags.tsx'
import { TripLink } from '../../../trade/trip/TripLink.tsx'
import type { DialogName } from '../actions/order-actions.ts'
import { NextStep, stepsOf } from './NextStep.tsx'

type Row = Schemas['OrderSummary']

/** Optional columns of every list. `start` keeps its identity. */
export function useExtraColumns(start: (action: DialogName, id: string) => void): Column<Row>[] {
  const t = useText('user/order/list')
  const noun = useText('order')
  const allocation = useText('allocation')
  return useMemo(
    () => [
      {
        key: 'total_price',
        header: t('columns.selling'),
        align: 'end',
        cell: ({ total_price }) => <Money value={total_price} />,
      },
      {
        key: 'pay_channel',
        header: t('columns.channel'),
        cell: ({ pay_channel_text }) => pay_channel_text ?? '–',
      },
      {
        key: 'invoice_status',
        header: t('columns.invoice'),
        cell: ({ invoice_status_text }) => invoice_status_text,
      },
      { key: 'operator', header: t('operator'), cell: ({ operator }) => operator.nickname },
      ...allocationFields.map((field) => ({
        key: field,
        header: allocation(`fields.${field}`),
        cell: ({ allocation: given }: Row) => given[field] || '–',
      })),
      { key: 'trip', header: t('columns.trip'), cell: ({ trip }) => (trip ? <TripLink trip={trip} /> : '–') },
      {
        key: 'hotel_confirmation_code',
        header: t('columns.hotelNumber'),
        cell: ({ hotel_confirmation_code }) => hotel_confirmation_code ?? '–',
      },
      {
        key: 'driver',
        header: t('columns.driver'),
        cell: ({ service }) =>
          [service?.driver_name, service?.plate_number].filter(Boolean).join(' · ') || '–',
      },
      { key: 'tags', header: noun('remark.tags'), cell: ({ tags }) => <OrderTags tags={tags} /> },
      {
        key: 'act',
        header: t('columns.act'),
        cell: (row) => {
          const steps = stepsOf(row, row.next_deadline?.kind)
          return steps && <NextStep id={row.booking_id} steps={steps} onStart={start} />
        },
      },
    ],
    [t, noun, allocation, start],
  )
}
