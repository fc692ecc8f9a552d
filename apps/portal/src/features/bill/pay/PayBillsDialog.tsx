import { getBill, type Schemas, useGetWallet, usePayBills } from '@portal/api-client'
import { formatDate, formatMoney, type MoneyValue, useText } from '@portal/i18n'
import {
  Alert,
  EffectText,
  FactList,
  FormDialog,
  Money,
  notify,
  Radio,
  SecondLine,
  SimpleGrid,
  Text,
  TextInput,
} from '@portal/ui'
import { Fragment, useState } from 'react'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { Line, Lines } from '../../../shared/list/Lines.tsx'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { sumsText } from '../../../shared/money/Sums.tsx'
import { FilesField } from '../../../shared/upload/FilesField.tsx'
import { PayeeFacts } from '../../../trade/document/PayeeFacts.tsx'
import { isPayableBill, lessAmount } from '../pay-form.ts'
import {
  type PayBillsError,
  type PayBillsValues,
  paidBills,
  payBillsErrors,
  sharesOf,
  startOf,
  sumsOfShares,
  transferReference,
} from './pay-bills-form.ts'
import { SecondPersonNote } from './SecondPersonNote.tsx'

type Bill = Schemas['BillSummary']
type Result = Schemas['BillShareResult']

const channels = ['predeposit', 'bank_transfer'] as const

interface PayBillsDialogProps {
  picked: Pick<Picked<Bill>, 'rows' | 'add' | 'drop'>
  onClose: () => void
}

/** Pays the selected bills at once: what each gets, the sum, and afterwards the bills that were refused. */
export default function PayBillsDialog({ picked, onClose }: PayBillsDialogProps) {
  const t = useText('user/bill/details')
  const wallet = useGetWallet({}, { request: { announce: true } })
  const available = wallet.data?.wallet.available ?? null
  const { mutateAsync } = usePayBills()
  const refFor = useClientRefs()
  const [refused, setRefused] = useState<readonly Result[]>([])
  const bills = picked.rows

  /** Deselects what is paid, and takes over the current figures of the others. */
  const settle = async (results: readonly Result[]): Promise<boolean> => {
    const left = results.filter(({ error_key }) => error_key !== null)
    setRefused(left)
    const fresh = await Promise.all(left.map(async ({ id }) => (await getBill({ id, limit: 10 })).bill))
    picked.add(fresh)
    const over = fresh.filter((bill) => !isPayableBill(bill)).map(({ bill_no }) => bill_no)
    picked.drop([...over, ...results.flatMap(({ id, error_key }) => (error_key === null ? [id] : []))])
    return left.length === 0
  }
  const form = useCheckedForm<PayBillsValues, PayBillsError>({
    keptAs: 'pay bills',
    initial: startOf(bills),
    check: (values) => payBillsErrors(values, bills, available),
    textFor: (error) => t(`pay.${error}`),
    isEarly: (error) => error === 'amountTooHigh' || error === 'balanceShort',
    submit: async (values) => {
      const { channel, proof_files } = values
      const proof = channel === 'bank_transfer' && { proof_files: proof_files.map(({ url }) => url) }
      const shares = sharesOf(values, bills).map((share) => ({ ...share, client_ref: refFor(share) }))
      const { results } = await mutateAsync({ data: { channel, ...proof, bills: shares } })
      const isDone = await settle(results)
      const asked = results.filter((one) => one.asked).length
      const done = results.filter(({ error_key }) => error_key === null).length - asked
      if (done > 0) notify.success(t(`payAll.done.${channel}`, { count: done }))
      if (asked > 0) notify.success(t('payAll.done.asked', { count: asked }))
      return isDone
    },
  })
  const { values } = form
  const { channel, proof_files } = values
  const paid = paidBills(values, bills)
  const sums = sumsOfShares(values, bills)
  const money = sumsText(sums)
  // The balance is not offered where it pays none of the bills.
  const blocked = bills.some(({ balance_block }) => balance_block === null) ? null : bills[0]?.balance_block

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('payAll.title', { count: bills.length })}
      submitLabel={money === '' ? t(`pay.submitPlain.${channel}`) : t(`pay.submit.${channel}`, { money })}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={paid.length > 0}
    >
      <Refused results={refused} />
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
              disabled={value === 'predeposit' && Boolean(blocked)}
              description={value === 'predeposit' && (blocked ?? <Available value={available} />)}
              mt={6}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <Lines label={t('payAll.lines')}>
        {bills.map(({ bill_no, due_date, payable, balance_block }) => (
          <Line key={bill_no}>
            <span>
              {bill_no}
              {due_date && <SecondLine>{t('payAll.due', { date: formatDate(due_date) })}</SecondLine>}
            </span>
            {channel === 'predeposit' && balance_block !== null ? (
              <Text span size="sm" c="var(--mantine-color-error)" ta="end">
                {balance_block}
              </Text>
            ) : (
              <TextInput
                aria-label={t('payAll.amount', { id: bill_no, currency: payable.currency })}
                description={t('payAll.most', { money: formatMoney(payable) })}
                inputWrapperOrder={['input', 'description', 'error']}
                inputMode="decimal"
                w={180}
                value={values.amounts[bill_no] ?? payable.amount}
                onChange={(event) =>
                  form.change({ amounts: { ...values.amounts, [bill_no]: event.currentTarget.value.trim() } })
                }
                error={form.errors[`amounts.${bill_no}`]}
              />
            )}
          </Line>
        ))}
      </Lines>
      {channel === 'bank_transfer' && (
        <>
          <PayeeFacts {...transferReference(paid)} />
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
        </>
      )}
      <Sums sums={sums} available={channel === 'predeposit' ? available : null} />
      <EffectText>{t(`payAll.effect.${channel}`)}</EffectText>
      {channel === 'predeposit' && <SecondPersonNote />}
    </FormDialog>
  )
}

