import { useText } from '@portal/i18n'
import type { ComboList } from '../../shared/field/ComboField.tsx'
import { SuggestionList } from '../../shared/field/SuggestionList.tsx'
import { usePlaceGroups } from '../place/use-place-groups.tsx'
import type { RidePlaceEntry } from './ride-place.ts'

/** Guests are driven to doors: hotels first, whole cities last. */
const placeGroups = ['hotel', 'landmark', 'district', 'city'] as const

interface RidePlaceSuggestionsProps extends ComboList {
  label: string
  tz: string | null | undefined
  /** Only what is suggested will do: its clock is needed. */
  fromListOnly: boolean
  onPlace: (place: RidePlaceEntry) => void
}

/** The list below a place of a ride. What is not in it may be typed all the same. */
export default function RidePlaceSuggestions(props: RidePlaceSuggestionsProps) {
  const { typed, label, tz: near, fromListOnly, onPlace, onClose, ...list } = props
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
  return (
    <SuggestionList
      {...list}
      label={label}
      busy={busy}
      state={
        state ??
        ((nothing || places.length === 0) && !busy && ride(fromListOnly ? 'placeNone' : 'placeAsTyped'))
      }
      groups={places}
    />
  )
}
