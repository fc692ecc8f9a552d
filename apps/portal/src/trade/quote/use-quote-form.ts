import { operatorZone, useText } from '@portal/i18n'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { today } from '../../shared/time/server-clock.ts'
import { type QuoteError, type QuoteValues, quoteErrors } from './quote-form.ts'

interface QuoteFormOptions<Values> {
  initial: Values
  /** The price of each option, as typed. */
  pricesOf: (values: Values) => readonly string[]
  /** Number of existing options, which the form does not show; they precede the others in the request. */
  held?: (values: Values) => number | undefined
  /** Keeps the values elsewhere, so that closing the form loses nothing. */
  onValuesChange?: (values: Values) => void
  /** Resolves to false if it did not happen. */
  submit: (values: Values) => Promise<unknown>
}

/** The form of a quote: customer, validity and prices. */
export function useQuoteForm<Values extends QuoteValues>({
  initial,
  pricesOf,
  held = () => undefined,
  onValuesChange,
  submit,
}: QuoteFormOptions<Values>) {
  const t = useText('quote')
  const rules = useText('validation')
  return useCheckedForm<Values, QuoteError>({
    keptAs: null,
    initial,
    check: (values) =>
      quoteErrors(held(values) === undefined ? values : null, pricesOf(values), today(operatorZone())),
    textFor: (error) => (error === 'required' ? rules('required') : t(`errors.${error}`)),
    fieldOf: (path, values) => fieldOf(path, held(values) ?? 0),
    ...(onValuesChange && { onValuesChange }),
    submit,
  })
}

const fieldNames: Readonly<Record<string, string>> = {
  title: 'title',
  'customer.name': 'customer',
  own_reference: 'own_reference',
  'customer.contact': 'contact',
  expire_time: 'until',
}

/** The field of a request path, given the number of hidden options; null without one. */
function fieldOf(path: string, held: number): string | null {
  const option = /^options\[(\d+)\]\.sell_price/.exec(path)?.[1]
  return option === undefined ? (fieldNames[path] ?? null) : `prices.${Number(option) - held}`
}
