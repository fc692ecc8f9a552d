import { useText } from '@portal/i18n'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { today } from '../../shared/time/server-clock.ts'
import { type QuoteError, type QuoteValues, quoteErrors } from './quote-form.ts'

interface QuoteFormOptions<Values> {
  initial: Values
  /** The price of each option, as typed. */
  pricesOf: (values: Values) => readonly string[]
  /** Options that the quote has already and the form does not show; they stand first in the request. */
  held?: (values: Values) => number | undefined
  /** Resolves to false where it is not done. */
  submit: (values: Values) => Promise<unknown>
}

/** The form of a quote: for whom it is, until when it holds, and what each option costs. */
export function useQuoteForm<Values extends QuoteValues>({
  initial,
  pricesOf,
  held = () => undefined,
  submit,
}: QuoteFormOptions<Values>) {
  const t = useText('quote')
  const rules = useText('validation')
  return useCheckedForm<Values, QuoteError>({
    initial,
    check: (values) => quoteErrors(held(values) === undefined ? values : null, pricesOf(values), today()),
    textFor: (error) => (error === 'required' ? rules('required') : t(`errors.${error}`)),
    fieldOf: (path, values) => fieldOf(path, held(values) ?? 0),
    submit,
  })
}

const fieldNames: Readonly<Record<string, string>> = {
  title: 'title',
  'customer.name': 'customer',
  'customer.contact': 'contact',
  expire_time: 'until',
}

/** The field that a path of the request is about, after so many options that are not shown; null where none is. */
function fieldOf(path: string, held: number): string | null {
  const option = /^options\[(\d+)\]\.sell_price/.exec(path)?.[1]
  return option === undefined ? (fieldNames[path] ?? null) : `prices.${Number(option) - held}`
}
