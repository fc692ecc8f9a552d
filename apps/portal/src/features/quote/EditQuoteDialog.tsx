import { type Schemas, useSaveQuote } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { FormDialog } from '@portal/ui'
import { useState } from 'react'
import { QuoteFields } from '../../shared/quote/QuoteFields.tsx'
import { QuotePrices } from '../../shared/quote/QuotePrices.tsx'
import { type QuoteValues, quoteFaults, toQuoteHead } from '../../shared/quote/quote-form.ts'
import { today } from '../../shared/stay.ts'

interface EditQuoteDialogProps {
  quote: Schemas['Quote']
  onClose: () => void
}

const valuesOf = ({ title, customer, expire_time, show }: Schemas['Quote']): QuoteValues => ({
  title,
  customer: customer.name,
  contact: customer.contact,
  until: formatTime(expire_time, 'yyyy-mm-dd'),
  ...show,
})

/** Customer, validity and prices of a quote; options may be taken out. */
export default function EditQuoteDialog({ quote, onClose }: EditQuoteDialogProps) {
  const t = useText('user/quote/detail')
  const day = today()
  const [values, setValues] = useState(() => valuesOf(quote))
  const [options, setOptions] = useState(() =>
    quote.options.map(({ id, title, subtitle, lines, settlement_price, sell_price }) => ({
      key: id,
      title,
      subtitle,
      stay: lines.join(' · '),
      net: settlement_price,
      base: sell_price,
      price: sell_price.amount,
    })),
  )
  const [tried, setTried] = useState(false)
  const save = useSaveQuote()
  const prices = options.map(({ price }) => price)
  const faults = quoteFaults(values, prices, day)
  const submit = async () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return false
    const { id, version } = quote
    const kept = options.map(({ key, base, price }) => ({
      id: key,
      sell_price: { amount: price.trim(), currency: base.currency },
    }))
    await save.mutateAsync({ data: { id, version, ...toQuoteHead(values), options: kept } })
    return true
  }
  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t('edit')}
      submitLabel={t('save')}
      onSubmit={submit}
    >
      <QuoteFields
        values={values}
        faults={tried ? faults : {}}
        onChange={(part) => setValues((known) => ({ ...known, ...part }))}
      />
      <QuotePrices
        items={options}
        faults={tried ? faults : {}}
        onPrice={(next) =>
          setOptions((known) => known.map((one, index) => ({ ...one, price: next[index] ?? one.price })))
        }
        onRemove={(index) => setOptions((known) => known.filter((_, place) => place !== index))}
      />
    </FormDialog>
  )
}
