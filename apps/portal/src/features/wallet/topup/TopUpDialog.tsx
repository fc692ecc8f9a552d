import { useTopUpWallet } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Columns, FormDialog, notify, Text, Textarea, TextInput } from '@portal/ui'
import { type FieldErrors, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { isPayable, typedMoney } from '../../../shared/money/typed-amount.ts'
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
  const form = useCheckedForm({
    keptAs: `top-up ${currency}`,
    initial: { money: { amount: '', currency }, bank_ref: '', proof_files: noFiles, remark: '' },
    check: ({ money, bank_ref, proof_files }): FieldErrors<TopUpError> => ({
      'money.amount': isPayable(money.amount) ? undefined : 'amountWrong',
      bank_ref: bank_ref.trim() === '' ? 'required' : undefined,
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
