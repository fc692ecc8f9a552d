import { isRefusal, useSaveQuote } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, FormDialog } from '@portal/ui'
import { useState } from 'react'
import { typedMoney } from '../money/typed-money.ts'
import { today } from '../stay.ts'
import { QuoteFields } from './QuoteFields.tsx'
import { QuotePrices } from './QuotePrices.tsx'
import { itemId, mostItems, type QuoteItem } from './quote-basket.ts'
import { newQuote, type QuoteValues, toQuoteHead } from './quote-form.ts'
import { keyOf, type PriceNews, type Renewal, renewedItems } from './renewed-items.ts'
import { useQuoteForm } from './use-quote-form.ts'

interface QuoteDialogProps {
  items: readonly QuoteItem[]
  onItems: (items: readonly QuoteItem[]) => void
  onClose: () => void
  onSaved: (id: string) => void
}

interface NewQuoteValues extends QuoteValues {
  /** Prices that were typed, by the name of the item; the others are those of the offers. */
  typed: Readonly<Record<string, string>>
}

/** Several offers as one quote for a customer. Nothing is sent to anybody before its page is published. */
export function QuoteDialog({ items, onItems, onClose, onSaved }: QuoteDialogProps) {
  const t = useText('quote')
  const save = useSaveQuote()
  const [news, setNews] = useState<Renewal['news']>({})
  const words = (one: PriceNews | undefined) => {
    if (!one) return undefined
    if (one.kind === 'refused') return one.text
    return one.kind === 'gone' ? t('renewed.gone') : t('renewed.moved', { money: formatMoney(one.before) })
  }
  const pricedBy = (typed: Readonly<Record<string, string>>, among: readonly QuoteItem[] = items) =>
    among.map((item) => ({
      key: itemId(item),
      title: item.title,
      subtitle: item.subtitle,
      stay: item.stay,
      net: item.net,
      base: item.total,
      price: typed[itemId(item)] ?? item.total.amount,
      note: words(news[itemId(item)]),
    }))
  /** Fresh prices where they are too old to be used; false where the operator has something to read first. */
  const renew = async (isOld: (item: QuoteItem) => boolean): Promise<readonly QuoteItem[] | false> => {
    const fresh = await renewedItems(items, isOld)
    onItems(fresh.items)
    setNews(fresh.news)
    return Object.keys(fresh.news).length === 0 && fresh.items
  }
  const send = async (values: NewQuoteValues, among: readonly QuoteItem[]) => {
    const prices = pricedBy(values.typed, among)
    const options = among.map((item, index) => ({
      ...keyOf(item),
      sell_price: typedMoney(prices[index]?.price ?? '', item.total.currency),
    }))
    const { quote } = await save.mutateAsync({ data: { ...toQuoteHead(values), options } })
    onSaved(quote.id)
    return true
  }
  const form = useQuoteForm<NewQuoteValues>({
    initial: { ...newQuote(items[0]?.title ?? '', today()), typed: {} },
    pricesOf: ({ typed }) => pricedBy(typed).map(({ price }) => price),
    submit: async (values) => {
      if (items.length > mostItems) return false
      const known = items.some(({ key }) => key === '') ? await renew(({ key }) => key === '') : items
      if (!known) return false
      try {
        return await send(values, known)
      } catch (error) {
        // A price that was put aside for too long, or has moved since: it is asked once more.
        if (!isRefusal(error, 'QUOTE_EXPIRED') && !isRefusal(error, 'RATE_EXPIRED')) throw error
        const fresh = await renew(() => true)
        return fresh && send(values, fresh)
      }
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
      {Object.keys(news).length > 0 && (
        <Alert color="orange" role="alert">
          {t('renewed.text')}
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
