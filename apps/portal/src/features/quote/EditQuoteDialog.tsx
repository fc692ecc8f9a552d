import { type Schemas, useSaveQuote } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { FormDialog } from '@portal/ui'
import { typedMoney } from '../../shared/money/typed-amount.ts'
import { QuoteFields } from '../../trade/quote/QuoteFields.tsx'
import { type PricedItem, QuotePrices } from '../../trade/quote/QuotePrices.tsx'
import { type QuoteValues, toQuoteHead } from '../../trade/quote/quote-form.ts'
import { useQuoteForm } from '../../trade/quote/use-quote-form.ts'

interface EditQuoteDialogProps {
  quote: Schemas['Quote']
  onClose: () => void
}

interface EditValues extends QuoteValues {
  options: readonly PricedItem[]
}

const valuesOf = ({
  title,
  customer,
  own_reference,
  expire_time,
  show,
  options,
}: Schemas['Quote']): EditValues => ({
  title,
  customer: customer.name,
  own_reference,
  contact: customer.contact,
  until: formatTime(expire_time, 'yyyy-mm-dd'),
  ...show,
  options: options.map(({ id, lines, settlement_price, sell_price, ...option }) => ({
    key: id,
    title: option.title,
    subtitle: option.subtitle,
    stay: lines.join(' · '),
    net: settlement_price,
    base: sell_price,
    price: sell_price.amount,
  })),
})

/** Edits customer, validity and prices of a quote; options can be removed. */
export default function EditQuoteDialog({ quote, onClose }: EditQuoteDialogProps) {
  const t = useText('user/quote/detail')
  const save = useSaveQuote()
  const form = useQuoteForm<EditValues>({
    initial: valuesOf(quote),
    pricesOf: ({ options }) => options.map(({ price }) => price),
    submit: (values) => {
      const { id, version } = quote
      const options = values.options.map(({ key, base, price }) => ({
        id: key,
        sell_price: typedMoney(price, base.currency),
      }))
      return save.mutateAsync({ data: { id, version, ...toQuoteHead(values), options } })
    },
  })
  const { values, errors, change } = form
  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t('edit')}
      submitLabel={t('save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <QuoteFields values={values} errors={errors} onChange={change} />
      <QuotePrices
        items={values.options}
        errors={errors}
        onPrice={(next) =>
          change({
            options: values.options.map((one, index) => ({ ...one, price: next[index] ?? one.price })),
          })
        }
        onRemove={(index) => change({ options: values.options.filter((_, place) => place !== index) })}
      />
    </FormDialog>
  )
}
