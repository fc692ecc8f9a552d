import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, FactList, Money, Text } from '@portal/ui'
import { ratesText } from '../tax-rates.ts'
import own from './apply.module.css'

interface PreviewFiguresProps {
  preview: Schemas['InvoicePreview'] | undefined
  busy: boolean
}

/** Amount, tax and warnings as the server computes them. */
export function PreviewFigures({ preview, busy }: PreviewFiguresProps) {
  const t = useText('user/invoice/apply')
  return (
    <>
      <div className={own.preview} role="status" aria-busy={busy}>
        {preview ? (
          <FactList figures>
            <dt>{t('preview.amount')}</dt>
            <dd>
              <Money value={preview.amount} strong />
            </dd>
            <dt>{t('preview.tax', { rate: ratesText(preview.lines) })}</dt>
            <dd>
              <Money value={preview.tax} />
            </dd>
            <dt>{t('preview.lines')}</dt>
            <dd>{preview.lines.length}</dd>
          </FactList>
        ) : (
          <Text size="sm" c="dimmed">
            {busy ? t('preview.busy') : t('preview.none')}
          </Text>
        )}
      </div>
      {preview?.warnings.map((warning) => (
        <Alert key={warning} color="orange">
          {warning}
        </Alert>
      ))}
    </>
  )
}
