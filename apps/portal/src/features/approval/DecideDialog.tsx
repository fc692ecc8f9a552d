import { refreshApprovals, type Schemas, useDecideApproval } from '@portal/api-client'
import { formatMoney, formatTime, momentText, useText } from '@portal/i18n'
import { Alert, EffectText, FactList, FormDialog, Textarea } from '@portal/ui'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'
import { ChangeOffer } from '../../trade/order/ChangeOffer.tsx'

interface DecideDialogProps {
  decision: Schemas['ApprovalDecision']
  approval: Schemas['Approval']
  onClose: () => void
}

/** Approves an order, or refuses it with a reason for its operator. */
export default function DecideDialog({ decision, approval: opened, onClose }: DecideDialogProps) {
  const t = useText('user/approval/list')
  const { record: approval, changed, move } = useOpenedRecord('approval', opened, refreshApprovals)
  const { mutateAsync } = useDecideApproval({ request: { success: true } })
  const form = useCheckedForm({
    keptAs: `${decision} ${opened.id}`,
    initial: { note: '' },
    check: ({ note }) => ({ note: decision === 'refuse' && note.trim() === '' ? 'required' : undefined }),
    submit: ({ note }) => {
      const { id, order_version: version } = approval
      return move(() => mutateAsync({ data: { id, version, decision, note: note.trim() } }))
    },
  })
  const { booking_id: id, total_settlement_price: price, requested_by, request_note } = approval
  const name = requested_by.nickname
  return (
    <FormDialog
      opened
      size={approval.change ? 'lg' : 'md'}
      onClose={onClose}
      title={t(approval.change ? `${decision}ChangeTitle` : `${decision}Title`, { id })}
      submitLabel={t(decision)}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      danger={decision === 'refuse'}
    >
      {changed && <Alert color="orange">{t('orderChanged')}</Alert>}
      <FactList widths="max-content minmax(0, 1fr)">
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
            <dt>{t(approval.change ? 'makeBefore' : 'columns.until')}</dt>
            <dd>{momentText(approval.pay_expire_time)}</dd>
          </>
        )}
      </FactList>
      {approval.change && <ChangeOffer offer={approval.change} />}
      <EffectText>
        {price
          ? t(approval.change ? `${decision}Change` : `${decision}Text`, { name, money: formatMoney(price) })
          : t(`${decision}Unpriced`, { name })}
      </EffectText>
      <Textarea
        {...form.field('note')}
        label={t(decision === 'refuse' ? 'reason' : 'note')}
        required={decision === 'refuse'}
        maxLength={300}
        rows={3}
      />
    </FormDialog>
  )
}
