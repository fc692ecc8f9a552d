import { useReverseInvoice } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { EffectText, FormDialog, NativeSelect, notify, Textarea, TextInput } from '@portal/ui'
import { type FieldErrors, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { isPayable, plainAmount, typedMoney } from '../../../shared/money/typed-amount.ts'
import type { ApplicationDialogProps } from './WithdrawDialog.tsx'

type ReverseError = 'amountWrong' | 'tooHigh' | 'required'

/** Requests the reversal of an issued invoice or a part of it; the freed amount can be invoiced again. */
export default function ReverseDialog({ application, onClose }: ApplicationDialogProps) {
  const t = useText('user/invoice/details')
  const rules = useText('validation')
  const { id, reversible, lines } = application
  const { mutateAsync } = useReverseInvoice()
  const form = useCheckedForm({
    keptAs: `reverse ${id}`,
    initial: { booking_id: '', amount: reversible.amount, reason: '' },
    check: ({ amount, reason }): FieldErrors<ReverseError> => ({
      amount: !isPayable(amount)
        ? 'amountWrong'
        : compareAmounts(plainAmount(amount), reversible.amount) > 0
          ? 'tooHigh'
          : undefined,
      reason: reason.trim() === '' ? 'required' : undefined,
    }),
    textFor: (error) => (error === 'required' ? rules(error) : t(`reverse.${error}`)),
    isEarly: (error) => error === 'tooHigh',
    fieldByReason: { AMOUNT_TOO_HIGH: 'amount' },
    submit: async ({ booking_id, amount, reason }) => {
      await mutateAsync({
        data: {
          id,
          amount: typedMoney(amount, reversible.currency).amount,
          reason: reason.trim(),
          ...(booking_id && { booking_id }),
        },
      })
      notify.success(t('reverse.done', { id }))
    },
  })
  const choose = (booking_id: string) => {
    const full = lines.find((one) => one.booking_id === booking_id)?.amount.amount
    const amount = full && compareAmounts(full, reversible.amount) < 0 ? full : reversible.amount
    form.change({ booking_id, amount })
  }

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('reverse.title', { id })}
      submitLabel={t('reverse.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      danger
    >
      <EffectText>{t('reverse.effect')}</EffectText>
      <NativeSelect
        {...form.field('booking_id')}
        label={t('reverse.which')}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: t('reverse.all') },
          ...lines.map((line) => ({
            value: line.booking_id,
            label: `${line.booking_id} · ${line.title} · ${formatMoney(line.amount)}`,
          })),
        ]}
      />
      <TextInput
        {...form.field('amount')}
        label={t('reverse.amount', { currency: reversible.currency })}
        description={t('reverse.amountHint', { money: formatMoney(reversible) })}
        inputMode="decimal"
        onChange={(event) => form.change({ amount: event.currentTarget.value.trim() })}
      />
      <Textarea {...form.field('reason')} label={t('reverse.reason')} maxLength={300} rows={2} withAsterisk />
    </FormDialog>
  )
}
