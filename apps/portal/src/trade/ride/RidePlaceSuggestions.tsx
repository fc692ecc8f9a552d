import { dropdownParams, type Schemas, useListAirports } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useDebouncedValue } from '@portal/ui'
import { type ComboList, typingPause } from '../../shared/field/ComboField.tsx'
import { SuggestionList } from '../../shared/field/SuggestionList.tsx'
import { usePlaceGroups } from '../place/use-place-groups.tsx'
import type { RidePlaceEntry } from './ride-place.ts'

/** Rides go to exact places: hotels first, cities last. */
const placeGroups = ['hotel', 'landmark', 'district', 'city'] as const

interface RidePlaceSuggestionsProps extends ComboList {
  label: string
  tz: string | null | undefined
  /** A suggestion must be chosen, as its time zone is needed. */
  fromListOnly: boolean
  withAirports: boolean
  onPlace: (place: RidePlaceEntry) => void
}

/** The airports of a zone that match the typed text; none without any. */
function useAirports(typed: string, near: string | null | undefined): readonly Schemas['Airport'][] {
  const [question] = useDebouncedValue(typed, typingPause)
  const { data } = useListAirports(dropdownParams(question, {}), {
    query: { enabled: question !== '', staleTime: Number.POSITIVE_INFINITY },
  })
  return question === '' ? [] : (data?.list ?? []).filter(({ tz }) => !near || tz === near).slice(0, 5)
}

/** The suggestions of a place. Any other place may be typed. */
export default function RidePlaceSuggestions(props: RidePlaceSuggestionsProps) {
  const { typed, label, tz: near, fromListOnly, withAirports, onPlace, onClose, ...list } = props
  const ride = useText('ride')
  const { places, busy, nothing, state } = usePlaceGroups({
    typed,
    order: placeGroups,
    fits: (place) => !near || place.tz === near,
    onChoose: ({ id, name, tz }) => {
      onPlace({ id, name, tz })
      onClose()
    },
  })
  const airports = useAirports(withAirports ? typed : '', near).map(({ iata, name }) => ({
    key: iata,
    content: `${name} (${iata})`,
    onChoose: () => {
      onPlace({ id: null, name: `${name} (${iata})` })
      onClose()
    },
  }))
  const groups = [
    ...(airports.length > 0 ? [{ key: 'airports', title: ride('airportGroup'), options: airports }] : []),
    ...places,
  ]
  return (
    <SuggestionList
      {...list}
      label={label}
      busy={busy}
      state={
        state ??
        (groups.length === 0 &&
          (nothing || places.length === 0) &&
          !busy &&
          ride(fromListOnly ? 'placeNone' : 'placeAsTyped'))
      }
      groups={groups}
    />
  )
}
