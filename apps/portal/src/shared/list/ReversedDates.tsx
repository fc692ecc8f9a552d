import { formatDate, useText } from '@portal/i18n'
import { Button, Group, Text } from '@portal/ui'
import type { FilterValues, Reversed } from './filter-values.ts'

interface ReversedDatesProps<Name extends string> extends Reversed<Name> {
  onApply: (values: FilterValues<Name>) => void
}

/** Says why a list with reversed dates in its URL is refused, and offers to swap or clear them. */
export function ReversedDates<Name extends string>({
  from,
  to,
  swapped,
  without,
  onApply,
}: ReversedDatesProps<Name>) {
  const t = useText('filters')
  return (
    <Group data-screen gap="xs" mb="md">
      <Text size="sm" fw={600}>
        {t('datesReversed', { from: formatDate(from), to: formatDate(to) })}
      </Text>
      <Button variant="default" size="compact-sm" onClick={() => onApply(swapped)}>
        {t('swapDates')}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={() => onApply(without)}>
        {t('clearDates')}
      </Button>
    </Group>
  )
}
