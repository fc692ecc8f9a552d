import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Checkbox, Group } from '@portal/ui'
import { type RateFilter, type RateFilterChange, usefulFilters } from './rate-filter.ts'

interface RateFiltersProps {
  /** All rooms that have rates. */
  rooms: readonly Schemas['RoomTypeRates'][]
  filter: RateFilter
  onChange: (change: RateFilterChange) => void
}

/** Filters the rates of a hotel; a filter without effect is hidden unless it is active. */
export function RateFilters({ rooms, filter, onChange }: RateFiltersProps) {
  const t = useText('hotel/detail')
  const hotel = useText('hotel')
  const { meals, refundable } = usefulFilters(rooms, filter)
  if (meals.length === 0 && !refundable) return null
  const { meal: chosen = [] } = filter
  return (
    <Group
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)"
      role="group"
      aria-label={t('rateFilters.label')}
    >
      {refundable && (
        <Checkbox
          size="xs"
          label={t('rateFilters.refundable')}
          checked={filter.refundable ?? false}
          onChange={({ currentTarget }) => onChange({ refundable: currentTarget.checked || undefined })}
        />
      )}
      {meals.map((meal) => (
        <Checkbox
          key={meal}
          size="xs"
          label={hotel(`mealTypes.${meal}`)}
          checked={chosen.includes(meal)}
          onChange={({ currentTarget }) =>
            onChange({
              meal: currentTarget.checked ? [...chosen, meal] : chosen.filter((other) => other !== meal),
            })
          }
        />
      ))}
    </Group>
  )
}
