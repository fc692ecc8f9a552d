import { useGetWallet, usePayBill } from '@portal/api-client'
import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import {
  Alert,
  EffectText,
  FactList,
  FormDialog,
  Money,
  Radio,
  SimpleGrid,
  Text,
  TextInput,
} from '@portal/ui'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { typedMoney } from '../../../shared/money/typed-amount.ts'
import { FilesField, type SentFile } from '../../../shared/upload/FilesField.tsx'
import { PayeeFacts } from '../../../trade/document/PayeeFacts.tsx'
import { SecondPersonNote } from '../pay/SecondPersonNote.tsx'
import {
  type AmountError,
  amountError,
  type BillPayChannel,
  isPayableBill,
  lessAmount,
  reportedOf,
} from '../pay-form.ts'
import { type BillDialogProps, useBillMove } from './use-bill-move.ts'

const channels = ['predeposit', 'bank_transfer'] as const

interface PayValues {
  channel: BillPayChannel
  money: MoneyValue
  proof_files: SentFile[]
}

type PayError = AmountError | 'proofMissing'

/** Pays a bill fully or in part and shows beforehand what remains of bill and balance. */
export default function PayBillDialog({ bill: opened, onClose }: BillDialogProps) {
  const t = useText('user/bill/details')
  const { bill, changed, move } = useBillMove(opened)
  const { payable, balance_block } = bill
  const wallet = useGetWallet({}, { request: { announce: true } })
  const { mutateAsync } = usePayBill()
  const available = wallet.data?.wallet.available ?? null
  const form = useCheckedForm<PayValues, PayError>({
    keptAs: `pay ${opened.bill_no}`,
    initial: {
      channel: balance_block === null ? 'predeposit' : 'bank_transfer',
      money: payable,
      proof_files: [],
    },
    check: ({ channel, money: { amount }, proof_files }) => ({
      'money.amount': amountError({ channel, amount, payable, available }) ?? undefined,
      proof_files: channel === 'bank_transfer' && proof_files.length === 0 ? 'proofMissing' : undefined,
    }),
    textFor: (error) => t(`pay.${error}`),
    isEarly: (error) => error === 'amountTooHigh' || error === 'balanceShort',
    fieldByReason: { BALANCE_SHORT: 'money.amount', AMOUNT_TOO_HIGH: 'money.amount' },
    submit: ({ channel, proof_files }, client_ref) => {
      const proof = channel === 'bank_transfer' && { proof_files: proof_files.map(({ url }) => url) }
      const { bill_no: id, version } = bill
      return move(
        () => mutateAsync({ data: { id, version, client_ref, channel, money, ...proof } }),
        ({ ledger_entry }) => {
          const asked = channel === 'predeposit' && ledger_entry === null
          return t(asked ? 'pay.asked' : `pay.done.${channel}`, { money: formatMoney(money) })
        },
      )
    },
  })
  const { channel, proof_files } = form.values
  const { amount } = form.values.money
  const wrong = amountError({ channel, amount, payable, available })
  const money = typedMoney(amount, payable.currency)
  const reported = reportedOf(bill)
  // Paid, reported or asked for in the meantime, in another tab or by a colleague.
  const hasNothing = !isPayableBill(bill)
  const isSettled = Number(bill.outstanding.amount) === 0
  const nothing = isSettled ? t('pay.settled') : t('pay.nothingNow')

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('pay.title', { id: bill.bill_no })}
      // The button names no amount while the input is invalid.
      submitLabel={
        wrong === 'amountWrong'
          ? t(`pay.submitPlain.${channel}`)
          : t(`pay.submit.${channel}`, { money: formatMoney(money) })
      }
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={!hasNothing}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      {reported && (
        <Text size="sm" c="dimmed">
          {t('pay.reported', { money: formatMoney(reported) })}
        </Text>
      )}
      {bill.asked && (
        <Text size="sm" c="dimmed">
          {t('pay.askedBefore', { money: formatMoney(bill.asked) })}
        </Text>
      )}
      <Radio.Group {...form.field('channel')} label={t('pay.channel')}>
        <SimpleGrid
          minColWidth="min(100%, 220px)"
          autoFlow="auto-fit"
          spacing="sm"
          style={{ alignItems: 'start' }}
        >
          {channels.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`pay.channels.${value}`)}
              disabled={value === 'predeposit' && balance_block !== null}
              description={
                value === 'predeposit' && (balance_block ?? (available && <Available value={available} />))
              }
              mt={6}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <TextInput
        {...form.field('money.amount')}
        label={t('pay.amount', { currency: payable.currency })}
        description={hasNothing ? nothing : t('pay.amountHint', { money: formatMoney(payable) })}
        inputMode="decimal"
        onChange={(event) => form.set('money.amount', event.currentTarget.value.trim())}
      />
      {channel === 'bank_transfer' && <PayeeFacts reference={bill.bill_no} />}
      {channel === 'bank_transfer' && (
        <FilesField
          label={t('pay.proof')}
          addLabel={t('pay.addProof')}
          topic="proof"
          files={proof_files}
          onChange={(files) => form.change({ proof_files: files })}
          most={9}
          required
          error={form.errorAt('proof_files')}
        />
      )}
      <Outcome
        channel={channel}
        outstanding={bill.outstanding}
        available={available}
        amount={wrong ? null : money.amount}
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
  /** Null while it cannot be paid. */
  amount: string | null
}

/** The effect of the payment in figures and in one sentence. */
function Outcome({ channel, outstanding, available, amount }: OutcomeProps) {
  const t = useText('user/bill/details')
  return (
    <>
      <FactList figures>
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
      </FactList>
      <EffectText>{t(`pay.effect.${channel}`)}</EffectText>
      {channel === 'predeposit' && <SecondPersonNote />}
    </>
  )
}
