import { useText } from '@portal/i18n'
import { IconMapPin, lazyDialog } from '@portal/ui'
import { ComboField } from '../../shared/field/ComboField.tsx'
import type { RidePlaceEntry } from './ride-place.ts'

const RidePlaceSuggestions = lazyDialog(() => import('./RidePlaceSuggestions.tsx'))

interface RidePlaceFieldProps {
  id: string
  /** Label: destination, pick-up. */
  label: string
  place: RidePlaceEntry
  onChange: (place: RidePlaceEntry) => void
  /** Suggests places in this time zone only: those that an airport can serve. */
  tz?: string | null | undefined
  /** A suggestion must be chosen. */
  fromListOnly?: boolean
  error?: string | undefined
}

/** A suggested hotel, airport, landmark, district or city, or any typed place. */
export function RidePlaceField({
  id,
  label,
  place,
  onChange,
  tz,
  fromListOnly = false,
  error,
}: RidePlaceFieldProps) {
  const t = useText('ride')
  return (
    <ComboField
      id={id}
      label={label}
      icon={<IconMapPin size={18} aria-hidden />}
      placeholder={t('placeHint')}
      error={error}
      text={place.name}
      question={place.id === null ? place.name.trim() : ''}
      onType={(name) => onChange({ id: null, name: name.slice(0, 120) })}
      list={RidePlaceSuggestions}
      listProps={{ label, tz, fromListOnly, onPlace: onChange }}
    />
  )
}
