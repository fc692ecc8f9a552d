import { type Schemas, useDecideBillPayment } from '@portal/api-client'
import { formatMoney, momentText, useText } from '@portal/i18n'
import { Alert, EffectText, FactList, FormDialog, Textarea } from '@portal/ui'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { type BillDialogProps, useBillMove } from './use-bill-move.ts'

interface DecidePaymentDialogProps extends BillDialogProps {
  payment: Schemas['BillPayment']
  decision: Schemas['ApprovalDecision']
}

/** Confirms a colleague's payment as second person, or declines it with a reason. */
export default function DecidePaymentDialog({
  bill: opened,
  payment,
  decision,
  onClose,
}: DecidePaymentDialogProps) {
  const t = useText('user/bill/details')
  const { bill, changed, move } = useBillMove(opened)
  const { mutateAsync } = useDecideBillPayment()
  const { id: payment_id, paid_by, confirm_until } = payment
  const money = formatMoney(payment.money)
  const form = useCheckedForm({
    keptAs: `${decision} ${opened.bill_no} ${payment_id}`,
    initial: { note: '' },
    check: ({ note }) => ({ note: decision === 'refuse' && note.trim() === '' ? 'required' : undefined }),
    submit: ({ note }) =>
      move(
        () =>
          mutateAsync({
            data: { id: bill.bill_no, version: bill.version, payment_id, decision, note: note.trim() },
          }),
        t(`decide.done.${decision}`, { money }),
      ),
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`decide.title.${decision}`, { id: bill.bill_no })}
      submitLabel={t(`decide.submit.${decision}`, { money })}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      danger={decision === 'refuse'}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <FactList widths="max-content minmax(0, 1fr)">
        <dt>{t('decide.askedBy')}</dt>
        <dd>{paid_by.nickname}</dd>
        {confirm_until !== null && (
          <>
            <dt>{t('decide.until')}</dt>
            <dd>{momentText(confirm_until)}</dd>
          </>
        )}
      </FactList>
      <EffectText>{t(`decide.effect.${decision}`, { money, name: paid_by.nickname })}</EffectText>
      <Textarea
        {...form.field('note')}
        label={t(`decide.note.${decision}`)}
        required={decision === 'refuse'}
        maxLength={300}
        rows={3}
      />
    </FormDialog>
  )
}
