import { useText } from '@portal/i18n'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { today } from '../stay.ts'
import { type QuoteError, type QuoteValues, quoteErrors } from './quote-form.ts'

interface QuoteFormOptions<Values> {
  initial: Values
  /** The price of each option, as typed. */
  pricesOf: (values: Values) => readonly string[]
  /** Resolves to false where it is not done. */
  submit: (values: Values) => Promise<unknown>
}

/** The form of a quote: for whom it is, until when it holds, and what each option costs. */
export function useQuoteForm<Values extends QuoteValues>({
  initial,
  pricesOf,
  submit,
}: QuoteFormOptions<Values>) {
  const t = useText('quote')
  const rules = useText('validation')
  return useCheckedForm<Values, QuoteError>({
    initial,
    check: (values) => quoteErrors(values, pricesOf(values), today()),
    textFor: (error) => (error === 'required' ? rules('required') : t(`errors.${error}`)),
    fieldOf,
    submit,
  })
}

const fieldNames: Readonly<Record<string, string>> = {
  title: 'title',
  'customer.name': 'customer',
  'customer.contact': 'contact',
  expire_time: 'until',
}

/** The field that a path of the request is about; null where none is. */
function fieldOf(path: string): string | null {
  const option = /^options\[(\d+)\]\.sell_price/.exec(path)?.[1]
  return option === undefined ? (fieldNames[path] ?? null) : `prices.${option}`
}
