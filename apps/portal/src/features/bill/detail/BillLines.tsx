import type { Schemas } from '@portal/api-client'
import { formatDate, formatMoney, useText } from '@portal/i18n'
import { type Column, DataTable, Money, SecondLine } from '@portal/ui'
import cells from '../../../shared/list/list.module.css'
import { DocumentPart } from '../../../trade/document/DocumentParts.tsx'
import { OrderLink } from '../../../trade/order/OrderLink.tsx'

type Line = Schemas['BillLine']

interface BillLinesProps {
  lines: Schemas['BillLinePage']
  refreshing: boolean
  onPage: (page: number) => void
}

/** The lines of a bill, paged, with disputes and their answers. */
export function BillLines({ lines, refreshing, onPage }: BillLinesProps) {
  const t = useText('user/bill/details')
  const { list, page, limit, total } = lines
  return (
    <DocumentPart title={t('lines')}>
      <DataTable
        label={t('lines')}
        columns={useLineColumns()}
        rows={list}
        rowKey={({ line_id }) => line_id}
        refreshing={refreshing}
        page={{ page, limit, total, onPage }}
      />
    </DocumentPart>
  )
}

function useLineColumns(): Column<Line>[] {
  const t = useText('user/bill/details')
  const labels = useText('document')
  return [
    {
      key: 'order',
      header: labels('order'),
      card: 'title',
      cell: ({ booking_id, order_type_text }) => (
        <>
          <OrderLink id={booking_id} />
          <SecondLine>{order_type_text}</SecondLine>
        </>
      ),
    },
    { key: 'service', header: labels('service'), cell: (line) => <Service line={line} />, width: '42%' },
    {
      key: 'date',
      header: t('serviceDate'),
      cell: ({ service_date }) => <span className={cells.time}>{formatDate(service_date)}</span>,
    },
    {
      key: 'money',
      header: labels('money'),
      align: 'end',
      card: 'corner',
      cell: ({ money, kind, kind_text }) => (
        <>
          <Money value={money} />
          {kind !== 'charge' && <SecondLine>{kind_text}</SecondLine>}
        </>
      ),
    },
  ]
}

function Service({ line }: { line: Line }) {
  const t = useText('user/bill/details')
  const { title, guest, rooms_text, hotel_confirmation_code, supplier_ref, allocation, remark, dispute } =
    line
  const references = [
    hotel_confirmation_code && t('hotelConfirmation', { code: hotel_confirmation_code }),
    supplier_ref && t('supplierRef', { code: supplier_ref }),
    allocation.own_reference && t('ownReference', { code: allocation.own_reference }),
    allocation.customer,
    allocation.cost_centre,
  ].filter(Boolean)
  return (
    <>
      {title}
      <SecondLine>{guest}</SecondLine>
      {rooms_text && <SecondLine>{rooms_text}</SecondLine>}
      {references.length > 0 && <SecondLine>{references.join(' · ')}</SecondLine>}
      {remark && <SecondLine>{remark}</SecondLine>}
      {dispute && (
        <SecondLine>
          <strong>{t('disputed')}</strong> {dispute.reason}{' '}
          <span className={cells.time}>{dispute.reference}</span>
          {dispute.expected && <> · {t('expected', { money: formatMoney(dispute.expected) })}</>}
          {dispute.answer && (
            <>
              {' '}
              <strong>{t('answered', { outcome: dispute.outcome_text ?? '' })}</strong> {dispute.answer}
            </>
          )}
        </SecondLine>
      )}
    </>
  )
}
