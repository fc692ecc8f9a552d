import { type Schemas, useGetInvoice } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Alert, Money, StatusLabel, Text } from '@portal/ui'
import { DocumentDrawer } from '../../../trade/document/DocumentDrawer.tsx'
import { DocumentFacts, DocumentPart } from '../../../trade/document/DocumentParts.tsx'
import { StaffWait } from '../../../trade/document/StaffWait.tsx'
import { applicationLooks } from '../invoice-status.ts'
import { ratesText } from '../tax-rates.ts'
import { ApplicationActions } from './ApplicationActions.tsx'
import { ApplicationLines, Reversals } from './ApplicationLines.tsx'

type Application = Schemas['InvoiceApplication']

interface ApplicationDrawerProps {
  /** Closed when absent. */
  id: string | undefined
  onClose: () => void
}

/** One application: status, files, possible actions, lines and reversals. */
export default function ApplicationDrawer({ id, onClose }: ApplicationDrawerProps) {
  const t = useText('user/invoice/details')
  const query = useGetInvoice({ id: id ?? '' }, { query: { enabled: id !== undefined } })
  return (
    <DocumentDrawer
      opened={id !== undefined}
      onClose={onClose}
      title={t('drawer', { id: id ?? '' })}
      asked={query}
    >
      {({ application }) => (
        <>
          <div>
            <StatusLabel look={applicationLooks[application.status]} value={application.status}>
              {application.status_text}
            </StatusLabel>
            <Text size="sm" c="dimmed">
              {t(`outlook.${application.status}`)}
            </Text>
            <StaffWait wait={application.wait} />
          </div>
          {application.refuse_reason && <Alert color="red">{application.refuse_reason}</Alert>}
          <ApplicationActions application={application} />
          <Facts application={application} />
          <ApplicationLines application={application} />
          <Reversals application={application} />
        </>
      )}
    </DocumentDrawer>
  )
}

function Facts({ application }: { application: Application }) {
  const t = useText('user/invoice/details')
  const noun = useText('invoice')
  const labels = useText('document')
  const { title_snapshot: title, issue_time, delivery } = application
  return (
    <>
      <DocumentFacts
        facts={[
          { name: labels('money'), value: <Money value={application.amount} strong /> },
          {
            name: t('tax', { rate: ratesText(application.lines) }),
            value: <Money value={application.tax} />,
          },
          { name: noun('kind'), value: application.kind_text },
          {
            name: t('issued'),
            value: issue_time !== null ? formatTime(issue_time, 'yyyy-mm-dd hh:MM') : null,
          },
          { name: t('applied'), value: formatTime(application.apply_time, 'yyyy-mm-dd hh:MM') },
          { name: t('operator'), value: application.operator.nickname },
          // Twenty digits that are read aloud must not wrap.
          { name: t('invoiceNo'), value: application.invoice_no, wide: true },
          { name: t('email'), value: delivery.email, wide: true },
          { name: t('paperAddress'), value: delivery.paper_address ?? '', wide: true },
          { name: t('remark'), value: application.remark, wide: true },
        ]}
      />
      <DocumentPart title={noun('title')}>
        <DocumentFacts
          facts={[
            { name: title.title_type_text, value: title.title, wide: true },
            { name: noun('taxNo'), value: title.tax_no },
            { name: noun('fields.phone'), value: title.phone },
            { name: noun('fields.address'), value: title.address, wide: true },
            { name: noun('fields.bank'), value: title.bank },
            { name: noun('fields.account_no'), value: title.account_no, wide: true },
          ]}
        />
      </DocumentPart>
    </>
  )
}
