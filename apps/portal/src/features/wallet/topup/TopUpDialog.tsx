import { useTopUpWallet } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { addDays, formatMoney, operatorZone, useText } from '@portal/i18n'
import { Columns, DateField, FormDialog, fieldId, notify, Text, Textarea, TextInput } from '@portal/ui'
import { type FieldErrors, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { isPayable, typedMoney } from '../../../shared/money/typed-amount.ts'
import { today } from '../../../shared/time/server-clock.ts'
import { FilesField, type SentFile } from '../../../shared/upload/FilesField.tsx'
import { PayeeFacts } from '../../../trade/document/PayeeFacts.tsx'

interface TopUpDialogProps {
  /** Settlement currency of the company, the only one accepted. */
  currency: string
  onClose: () => void
}

type TopUpError = 'amountWrong' | 'required' | 'proofMissing'

const noFiles: SentFile[] = []

/** Reports a bank transfer; the balance grows once staff have found it. */
export default function TopUpDialog({ currency, onClose }: TopUpDialogProps) {
  const t = useText('user/account/balance')
  const rules = useText('validation')
  const { mutateAsync } = useTopUpWallet()
  const tz = useSession(({ siteInfo }) => siteInfo?.tz)
  const day = today(tz ?? operatorZone())
  const form = useCheckedForm({
    keptAs: `top-up ${currency}`,
    initial: {
      money: { amount: '', currency },
      bank_ref: '',
      transfer_date: '',
      proof_files: noFiles,
      remark: '',
    },
    check: ({ money, bank_ref, transfer_date, proof_files }): FieldErrors<TopUpError> => ({
      'money.amount': isPayable(money.amount) ? undefined : 'amountWrong',
      bank_ref: bank_ref.trim() === '' ? 'required' : undefined,
      transfer_date: transfer_date === '' ? 'required' : undefined,
      proof_files: proof_files.length === 0 ? 'proofMissing' : undefined,
    }),
    textFor: (error) => (error === 'required' ? rules(error) : t(`topUp.${error}`)),
    submit: async (values, client_ref) => {
      const money = typedMoney(values.money.amount, currency)
      const remark = values.remark.trim()
      await mutateAsync({
        data: {
          client_ref,
          money,
          bank_ref: values.bank_ref.trim(),
          transfer_date: values.transfer_date,
          proof_files: values.proof_files.map(({ url }) => url),
          ...(remark && { remark }),
        },
      })
      notify.success(t('topUp.done', { money: formatMoney(money) }))
    },
  })
  const { values, field } = form

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('topUp.title')}
      submitLabel={t('topUp.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <Text size="sm" c="dimmed">
        {t('topUp.effect')}
      </Text>
      <PayeeFacts />
      <Columns widths="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap="sm" align="start">
        <TextInput
          {...field('money.amount')}
          label={t('topUp.amount', { currency })}
          inputMode="decimal"
          error={form.errorAt('money')}
          maxLength={15}
          withAsterisk
        />
        <TextInput
          {...field('bank_ref')}
          label={t('topUp.bankRef')}
          description={t('topUp.bankRefHint')}
          maxLength={60}
          autoComplete="off"
          withAsterisk
        />
        <DateField
          id={fieldId('transfer_date')}
          label={t('topUp.transferDate')}
          value={values.transfer_date}
          minDate={addDays(day, -365)}
          maxDate={day}
          onChange={(chosen) => form.change({ transfer_date: chosen ?? '' })}
          error={form.errorAt('transfer_date')}
          required
        />
      </Columns>
      <FilesField
        label={t('topUp.proof')}
        addLabel={t('topUp.addProof')}
        topic="proof"
        files={values.proof_files}
        onChange={(proof_files) => form.change({ proof_files })}
        most={9}
        required
        error={form.errorAt('proof_files')}
      />
      <Textarea {...field('remark')} label={t('topUp.remark')} maxLength={300} rows={2} />
    </FormDialog>
  )
}
