import { useSaveQuote } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, FormDialog } from '@portal/ui'
import { typedMoney } from '../money/typed-money.ts'
import { today } from '../stay.ts'
import { QuoteFields } from './QuoteFields.tsx'
import { QuotePrices } from './QuotePrices.tsx'
import { mostItems, type QuoteItem } from './quote-basket.ts'
import { newQuote, type QuoteValues, toQuoteHead } from './quote-form.ts'
import { useQuoteForm } from './use-quote-form.ts'

interface QuoteDialogProps {
  items: readonly QuoteItem[]
  onItems: (items: readonly QuoteItem[]) => void
  onClose: () => void
  onSaved: (id: string) => void
}

interface NewQuoteValues extends QuoteValues {
  /** Prices that were typed, by rate; the others are those of the rates. */
  typed: Readonly<Record<string, string>>
}

/** Several rates as one quote for a customer. Nothing is sent to anybody before its page is published. */
export function QuoteDialog({ items, onItems, onClose, onSaved }: QuoteDialogProps) {
  const t = useText('quote')
  const save = useSaveQuote()
  const pricedBy = (typed: Readonly<Record<string, string>>) =>
    items.map(({ rate_key, total, ...item }) => ({
      ...item,
      key: rate_key,
      base: total,
      price: typed[rate_key] ?? total.amount,
    }))
  const form = useQuoteForm<NewQuoteValues>({
    initial: { ...newQuote(items[0]?.title ?? '', today()), typed: {} },
    pricesOf: ({ typed }) => pricedBy(typed).map(({ price }) => price),
    submit: async (values) => {
      if (items.length > mostItems) return false
      const options = pricedBy(values.typed).map(({ key, base, price }) => ({
        rate_key: key,
        sell_price: typedMoney(price, base.currency),
      }))
      const { quote } = await save.mutateAsync({ data: { ...toQuoteHead(values), options } })
      onSaved(quote.id)
      return true
    },
  })
  const { values, errors, change } = form
  const priced = pricedBy(values.typed)

  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t('new')}
      submitLabel={t('save', { count: items.length })}
      cancelLabel={t('later')}
      onSubmit={form.submit}
    >
      {items.length > mostItems && (
        <Alert color="orange" role="alert">
          {t('tooMany', { most: mostItems, over: items.length - mostItems })}
        </Alert>
      )}
      <QuoteFields values={values} errors={errors} onChange={change} />
      <QuotePrices
        items={priced}
        errors={errors}
        onPrice={(next) =>
          change({ typed: Object.fromEntries(priced.map(({ key }, index) => [key, next[index] ?? ''])) })
        }
        onRemove={(index) => onItems(items.filter((_, place) => place !== index))}
      />
    </FormDialog>
  )
}
