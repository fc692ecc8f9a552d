import { useDownloadInvoice } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Group, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { DownloadButton } from '../../../trade/document/DownloadButton.tsx'
import type { ApplicationDialogProps } from './WithdrawDialog.tsx'

const WithdrawDialog = lazyDialog(() => import('./WithdrawDialog.tsx'))
const ReverseDialog = lazyDialog(() => import('./ReverseDialog.tsx'))

/** States in which files are still missing. */
const waiting: readonly string[] = ['submitted', 'reviewing', 'issuing']

/** Downloads, withdrawal and reversal, as the application allows. */
export function ApplicationActions({ application }: Pick<ApplicationDialogProps, 'application'>) {
  const t = useText('user/invoice/details')
  const labels = useText('document')
  const mayApply = useCan({ name: '/user/invoice/apply', subNodeName: '/user/invoice/apply' })
  const download = useDownloadInvoice({ request: { announce: true } })
  const [open, setOpen] = useState<'withdraw' | 'reverse' | null>(null)
  const close = () => setOpen(null)
  const { id, status, files, can_withdraw, reversible } = application
  const canReverse = compareAmounts(reversible.amount, '0') > 0
  return (
    <Group gap="xs" role="group" aria-label={labels('actions')} data-screen>
      {files.length > 0 && (
        <DownloadButton
          needs="downloadInvoice"
          label={labels('download')}
          download={download}
          formats={files.map((format) => ({
            key: format,
            label: t(`formats.${format}`),
            params: { id, format },
          }))}
        />
      )}
      {mayApply && can_withdraw && (
        <Button variant="default" onClick={() => setOpen('withdraw')}>
          {t('withdraw.button')}
        </Button>
      )}
      {mayApply && canReverse && (
        <Button variant="default" onClick={() => setOpen('reverse')}>
          {t('reverse.button')}
        </Button>
      )}
      {waiting.includes(status) && (
        <Text span inherit fz="sm" c="dimmed">
          {t('noFiles')}
        </Text>
      )}
      {open === 'withdraw' && <WithdrawDialog application={application} onClose={close} />}
      {open === 'reverse' && <ReverseDialog application={application} onClose={close} />}
    </Group>
  )
}
