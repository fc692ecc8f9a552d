import { useText } from '@portal/i18n'
import { IconMapPin } from '@portal/ui'
import { ComboField } from '../../../shared/field/ComboField.tsx'
import { latePart } from '../../../shared/late-part.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import type { PickedPlace } from './stay-form.ts'

const suggestions = latePart(() => import('./PlaceSuggestions.tsx'))

interface PlacePickerProps {
  place: PickedPlace | null
  /** What stands in the field. */
  typed: string
  onChange: (change: { place: PickedPlace | null; typed: string }) => void
  /** A whole search was chosen, one of those made before. */
  onSearch: (search: StaySearch) => void
  error?: string | undefined
  id: string
}

/** A destination in any script. What it suggests is loaded when it is first needed. */
export function PlacePicker({ place, typed, onChange, onSearch, error, id }: PlacePickerProps) {
  const t = useText('stay')
  return (
    <ComboField
      id={id}
      label={t('destination')}
      icon={<IconMapPin size={18} aria-hidden />}
      placeholder={t('destinationHint')}
      error={error}
      text={typed}
      // A chosen place is no question: reopened, the list shows the popular ones.
      question={place ? '' : typed.trim()}
      onType={(text) => onChange({ place: null, typed: text })}
      list={suggestions}
      listProps={{
        onPlace: (chosen: PickedPlace) => onChange({ place: chosen, typed: chosen.name }),
        onSearch,
      }}
    />
  )
}
