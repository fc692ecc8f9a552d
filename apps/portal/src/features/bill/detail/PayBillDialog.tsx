import { usePayBill, useWallet } from '@portal/api-client'
import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { Alert, FormDialog, Money, Radio, TextInput } from '@portal/ui'
import { useState } from 'react'
import { refusedFields } from '../../../shared/form/refused-fields.ts'
import styles from '../../../shared/paper/paper.module.css'
import { typedMoney } from '../../../shared/typed-money.ts'
import { FilesField, type SentFile } from '../../../shared/upload/FilesField.tsx'
import { amountFault, type BillPayChannel, lessAmount, payableOf } from '../pay-form.ts'
import type { BillDialogProps } from './BillActions.tsx'
import { useBillMove } from './use-bill-move.ts'

const channels = ['predeposit', 'bank_transfer'] as const

/** Pays a bill, wholly or in part; what it leaves of bill and balance stands there before anything is pressed. */
export default function PayBillDialog({ bill: opened, onClose }: BillDialogProps) {
  const t = useText('user/bill/details')
  const { bill, changed, move } = useBillMove(opened)
  const payable = payableOf(bill)
  // Made when the dialog opens: however often the button is pressed, the bill is paid once.
  const [client_ref] = useState(() => crypto.randomUUID())
  const [channel, setChannel] = useState<BillPayChannel>('predeposit')
  const [amount, setAmount] = useState(payable.amount)
  const [files, setFiles] = useState<SentFile[]>([])
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const wallet = useWallet()
  const { mutateAsync } = usePayBill()
  const available = wallet.data?.wallet.available ?? null
  const fault = amountFault({ channel, amount, payable, available })
  const noProof = channel === 'bank_transfer' && files.length === 0
  const money = typedMoney(fault === 'amountWrong' ? '0' : amount, payable.currency)

  const pay = async () => {
    setTried(true)
    setRefused({})
    if (fault || noProof) return false
    const proof = channel === 'bank_transfer' ? { proof_files: files.map(({ url }) => url) } : {}
    const { bill_no: id, version } = bill
    try {
      return await move(
        () => mutateAsync({ data: { id, version, client_ref, channel, money, ...proof } }),
        t(`pay.done.${channel}`, { money: formatMoney(money) }),
      )
    } catch (error) {
      const fields = refusedFields(error, { BALANCE_SHORT: 'money.amount', AMOUNT_TOO_HIGH: 'money.amount' })
      if (!fields) throw error
      setRefused(fields)
      return false
    }
  }

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('pay.title', { id: bill.bill_no })}
      submitLabel={t(`pay.submit.${channel}`, { money: formatMoney(money) })}
      onSubmit={pay}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <Radio.Group label={t('pay.channel')} value={channel} onChange={(value) => setChannel(value)}>
        <div className={styles.two}>
          {channels.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`pay.channels.${value}`)}
              description={value === 'predeposit' && available ? <Available value={available} /> : undefined}
              mt={6}
            />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label={t('pay.amount', { currency: payable.currency })}
        description={t('pay.amountHint', { money: formatMoney(payable) })}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value.trim())}
        error={refused['money.amount'] ?? (fault && (tried || fault !== 'amountWrong') && t(`pay.${fault}`))}
      />
      {channel === 'bank_transfer' && (
        <FilesField
          label={t('pay.proof')}
          addLabel={t('pay.addProof')}
          topic="proof"
          files={files}
          onChange={setFiles}
          most={9}
          required
          error={refused['proof_files'] ?? (tried && noProof && t('pay.proofMissing'))}
        />
      )}
      <Outcome
        channel={channel}
        outstanding={bill.outstanding}
        available={available}
        amount={fault ? null : amount}
      />
    </FormDialog>
  )
}

function Available({ value }: { value: MoneyValue }) {
  const t = useText('user/bill/details')
  return (
    <>
      {t('pay.available')} <Money value={value} />
    </>
  )
}

interface OutcomeProps {
  channel: BillPayChannel
  outstanding: MoneyValue
  available: MoneyValue | null
  /** Null while it is none that can be paid. */
  amount: string | null
}

/** What the payment does, in figures and in one sentence. */
function Outcome({ channel, outstanding, available, amount }: OutcomeProps) {
  const t = useText('user/bill/details')
  return (
    <>
      <dl className={styles.figures}>
        <dt>{t('pay.outstandingBefore')}</dt>
        <dd>
          <Money value={outstanding} />
        </dd>
        {amount !== null && channel === 'predeposit' && (
          <>
            <dt>{t('pay.outstandingAfter')}</dt>
            <dd>
              <Money value={lessAmount(outstanding, amount)} strong />
            </dd>
            {available && (
              <>
                <dt>{t('pay.availableAfter')}</dt>
                <dd>
                  <Money value={lessAmount(available, amount)} strong />
                </dd>
              </>
            )}
          </>
        )}
      </dl>
      <p className={styles.effect}>{t(`pay.effect.${channel}`)}</p>
    </>
  )
}
