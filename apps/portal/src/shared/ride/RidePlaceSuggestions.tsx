import { useText } from '@portal/i18n'
import type { ComboList } from '../field/ComboField.tsx'
import { SuggestionList } from '../field/SuggestionList.tsx'
import { useSuggestedPlaces } from '../field/use-suggested-places.ts'
import { PlaceLabel } from '../place/PlaceLabel.tsx'
import type { RidePlaceEntry } from './ride-place.ts'

/** Guests are driven to doors: hotels first, whole cities last. */
const placeGroups = ['hotel', 'landmark', 'district', 'city'] as const

interface RidePlaceSuggestionsProps extends ComboList {
  label: string
  onPlace: (place: RidePlaceEntry) => void
}

/** The list below a place of a ride. What is not in it may be typed all the same. */
export default function RidePlaceSuggestions(props: RidePlaceSuggestionsProps) {
  const { typed, label, onPlace, onClose, ...list } = props
  const t = useText('stay')
  const ride = useText('ride')
  const { groups, popular, busy, nothing, state } = useSuggestedPlaces(typed)
  const places = placeGroups.flatMap((group) => {
    const found = groups?.[group] ?? []
    return found.length === 0
      ? []
      : [
          {
            key: group,
            title: popular ? t(`popularGroups.${group}`) : t(`groups.${group}`),
            options: found.map((suggestion) => ({
              key: suggestion.id,
              content: <PlaceLabel suggestion={suggestion} />,
              onChoose: () => {
                onPlace({ id: suggestion.id, name: suggestion.name, tz: suggestion.tz })
                onClose()
              },
            })),
          },
        ]
  })
  return (
    <SuggestionList
      {...list}
      label={label}
      busy={busy}
      state={state ?? (nothing && ride('placeAsTyped'))}
      groups={places}
    />
  )
}
