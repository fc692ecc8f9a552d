import { useSaveQuote } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, FormDialog } from '@portal/ui'
import { useState } from 'react'
import { today } from '../stay.ts'
import { QuoteFields } from './QuoteFields.tsx'
import { QuotePrices } from './QuotePrices.tsx'
import { mostItems, type QuoteItem } from './quote-basket.ts'
import { newQuote, quoteFaults, toQuoteHead } from './quote-form.ts'

interface QuoteDialogProps {
  items: readonly QuoteItem[]
  onItems: (items: readonly QuoteItem[]) => void
  onClose: () => void
  onSaved: (id: string) => void
}

/** Several rates as one quote for a customer. Nothing is sent to anybody before its page is published. */
export function QuoteDialog({ items, onItems, onClose, onSaved }: QuoteDialogProps) {
  const t = useText('quote')
  const day = today()
  const [values, setValues] = useState(() => newQuote(items[0]?.title ?? '', day))
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [tried, setTried] = useState(false)
  const save = useSaveQuote()
  const priced = items.map(({ rate_key, total, ...item }) => ({
    ...item,
    key: rate_key,
    base: total,
    price: typed[rate_key] ?? total.amount,
  }))
  const prices = priced.map(({ price }) => price.trim())
  const faults = quoteFaults(values, prices, day)

  const submit = async () => {
    setTried(true)
    if (items.length > mostItems || Object.keys(faults).length > 0) return false
    const options = priced.map(({ key, base }, index) => ({
      rate_key: key,
      sell_price: { amount: prices[index] ?? '', currency: base.currency },
    }))
    const { quote } = await save.mutateAsync({ data: { ...toQuoteHead(values), options } })
    onSaved(quote.id)
    return true
  }

  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t('new')}
      submitLabel={t('save', { count: items.length })}
      cancelLabel={t('later')}
      onSubmit={submit}
    >
      {items.length > mostItems && (
        <Alert color="orange" role="alert">
          {t('tooMany', { most: mostItems, over: items.length - mostItems })}
        </Alert>
      )}
      <QuoteFields
        values={values}
        faults={tried ? faults : {}}
        onChange={(part) => setValues((known) => ({ ...known, ...part }))}
      />
      <QuotePrices
        items={priced}
        faults={tried ? faults : {}}
        onPrice={(next) =>
          setTyped(Object.fromEntries(priced.map(({ key }, index) => [key, next[index] ?? ''])))
        }
        onRemove={(index) => onItems(items.filter((_, place) => place !== index))}
      />
    </FormDialog>
  )
}
