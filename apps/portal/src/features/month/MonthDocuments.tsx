import { exportMonth, isSupported } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Checkbox, Group, IconDownload } from '@portal/ui'
import { useState } from 'react'
import { useExport } from '../../shared/export/use-export.ts'

/** All documents of the month in one ZIP, with vouchers if they are wanted. */
export function MonthDocuments({ month }: { month: string }) {
  const t = useText('user/bill/month')
  const labels = useText('export')
  const [vouchers, setVouchers] = useState(false)
  const { percent, run } = useExport()
  if (!isSupported('exportMonth')) return null
  return (
    <Group gap="md">
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={percent !== null}
        onClick={() => void run(() => exportMonth({ month, vouchers }, { announce: true }))}
      >
        {percent === null ? t('documents') : labels('busy', { percent })}
      </Button>
      <Checkbox
        label={t('vouchers')}
        checked={vouchers}
        disabled={percent !== null}
        onChange={({ currentTarget }) => setVouchers(currentTarget.checked)}
      />
    </Group>
  )
}
