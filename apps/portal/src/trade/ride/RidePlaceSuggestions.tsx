import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import type { ComboList } from '../../shared/field/ComboField.tsx'
import { SuggestionList } from '../../shared/field/SuggestionList.tsx'
import { usePlaceGroups } from '../place/use-place-groups.tsx'
import type { RidePlaceEntry } from './ride-place.ts'

/** Rides go to exact places, so cities are last, unless their name is typed; the code of an airport is none. */
const groupOrder = (groups: Schemas['SuggestionGroups'], typed: string) =>
  typed !== '' && groups.city.some(({ matched }) => !/^[A-Z]{3}$/.test(matched))
    ? (['city', 'hotel', 'landmark', 'district'] as const)
    : (['hotel', 'landmark', 'district', 'city'] as const)

interface RidePlaceSuggestionsProps extends ComboList {
  label: string
  tz: string | null | undefined
  /** A suggestion must be chosen, as its time zone is needed. */
  fromListOnly: boolean
  onPlace: (place: RidePlaceEntry) => void
}

/** The suggestions of a place. Any other place may be typed. */
export default function RidePlaceSuggestions(props: RidePlaceSuggestionsProps) {
  const { typed, label, tz: near, fromListOnly, onPlace, onClose, ...list } = props
  const ride = useText('ride')
  const { places, busy, state } = usePlaceGroups({
    typed,
    order: (groups) => groupOrder(groups, typed),
    fits: (place) => !near || place.tz === near,
    onChoose: ({ id, name, tz }) => {
      onPlace({ id, name, tz })
      onClose()
    },
  })
  return (
    <SuggestionList
      {...list}
      label={label}
      busy={busy}
      state={state ?? (places.length === 0 && !busy && ride(fromListOnly ? 'placeNone' : 'placeAsTyped'))}
      groups={places}
    />
  )
}
