import type { MoneyValue } from '@portal/i18n'
import { Money, Text } from '@portal/ui'

interface DocumentSumsProps {
  label: string
  /** One per currency, as the server adds them up; undefined until it has. */
  sums: readonly MoneyValue[] | undefined
}

/** What all that is listed makes together, over every page. */
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
