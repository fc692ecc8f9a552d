import { useReverseInvoice } from '@portal/api-client'
import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { EffectText, FormDialog, NativeSelect, notify, Textarea, TextInput } from '@portal/ui'
import { type FieldErrors, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { compareAmounts, negated, sumOf } from '../../../shared/money/decimal.ts'
import { isPayable, plainAmount, typedMoney } from '../../../shared/money/typed-amount.ts'
import type { ApplicationDialogProps } from './WithdrawDialog.tsx'

type ReverseError = 'amountWrong' | 'tooHigh' | 'required'

/** The lines of which something is left to reverse, with how much. */
const leftOf = ({ lines, reversals }: ApplicationDialogProps['application']) =>
  lines.flatMap((line) => {
    const reversed = reversals
      .filter(({ status }) => status === 'done')
      .flatMap((reversal) => reversal.lines)
      .filter(({ booking_id }) => booking_id === line.booking_id)
    const left = sumOf([line.amount, ...reversed.map(({ amount }) => negated(amount))]) ?? line.amount
    return compareAmounts(left.amount, '0') > 0 ? [{ ...line, left }] : []
  })

/** Requests the reversal of an issued invoice or a part of it; the freed amount can be invoiced again. */
export default function ReverseDialog({ application, onClose }: ApplicationDialogProps) {
  const t = useText('user/invoice/details')
  const rules = useText('validation')
  const { id, reversible } = application
  const lines = leftOf(application)
  const { mutateAsync } = useReverseInvoice()
  const mostOf = (booking_id: string): MoneyValue =>
    lines.find((one) => one.booking_id === booking_id)?.left ?? reversible
  const form = useCheckedForm({
    keptAs: `reverse ${id}`,
    initial: { booking_id: '', amount: reversible.amount, reason: '' },
    check: ({ booking_id, amount, reason }): FieldErrors<ReverseError> => ({
      amount: !isPayable(amount)
        ? 'amountWrong'
        : compareAmounts(plainAmount(amount), mostOf(booking_id).amount) > 0
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
  const most = mostOf(form.values.booking_id)

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
        onChange={({ currentTarget: { value } }) =>
          form.change({ booking_id: value, amount: mostOf(value).amount })
        }
        data={[
          { value: '', label: t('reverse.all') },
          ...lines.map((line) => ({
            value: line.booking_id,
            label: `${line.booking_id} · ${line.title} · ${formatMoney(line.left)}`,
          })),
        ]}
      />
      <TextInput
        {...form.field('amount')}
        label={t('reverse.amount', { currency: reversible.currency })}
        description={t('reverse.amountHint', { money: formatMoney(most) })}
        inputMode="decimal"
        onChange={(event) => form.change({ amount: event.currentTarget.value.trim() })}
      />
      <Textarea {...form.field('reason')} label={t('reverse.reason')} maxLength={300} rows={2} withAsterisk />
    </FormDialog>
  )
}
