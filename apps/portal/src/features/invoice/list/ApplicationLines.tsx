import { type Schemas, useDownloadInvoice } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { type Column, DataTable, Money, SecondLine } from '@portal/ui'
import { negated } from '../../../shared/money/decimal.ts'
import { DocumentPart } from '../../../trade/document/DocumentParts.tsx'
import { DownloadButton } from '../../../trade/document/DownloadButton.tsx'
import { OrderLink } from '../../../trade/order/OrderLink.tsx'
import { ratesText } from '../tax-rates.ts'

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

/** Reversals with their red letters or credit notes. Renders nothing without any. */
export function Reversals({ application }: { application: Schemas['InvoiceApplication'] }) {
  const t = useText('user/invoice/details')
  const columns = useReversalColumns(application)
  if (application.reversals.length === 0) return null
  return (
    <DocumentPart title={t('reversals')}>
      <DataTable
        label={t('reversals')}
        rows={application.reversals}
        rowKey={({ id }) => id}
        columns={columns}
      />
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
    {
      key: 'service',
      header: t('service'),
      cell: ({ title, rooms_text, content_item_text }) => (
        <>
          {title}
          {rooms_text && <SecondLine>{rooms_text}</SecondLine>}
          <SecondLine>{content_item_text}</SecondLine>
        </>
      ),
    },
    {
      key: 'money',
      header: labels('money'),
      align: 'end',
      card: 'corner',
      cell: ({ amount, tax_rate, tax }) => (
        <>
          <Money value={amount} />
          <SecondLine>
            {t('tax', { rate: `${tax_rate}%` })} <Money value={tax} />
          </SecondLine>
        </>
      ),
    },
  ]
}

function useReversalColumns(
  application: Schemas['InvoiceApplication'],
): Column<Schemas['InvoiceReversal']>[] {
  const t = useText('user/invoice/details')
  const labels = useText('document')
  const download = useDownloadInvoice({ request: { announce: true } })
  return [
    {
      key: 'number',
      header: t('redLetter'),
      card: 'title',
      cell: ({ time, issue_time, red_no }) => (
        <>
          {red_no ?? t('requested')}
          <SecondLine>{formatTime(issue_time ?? time, 'yyyy-mm-dd hh:MM')}</SecondLine>
        </>
      ),
    },
    {
      key: 'reason',
      header: t('reverse.reason'),
      cell: ({ reason, lines }) => (
        <>
          {reason}
          <SecondLine>{lines.map(({ booking_id }) => booking_id).join(labels('separator'))}</SecondLine>
        </>
      ),
      width: '30%',
    },
    { key: 'state', header: t('state'), cell: ({ status_text }) => status_text },
    {
      key: 'money',
      header: labels('money'),
      align: 'end',
      card: 'corner',
      cell: ({ amount, lines, tax }) => (
        <>
          <Money value={negated(amount)} />
          <SecondLine>
            {t('tax', { rate: ratesText(lines) })} <Money value={negated(tax)} />
          </SecondLine>
        </>
      ),
    },
    {
      key: 'files',
      header: labels('download'),
      cell: ({ id, files }) =>
        files.length > 0 && (
          <DownloadButton
            needs="downloadInvoice"
            label={labels('download')}
            download={download}
            formats={files.map((format) => ({
              key: format,
              label: t(`formats.${format}`),
              params: { id: application.id, reversal_id: id, format },
            }))}
          />
        ),
    },
  ]
}
