import { isRefusal, isSupported, useSaveQuote } from '@portal/api-client'
import { formatMoney, operatorZone, useText } from '@portal/i18n'
import { Alert, FormDialog } from '@portal/ui'
import { useState } from 'react'
import { typedMoney } from '../../shared/money/typed-amount.ts'
import { today } from '../../shared/time/server-clock.ts'
import { ExistingOptions } from './ExistingOptions.tsx'
import { isOpenQuote, withOptions } from './open-quotes.ts'
import { QuoteFields } from './QuoteFields.tsx'
import { QuotePrices } from './QuotePrices.tsx'
import { QuoteTarget } from './QuoteTarget.tsx'
import { itemId, mostItems, priceOf, type QuoteItem } from './quote-basket.ts'
import { newQuote, type QuoteValues, toQuoteHead } from './quote-form.ts'
import { keyOf, type PriceChange, type Renewal, renewedItems } from './renewed-items.ts'
import { useQuoteForm } from './use-quote-form.ts'
import { useSavedQuote } from './use-saved-quote.ts'

interface QuoteDialogProps {
  items: readonly QuoteItem[]
  onItems: (items: readonly QuoteItem[]) => void
  /** What was entered before; null for a new quote. */
  entered: QuoteValues | null
  onEntered: (entered: QuoteValues) => void
  onClose: () => void
  onSaved: (id: string) => void
}

/** Saves offers as a new quote, or as options of an open one. A new quote is not published yet. */
export function QuoteDialog({ items, onItems, entered, onEntered, onClose, onSaved }: QuoteDialogProps) {
  const t = useText('quote')
  const save = useSaveQuote()
  const [news, setNews] = useState<Renewal['news']>({})
  /** Id of the saved quote; empty for a new one. */
  const [into, setInto] = useState('')
  const saved = useSavedQuote(into)
  const held = into === '' ? 0 : (saved.quote?.options.length ?? 0)
  const over = held + items.length - mostItems
  const words = (one: PriceChange | undefined) => {
    if (!one) return undefined
    if (one.kind === 'refused') return one.text
    return one.kind === 'gone' ? t('renewed.gone') : t('renewed.moved', { money: formatMoney(one.before) })
  }
  const priced = items.map((item) => ({
    key: itemId(item),
    title: item.title,
    subtitle: item.subtitle,
    stay: item.stay,
    net: item.net,
    base: item.total,
    price: priceOf(item),
    note: words(news[itemId(item)]),
  }))
  /** Renews expired prices; false if the operator has to review a change first. */
  const renew = async (isOld: (item: QuoteItem) => boolean): Promise<readonly QuoteItem[] | false> => {
    const fresh = await renewedItems(items, isOld)
    onItems(fresh.items)
    setNews(fresh.news)
    return Object.keys(fresh.news).length === 0 && fresh.items
  }
  const send = async (values: QuoteValues, among: readonly QuoteItem[]) => {
    const options = among.map((item) => ({
      ...keyOf(item),
      sell_price: typedMoney(priceOf(item), item.total.currency),
    }))
    const quoted = into === '' ? null : saved.quote
    if (into !== '' && !quoted) return false
    return saved.move(async () => {
      const data = quoted ? withOptions(quoted, options) : { ...toQuoteHead(values), options }
      const { quote } = await save.mutateAsync({ data })
      onSaved(quote.id)
    })
  }
  const form = useQuoteForm<QuoteValues>({
    // What an earlier version of the portal kept may lack a field.
    initial: { ...newQuote(items[0]?.title ?? '', today(operatorZone())), ...entered },
    pricesOf: () => items.map(priceOf),
    onValuesChange: onEntered,
    held: () => (into === '' ? undefined : held),
    submit: async (values) => {
      if (over > 0) return false
      const known = items.some(({ key }) => key === '') ? await renew(({ key }) => key === '') : items
      if (!known) return false
      try {
        return await send(values, known)
      } catch (error) {
        // The price has expired or changed: request it again.
        if (!isRefusal(error, 'QUOTE_EXPIRED') && !isRefusal(error, 'RATE_EXPIRED')) throw error
        const fresh = await renew(() => true)
        return fresh && send(values, fresh)
      }
    },
  })
  const { values, errors, change } = form

  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t(into === '' ? 'new' : 'into.title')}
      submitLabel={t(into === '' ? 'save' : 'into.save', { count: items.length })}
      cancelLabel={t('later')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={into === '' || (saved.quote !== null && isOpenQuote(saved.quote))}
    >
      {isSupported('listQuotes') && <QuoteTarget value={into} onChange={setInto} />}
      {over > 0 && (
        <Alert color="orange" role="alert">
          {t('tooMany', { most: mostItems, over })}
        </Alert>
      )}
      {Object.keys(news).length > 0 && (
        <Alert color="orange" role="alert">
          {t('renewed.text')}
        </Alert>
      )}
      {into === '' ? (
        <QuoteFields values={values} errors={errors} onChange={change} />
      ) : (
        <ExistingOptions saved={saved} />
      )}
      <QuotePrices
        items={priced}
        errors={errors}
        onPrice={(next) => onItems(items.map((item, index) => ({ ...item, price: next[index] ?? '' })))}
        onRemove={(index) => onItems(items.filter((_, place) => place !== index))}
      />
    </FormDialog>
  )
}
