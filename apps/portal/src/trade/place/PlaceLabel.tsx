import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { TwoLines } from '../../shared/field/SuggestionList.tsx'
import { countryName } from './place-names.tsx'

interface PlaceLabelProps {
  suggestion: Schemas['Suggestion']
  /** Shows the number of hotels. */
  counted?: boolean
}

/** A place, its region, and the spelling that matched. */
export function PlaceLabel({ suggestion, counted = false }: PlaceLabelProps) {
  const t = useText('stay')
  const { type, name, name_local, city_name, country, hotel_count, matched } = suggestion
  const found = matched !== '' && matched !== name && matched !== name_local
  const where = type === 'city' ? countryName(country) : city_name
  return (
    <TwoLines
      name={name}
      local={name_local}
      more={found ? `${where} · ${t('matched', { text: matched })}` : where}
      count={counted && hotel_count !== undefined ? t('hotels', { count: hotel_count }) : undefined}
    />
  )
}
