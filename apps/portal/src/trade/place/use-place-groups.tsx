import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { PlaceLabel } from './PlaceLabel.tsx'
import { useSuggestedPlaces } from './use-suggested-places.ts'

type Suggestion = Schemas['Suggestion']
type GroupName = keyof Schemas['SuggestionGroups']

interface PlaceGroupsOptions {
  typed: string
  /** Which groups, in the order in which the keys go through them. */
  order: readonly GroupName[]
  /** With the number of hotels. */
  counted?: boolean
  /** What else has to be true of a place. */
  fits?: (place: Suggestion) => boolean
  onChoose: (place: Suggestion) => void
}

/** The places found by what was typed as groups of a list of suggestions; a group without any is left out. */
export function usePlaceGroups({ typed, order, counted = false, fits, onChoose }: PlaceGroupsOptions) {
  const t = useText('stay')
  const { groups, popular, ...state } = useSuggestedPlaces(typed)
  const places = order
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