/** One reference for each state of a bill, so that it is paid once however often it is sent. */
function useClientRefs() {
  const [refs] = useState(() => new Map<string, string>())
  return ({ id, version }: { id: string; version: number }) => {
    const key = `${id} ${version}`
    const known = refs.get(key) ?? crypto.randomUUID()
    refs.set(key, known)
    return known
  }
}

function Available({ value }: { value: MoneyValue | null }) {
  const t = useText('user/bill/details')
  if (!value) return null
  return (
    <>
      {t('pay.available')} <Money value={value} />
    </>
  )
}

/** The bills that the server refused, with the reason. */
function Refused({ results }: { results: readonly Result[] }) {
  const t = useText('user/bill/details')
  if (results.length === 0) return null
  return (
    <Alert color="orange" role="alert" title={t('payAll.refused', { count: results.length })}>
      <ul style={{ listStyle: 'disc', paddingInlineStart: 18 }}>
        {results.map(({ id, msg }) => (
          <li key={id}>
            {id}: {msg}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** What the payment comes to, one line per currency, and what it leaves of the balance. */
function Sums({ sums, available }: { sums: readonly MoneyValue[]; available: MoneyValue | null }) {
  const t = useText('user/bill/details')
  const own = available && sums.find(({ currency }) => currency === available.currency)
  return (
    <FactList figures>
      {sums.map((sum) => (
        <Fragment key={sum.currency}>
          <dt>{t('payAll.sum', { currency: sum.currency })}</dt>
          <dd>
            <Money value={sum} strong />
          </dd>
        </Fragment>
      ))}
      {available && own && compareAmounts(own.amount, available.amount) <= 0 && (
        <>
          <dt>{t('pay.availableAfter')}</dt>
          <dd>
            <Money value={lessAmount(available, own.amount)} />
          </dd>
        </>
      )}
    </FactList>
  )
}
