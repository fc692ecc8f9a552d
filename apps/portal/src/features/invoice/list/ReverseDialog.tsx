import { useReverseInvoice } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { FormDialog, NativeSelect, notify, Textarea, TextInput } from '@portal/ui'
import { useState } from 'react'
import { compareAmounts, isPayable } from '../../../shared/decimal.ts'
import { refusedFields } from '../../../shared/form/refused-fields.ts'
import styles from '../../../shared/paper/paper.module.css'
import { typedMoney } from '../../../shared/typed-money.ts'
import type { ApplicationDialogProps } from './ApplicationActions.tsx'

/** Asks for a red letter over an issued invoice, or a part of it; what it frees can be invoiced again. */
export default function ReverseDialog({ application, onClose }: ApplicationDialogProps) {
  const t = useText('user/invoice/details')
  const rules = useText('validation')
  const { id, reversible, lines } = application
  const [booking_id, setBookingId] = useState('')
  const [amount, setAmount] = useState(reversible.amount)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const { mutateAsync } = useReverseInvoice()
  const tooHigh = isPayable(amount) && compareAmounts(amount, reversible.amount) > 0
  const fault = !isPayable(amount) ? t('reverse.amountWrong') : tooHigh ? t('reverse.tooHigh') : null

  const reverse = async () => {
    setTried(true)
    setRefused({})
    if (fault || reason.trim() === '') return false
    try {
      await mutateAsync({
        data: {
          id,
          amount: typedMoney(amount, reversible.currency).amount,
          reason: reason.trim(),
          ...(booking_id && { booking_id }),
        },
      })
    } catch (error) {
      const fields = refusedFields(error, { AMOUNT_TOO_HIGH: 'amount' })
      if (!fields) throw error
      setRefused(fields)
      return false
    }
    notify.success(t('reverse.done', { id }))
    return true
  }

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('reverse.title', { id })}
      submitLabel={t('reverse.submit')}
      onSubmit={reverse}
      danger
    >
      <p className={styles.effect}>{t('reverse.effect')}</p>
      <NativeSelect
        label={t('reverse.which')}
        value={booking_id}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          const line = lines.find((one) => one.booking_id === chosen)
          setBookingId(chosen)
          setAmount(
            line && compareAmounts(line.amount.amount, reversible.amount) < 0
              ? line.amount.amount
              : reversible.amount,
          )
        }}
        data={[
          { value: '', label: t('reverse.all') },
          ...lines.map((line) => ({
            value: line.booking_id,
            label: `${line.booking_id} · ${line.title} · ${formatMoney(line.amount)}`,
          })),
        ]}
      />
      <TextInput
        label={t('reverse.amount', { currency: reversible.currency })}
        description={t('reverse.amountHint', { money: formatMoney(reversible) })}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value.trim())}
        error={refused['amount'] ?? ((tried || tooHigh) && fault)}
      />
      <Textarea
        label={t('reverse.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={300}
        rows={2}
        error={tried && reason.trim() === '' && rules('required')}
        withAsterisk
      />
    </FormDialog>
  )
}
