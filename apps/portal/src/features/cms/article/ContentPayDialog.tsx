import { ApiError, type Schemas, usePayContent } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, fieldId, lateDialog, notify, Radio, TextInput } from '@portal/ui'
import { useState } from 'react'
import { refusedFields } from '../../../shared/form/refused-fields.ts'
import { contentPrice, paidAmount } from '../content-price.ts'
import styles from './article.module.css'
import { type PayWay, rewardFault, waysFor } from './content-pay.ts'

const PayCodeDialog = lateDialog(() => import('./PayCodeDialog.tsx'))

interface ContentPayDialogProps {
  article: Schemas['Article']
  project: Schemas['ContentPayProject']
  onClose: () => void
}

const hints = { balance: 'balanceHint', score: 'scoreHint', wx: 'phoneHint', alipay: 'phoneHint' } as const

/** Buys an article or rewards its author: from balance or points at once, by telephone with a code. */
export default function ContentPayDialog({ article, project, onClose }: ContentPayDialogProps) {
  const t = useText('cms/info')
  const cms = useText('cms')
  const rules = useText('validation')
  const pay = usePayContent()
  const ways = waysFor(project, article.currency)
  const [way, setWay] = useState<PayWay | null>(ways.length === 1 ? (ways[0] ?? null) : null)
  const [amount, setAmount] = useState('')
  const [faults, setFaults] = useState<{ way?: string; amount?: string }>({})
  const [begun, setBegun] = useState<Schemas['ContentPaymentAnswer'] | null>(null)
  const reward = project === 'admire'
  const price = contentPrice(article.price, article.currency)

  const submit = async () => {
    const wrong = reward ? rewardFault(amount) : undefined
    setFaults({ ...(!way && { way: rules('paymentType') }), ...(wrong && { amount: rules(wrong) }) })
    if (!way || wrong) return false
    try {
      const answer = await pay.mutateAsync({
        project,
        object: article.id,
        type: way,
        ...(reward && { amount: Number(amount) }),
      })
      if (answer.pay) {
        setBegun(answer)
        return false
      }
      notify.success(t('pay.paid'))
      return true
    } catch (error) {
      const refused = error instanceof ApiError && refusedFields(error, {})
      if (!refused || !('amount' in refused)) throw error
      setFaults({ amount: refused['amount'] })
      return false
    }
  }

  if (begun) return <PayCodeDialog payment={begun} onClose={onClose} />
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={
        reward
          ? t('pay.rewardTitle', { name: article.author.nickname })
          : t('pay.title', { title: article.title })
      }
      submitLabel={t('pay.submit', { price: reward ? rewardPrice(amount, way) : price })}
      onSubmit={submit}
    >
      {!reward && (
        <p className={styles.price}>
          {t('pay.price')} <strong>{price}</strong>
        </p>
      )}
      <Radio.Group
        label={t('pay.way')}
        value={way}
        onChange={(chosen) => {
          setWay(ways.find((each) => each === chosen) ?? null)
          setFaults({})
        }}
        error={faults.way}
        withAsterisk
      >
        <div className={styles.ways}>
          {ways.map((each) => (
            <Radio
              key={each}
              value={each}
              label={cms(`payTypes.${each}`)}
              description={t(`pay.${hints[each]}`)}
            />
          ))}
        </div>
      </Radio.Group>
      {reward && (
        <TextInput
          id={fieldId('amount')}
          label={way === 'score' ? t('pay.pointsAmount') : `${t('pay.amount')} (CNY)`}
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={faults.amount}
          inputMode="decimal"
          maxLength={8}
          required
        />
      )}
    </FormDialog>
  )
}

const rewardPrice = (amount: string, way: PayWay | null): string =>
  rewardFault(amount) ? '' : paidAmount(Number(amount), way ?? 'balance')
