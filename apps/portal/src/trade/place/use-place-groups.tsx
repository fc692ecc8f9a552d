import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { PlaceLabel } from './PlaceLabel.tsx'
import { useSuggestedPlaces } from './use-suggested-places.ts'

type Suggestion = Schemas['Suggestion']
type GroupName = keyof Schemas['SuggestionGroups']

interface PlaceGroupsOptions {
  typed: string
  /** The groups in order. */
  order: readonly GroupName[] | ((groups: Schemas['SuggestionGroups']) => readonly GroupName[])
  /** Shows the number of hotels. */
  counted?: boolean
  /** Filters the places. */
  fits?: (place: Suggestion) => boolean
  onChoose: (place: Suggestion) => void
}

/** The places for the typed text, grouped; empty groups are left out. */
export function usePlaceGroups({ typed, order, counted = false, fits, onChoose }: PlaceGroupsOptions) {
  const t = useText('stay')
  const { groups, popular, ...state } = useSuggestedPlaces(typed)
  const ordered = typeof order !== 'function' ? order : groups ? order(groups) : []
  const places = ordered
    .map((group) => ({ group, found: (groups?.[group] ?? []).filter((place) => fits?.(place) ?? true) }))
    .filter(({ found }) => found.length > 0)
    .map(({ group, found }) => ({
      key: group,
      title: popular ? t(`popularGroups.${group}`) : t(`groups.${group}`),
      options: found.map((suggestion) => ({
        key: suggestion.id,
        content: <PlaceLabel suggestion={suggestion} counted={counted} />,
        onChoose: () => onChoose(suggestion),
      })),
    }))
  return { places, ...state }
}
