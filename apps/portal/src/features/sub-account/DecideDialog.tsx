import type { Schemas } from '@portal/api-client'
import { formatMoney, formatTime, useText } from '@portal/i18n'
import { Alert, FormDialog, Textarea } from '@portal/ui'
import { useState } from 'react'
import styles from './sub-account.module.css'
import { useDecision } from './use-decision.ts'

interface DecideDialogProps {
  decision: Schemas['ApprovalDecision']
  approval: Schemas['Approval']
  onClose: () => void
}

/** Agrees to an order, or refuses it with a reason that its operator reads. */
export default function DecideDialog({ decision, approval: opened, onClose }: DecideDialogProps) {
  const t = useText('user/manage/subAccount')
  const rules = useText('validation')
  const { approval, changed, decide } = useDecision(opened)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const needed = decision === 'refuse' && note.trim() === ''
  const submit = async () => {
    setTried(true)
    if (needed) return false
    return decide(decision, note.trim())
  }
  const { booking_id: id, total_settlement_price: price, requested_by, request_note } = approval
  const name = requested_by.nickname
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`${decision}Title`, { id })}
      submitLabel={t(decision)}
      onSubmit={submit}
      danger={decision === 'refuse'}
    >
      {changed && <Alert color="orange">{t('orderChanged')}</Alert>}
      <dl className={styles.facts}>
        <dt>{t('order')}</dt>
        <dd>{approval.order_title}</dd>
        <dt>{t('columns.requested')}</dt>
        <dd>
          {name} · {formatTime(approval.request_time, 'yyyy-mm-dd hh:MM')}
        </dd>
        {request_note !== '' && (
          <>
            <dt>{t('requestNote')}</dt>
            <dd>{request_note}</dd>
          </>
        )}
        {approval.pay_expire_time !== null && (
          <>
            <dt>{t('columns.until')}</dt>
            <dd>{formatTime(approval.pay_expire_time, 'yyyy-mm-dd hh:MM')}</dd>
          </>
        )}
      </dl>
      <p className={styles.effect}>
        {price
          ? t(`${decision}Text`, { name, money: formatMoney(price) })
          : t(`${decision}Unpriced`, { name })}
      </p>
      <Textarea
        label={t(decision === 'refuse' ? 'reason' : 'note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        required={decision === 'refuse'}
        error={tried && needed && rules('required')}
        maxLength={300}
        rows={3}
      />
    </FormDialog>
  )
}
