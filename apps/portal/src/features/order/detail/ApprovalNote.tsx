import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Button, IconClock, IconUserCheck, lazyDialog } from '@portal/ui'
import { useState } from 'react'

const AskApprovalDialog = lazyDialog(() => import('../actions/AskApprovalDialog.tsx'))

/** An order or offer above its operator's limit: who must approve, whether they were asked, and their answer. */
export function ApprovalNote({ order }: { order: Schemas['Order'] }) {
  const t = useText('order')
  const [asking, setAsking] = useState(false)
  const stopped = order.actions.some(
    ({ action, reason_key }) =>
      (action === 'pay' || action === 'confirm') && reason_key === 'APPROVAL_NEEDED',
  )
  const of = order.change_offer ? 'offer' : 'payment'
  if (!stopped) return null
  const waiting = order.approval_status === 'requested'
  const Icon = waiting ? IconClock : IconUserCheck
  return (
    <Alert
      data-screen
      color={waiting ? 'blue' : 'orange'}
      icon={<Icon size={18} aria-hidden />}
      title={order.approval_status === 'none' ? t('approval.needed') : order.approval_status_text}
    >
      <p>
        {t(
          `approval.${of}.${waiting ? 'waiting' : order.approval_status === 'refused' ? 'refused' : 'hint'}`,
        )}
      </p>
      {!waiting && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('approval.ask')}
        </Button>
      )}
      {asking && <AskApprovalDialog order={order} onClose={() => setAsking(false)} />}
    </Alert>
  )
}
