import { type Schemas, useCloseMonth } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, EffectText, FormDialog, List, notify, Textarea } from '@portal/ui'
import { useState } from 'react'
import { type FieldErrors, useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { useToday } from '../../shared/time/server-clock.ts'

interface CloseMonthDialogProps {
  books: Schemas['Month']
  onClose: () => void
}

/** Closes the month, or reopens it; what is still open is named and needs a reason. */
export default function CloseMonthDialog({ books, onClose }: CloseMonthDialogProps) {
  const t = useText('user/bill/month')
  const rules = useText('validation')
  const { month, date_to, tz } = books
  const today = useToday(tz)
  // The books change while the dialog is open: it keeps doing what its title says.
  const [closed] = useState(!books.closed)
  const isRunning = closed && today !== null && today <= date_to
  const open = closed ? books.figures.filter((figure) => figure.open) : []
  const needsReason = !closed || isRunning || open.length > 0
  const { mutateAsync } = useCloseMonth()
  const form = useCheckedForm({
    keptAs: `month ${month}`,
    initial: { reason: '' },
    check: ({ reason }): FieldErrors<'required'> => ({
      reason: needsReason && reason.trim() === '' ? 'required' : undefined,
    }),
    textFor: (error) => rules(error),
    submit: async ({ reason }) => {
      await mutateAsync({ data: { month, closed, reason: reason.trim() } })
      notify.success(t(closed ? 'close.done' : 'reopen.done', { month }))
    },
  })
  const texts = closed ? 'close' : 'reopen'
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`${texts}.title`, { month })}
      submitLabel={t(`${texts}.submit`)}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <EffectText>{t(`${texts}.effect`)}</EffectText>
      {isRunning && <Alert color="orange" title={t('close.running')} />}
      {open.length > 0 && (
        <Alert color="orange" title={t('close.open')}>
          <List size="sm" listStyleType="disc">
            {open.map(({ kind, kind_text, count, sums }) => (
              <List.Item key={kind}>
                {[kind_text, count, ...sums.map((money) => formatMoney(money))].join(' · ')}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Textarea
        {...form.field('reason')}
        label={t(needsReason ? 'reason' : 'reasonOptional')}
        maxLength={300}
        rows={2}
        withAsterisk={needsReason}
      />
    </FormDialog>
  )
}
