import { type Schemas, useDownloadBill } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Button, Group, lazyDialog, Text } from '@portal/ui'
import { type ComponentType, useState } from 'react'
import { DownloadButton } from '../../../trade/document/DownloadButton.tsx'
import { isPayableBill, reportedOf } from '../pay-form.ts'
import type { BillDialogProps } from './use-bill-move.ts'

type Bill = Schemas['Bill']
type Move = Exclude<Schemas['BillAction'], 'download'>

// Each dialog loads when it is opened.
const dialogs: Record<Move, ComponentType<BillDialogProps>> = {
  confirm: lazyDialog(() => import('./ConfirmBillDialog.tsx')),
  dispute: lazyDialog(() => import('./DisputeBillDialog.tsx')),
  withdraw_dispute: lazyDialog(() => import('./WithdrawDisputeDialog.tsx')),
  pay: lazyDialog(() => import('./PayBillDialog.tsx')),
}

const formats = ['pdf', 'xlsx', 'csv'] as const

/** Actions on a bill as the server decided them; an action that lacks only a permission says so. */
export function BillActions({ bill }: { bill: Bill }) {
  const t = useText('user/bill/details')
  const labels = useText('document')
  const [move, setMove] = useState<Move | null>(null)
  const download = useDownloadBill({ request: { announce: true } })
  const forbidden = bill.actions.filter(
    ({ action, reason_key }) =>
      reason_key === 'NO_PERMISSION' && (action !== 'withdraw_dispute' || bill.status === 'disputed'),
  )
  const payable = isPayableBill(bill)
  const reported = reportedOf(bill)
  const Dialog = move && dialogs[move]
  return (
    <div role="group" aria-label={labels('actions')}>
      <Group gap="xs" data-screen>
        {bill.actions.map(
          ({ action, action_text, enabled }) =>
            enabled &&
            action !== 'download' &&
            (action !== 'pay' || payable) && (
              <Button
                key={action}
                variant={action === 'confirm' || action === 'pay' ? 'filled' : 'default'}
                onClick={() => setMove(action)}
              >
                {action_text}
              </Button>
            ),
        )}
        <DownloadButton
          needs="downloadBill"
          label={labels('download')}
          download={download}
          formats={formats.map((format) => ({
            key: format,
            label: t(`formats.${format}`),
            params: { id: bill.bill_no, format },
          }))}
        />
      </Group>
      {!payable && reported && (
        <Text size="sm" c="dimmed">
          {t('nothingToPay', { money: formatMoney(reported) })}
        </Text>
      )}
      {!payable && bill.asked && (
        <Text size="sm" c="dimmed">
          {t('nothingToPayAsked', { money: formatMoney(bill.asked) })}
        </Text>
      )}
      {forbidden.length > 0 && (
        <Text size="sm" c="dimmed">
          {labels('forbidden', {
            actions: forbidden.map(({ action_text }) => action_text).join(labels('separator')),
            reason: forbidden[0]?.reason_text ?? '',
          })}
        </Text>
      )}
      {Dialog && <Dialog bill={bill} onClose={() => setMove(null)} />}
    </div>
  )
}
