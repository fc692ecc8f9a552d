import { useText } from '@portal/i18n'
import { IconMapPin, lazyDialog } from '@portal/ui'
import { ComboField } from '../../../shared/field/ComboField.tsx'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import type { PickedPlace } from './stay-form.ts'

const PlaceSuggestions = lazyDialog(() => import('./PlaceSuggestions.tsx'))

interface PlacePickerProps {
  place: PickedPlace | null
  /** Text in the field. */
  typed: string
  onChange: (change: { place: PickedPlace | null; typed: string }) => void
  /** One of the recent searches was chosen. */
  onSearch: (search: StaySearch) => void
  error?: string | undefined
  id: string
}

/** Finds a destination in any script. Suggestions load on first use. */
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
      // When a chosen place is reopened, the list shows popular ones.
      question={place ? '' : typed.trim()}
      onType={(text) => onChange({ place: null, typed: text })}
      list={PlaceSuggestions}
      listProps={{
        onPlace: (chosen: PickedPlace) => onChange({ place: chosen, typed: chosen.name }),
        onSearch,
      }}
    />
  )
}
