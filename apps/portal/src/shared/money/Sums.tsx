import { formatMoney, type MoneyValue } from '@portal/i18n'
import { Money } from '@portal/ui'
import type { ComponentProps } from 'react'

interface SumsProps extends Omit<ComponentProps<typeof Money>, 'value'> {
  /** One per currency. */
  values: readonly MoneyValue[]
}

/** Sums of several currencies, which nobody adds up, with a sign between them. */
export const Sums = ({ values, ...look }: SumsProps) =>
  values.map((value, at) => (
    <span key={value.currency}>
      {at > 0 && ' + '}
      <Money {...look} value={value} />
    </span>
  ))

/** The same as text. */
export const sumsText = (values: readonly MoneyValue[], format?: Parameters<typeof formatMoney>[1]): string =>
  values.map((value) => formatMoney(value, format)).join(' + ')
