import type { MoneyValue } from '@portal/i18n'
import { Money, Text } from '@portal/ui'

interface DocumentSumsProps {
  label: string
  /** One per currency, from the server; undefined until loaded. */
  sums: readonly MoneyValue[] | undefined
}

/** The totals of the list over all pages. */
export function DocumentSums({ label, sums }: DocumentSumsProps) {
  return (
    <Text size="sm" mih="1.5em" mb="xs" c="dimmed" ta="end" role="status">
      {sums && sums.length > 0 && label}{' '}
      {sums?.map((money) => (
        <Money key={money.currency} value={money} strong />
      ))}
    </Text>
  )
}
