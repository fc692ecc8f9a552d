import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Checkbox, Group } from '@portal/ui'
import { type RateFilter, usefulFilters } from './rate-filter.ts'

interface RateFiltersProps {
  /** All rooms that have rates. */
  rooms: readonly Schemas['RoomTypeRates'][]
  filter: RateFilter
  onChange: (filter: RateFilter) => void
}

/** Narrows the rates of a hotel; a filter that would change nothing is not there unless it is on. */
export function RateFilters({ rooms, filter, onChange }: RateFiltersProps) {
  const t = useText('hotel/detail')
  const useful = usefulFilters(rooms)
  const shown = (['meals', 'refundable'] as const).filter((name) => filter[name] || useful.includes(name))
  if (shown.length === 0) return null
  return (
    <Group
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)"
      role="group"
      aria-label={t('rateFilters.label')}
    >
      {shown.map((name) => (
        <Checkbox
          key={name}
          label={t(`rateFilters.${name}`)}
          checked={filter[name]}
          onChange={(event) => onChange({ ...filter, [name]: event.currentTarget.checked })}
        />
      ))}
    </Group>
  )
}
