import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useSuggestedPlaces } from '../field/use-suggested-places.ts'
import { PlaceLabel } from './PlaceLabel.tsx'

type Suggestion = Schemas['Suggestion']
type GroupName = keyof Schemas['SuggestionGroups']

interface PlaceGroupsOptions {
  typed: string
  /** Which groups, in the order in which the keys go through them. */
  order: readonly GroupName[]
  /** With the number of hotels. */
  counted?: boolean
  onChoose: (place: Suggestion) => void
}

/** The places found by what was typed as groups of a list of suggestions; a group without any is left out. */
export function usePlaceGroups({ typed, order, counted = false, onChoose }: PlaceGroupsOptions) {
  const t = useText('stay')
  const { groups, popular, ...state } = useSuggestedPlaces(typed)
  const places = order
    .filter((group) => (groups?.[group] ?? []).length > 0)
    .map((group) => ({
      key: group,
      title: popular ? t(`popularGroups.${group}`) : t(`groups.${group}`),
      options: (groups?.[group] ?? []).map((suggestion) => ({
        key: suggestion.id,
        content: <PlaceLabel suggestion={suggestion} counted={counted} />,
        onChoose: () => onChoose(suggestion),
      })),
    }))
  return { places, ...state }
}
