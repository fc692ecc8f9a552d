import { type Schemas, usePayContent } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { FormDialog, fieldId, lazyDialog, notify, Radio, Stack, Text, TextInput } from '@portal/ui'
import { useState } from 'react'
import type { ValidationError } from '../../../shared/form/field-rules.ts'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { isPayable, plainAmount } from '../../../shared/money/typed-amount.ts'
import { contentPrice, paidAmount } from '../ContentStatus.tsx'

type PayWay = Schemas['ContentPayType']

/** Content priced in points is paid in points, the rest in money; a reward may use either. */
function waysFor(
  project: Schemas['ContentPayProject'],
  currency: Schemas['ContentCurrency'],
): readonly PayWay[] {
  if (project === 'admire') return ['balance', 'wx', 'alipay', 'score']
  return currency === 'integral' ? ['score'] : ['balance', 'wx', 'alipay']
}

/** Validates the amount of a reward; the server checks whole points and fen. */
const rewardError = (amount: string): ValidationError | undefined => {
  if (amount.trim() === '') return 'required'
  return isPayable(amount) ? undefined : 'amount'
}

const PayCodeDialog = lazyDialog(() => import('./PayCodeDialog.tsx'))

interface ContentPayDialogProps {
  article: Schemas['Article']
  project: Schemas['ContentPayProject']
  onClose: () => void
}

interface PayValues {
  way: PayWay | null
  /** Reward as typed. */
  amount: string
}

const hints = { balance: 'balanceHint', score: 'scoreHint', wx: 'phoneHint', alipay: 'phoneHint' } as const

/** Buys an article or rewards its author: from balance or points at once, or by phone with a QR code. */
export default function ContentPayDialog({ article, project, onClose }: ContentPayDialogProps) {
  const t = useText('cms/info')
  const cms = useText('cms')
  const pay = usePayContent()
  const mayPayFromBalance = useHoldsNode('content/pay')
  const ways = waysFor(project, article.currency).filter((way) => way !== 'balance' || mayPayFromBalance)
  const [begun, setBegun] = useState<Schemas['ContentPaymentAnswer'] | null>(null)
  const reward = project === 'admire'
  const price = contentPrice(article.price, article.currency)
  const form = useCheckedForm<PayValues>({
    keptAs: `${project} ${article.id}`,
    initial: { way: ways.length === 1 ? (ways[0] ?? null) : null, amount: '' },
    check: (values) => ({
      way: values.way ? undefined : 'paymentType',
      amount: reward ? rewardError(values.amount) : undefined,
    }),
    submit: async (values) => {
      if (!values.way) return false
      const answer = await pay.mutateAsync({
        params: {
          project,
          object: article.id,
          type: values.way,
          ...(reward && { amount: Number(plainAmount(values.amount)) }),
        },
      })
      if (answer.pay) {
        setBegun(answer)
        return false
      }
      notify.success(t('pay.paid'))
      return true
    },
  })
  const { way, amount } = form.values

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
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      {!reward && (
        <Text>
          {t('pay.price')} <strong>{price}</strong>
        </Text>
      )}
      <Radio.Group {...form.field('way')} label={t('pay.way')} withAsterisk>
        <Stack gap="sm" py="xs">
          {ways.map((each) => (
            <Radio
              key={each}
              value={each}
              label={cms(`payTypes.${each}`)}
              description={t(`pay.${hints[each]}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {reward && (
        <TextInput
          {...form.field('amount')}
          id={fieldId('amount')}
          label={way === 'score' ? t('pay.pointsAmount') : `${t('pay.amount')} (CNY)`}
          inputMode="decimal"
          maxLength={8}
          required
        />
      )}
    </FormDialog>
  )
}

const rewardPrice = (amount: string, way: PayWay | null): string =>
  rewardError(amount) ? '' : paidAmount(Number(plainAmount(amount)), way ?? 'balance')
