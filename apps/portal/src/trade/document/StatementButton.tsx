import { type Schemas, useDownloadLedger } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { DownloadButton } from './DownloadButton.tsx'

type Days = Partial<Pick<Schemas['Month'], 'date_from' | 'date_to'>>

/** The movements of a period as a PDF; of all time without days. */
export function StatementButton({ date_from, date_to }: Days) {
  const t = useText('document')
  const download = useDownloadLedger({ request: { announce: true } })
  const params = { ...(date_from && { date_from }), ...(date_to && { date_to }) }
  return (
    <DownloadButton
      needs="downloadLedger"
      label={t('statement')}
      download={download}
      formats={[{ key: 'pdf', label: 'PDF', params }]}
    />
  )
}
