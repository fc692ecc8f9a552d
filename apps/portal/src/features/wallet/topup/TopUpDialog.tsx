import { useTopUp } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { FormDialog, notify, Textarea, TextInput } from '@portal/ui'
import { useState } from 'react'
import { isPayable } from '../../../shared/decimal.ts'
import { refusedFields } from '../../../shared/form/refused-fields.ts'
import { typedMoney } from '../../../shared/typed-money.ts'
import { FilesField, type SentFile } from '../../../shared/upload/FilesField.tsx'
import styles from '../BalancePage.module.css'

interface TopUpDialogProps {
  /** Settlement currency of the company: no other is taken. */
  currency: string
  onClose: () => void
}

const nothing = { amount: '', bank_ref: '', remark: '' }

/** Reports a bank transfer; the balance grows once staff have found it. */
export default function TopUpDialog({ currency, onClose }: TopUpDialogProps) {
  const t = useText('user/account/balance')
  const rules = useText('validation')
  // Made when the dialog opens: however often the button is pressed, one transfer is reported.
  const [client_ref] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState(nothing)
  const [files, setFiles] = useState<SentFile[]>([])
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const { mutateAsync } = useTopUp()
  const [amount, bank_ref, remark] = [values.amount.trim(), values.bank_ref.trim(), values.remark.trim()]
  const money = typedMoney(isPayable(amount) ? amount : '0', currency)

  const change = (part: Partial<typeof nothing>) => {
    setValues((known) => ({ ...known, ...part }))
    setRefused({})
  }
  const send = async () => {
    setTried(true)
    setRefused({})
    if (!isPayable(amount) || bank_ref === '' || files.length === 0) return false
    const proof_files = files.map(({ url }) => url)
    try {
      await mutateAsync({ data: { client_ref, money, bank_ref, proof_files, ...(remark && { remark }) } })
    } catch (error) {
      const fields = refusedFields(error, {})
      if (!fields) throw error
      setRefused(fields)
      return false
    }
    notify.success(t('topUp.done', { money: formatMoney(money) }))
    return true
  }

  const proofFault =
    Object.entries(refused).find(([path]) => path.startsWith('proof_files'))?.[1] ??
    (tried && files.length === 0 && t('topUp.proofMissing'))
  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('topUp.title')}
      submitLabel={t('topUp.submit')}
      onSubmit={send}
    >
      <p className={styles.label}>{t('topUp.effect')}</p>
      <div className={styles.two}>
        <TextInput
          label={t('topUp.amount', { currency })}
          inputMode="decimal"
          value={values.amount}
          onChange={(event) => change({ amount: event.currentTarget.value })}
          error={
            refused['money.amount'] ??
            refused['money.currency'] ??
            (tried && !isPayable(amount) && t('topUp.amountWrong'))
          }
          maxLength={15}
          withAsterisk
        />
        <TextInput
          label={t('topUp.bankRef')}
          description={t('topUp.bankRefHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={values.bank_ref}
          onChange={(event) => change({ bank_ref: event.currentTarget.value })}
          error={refused['bank_ref'] ?? (tried && bank_ref === '' && rules('required'))}
          maxLength={60}
          autoComplete="off"
          withAsterisk
        />
      </div>
      <FilesField
        label={t('topUp.proof')}
        addLabel={t('topUp.addProof')}
        topic="proof"
        files={files}
        onChange={(next) => {
          setFiles(next)
          setRefused({})
        }}
        most={9}
        required
        error={proofFault}
      />
      <Textarea
        label={t('topUp.remark')}
        value={values.remark}
        onChange={(event) => change({ remark: event.currentTarget.value })}
        maxLength={300}
        rows={2}
      />
    </FormDialog>
  )
}
