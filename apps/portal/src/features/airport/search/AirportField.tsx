import { useText } from '@portal/i18n'
import { IconPlane, lazyDialog } from '@portal/ui'
import { ComboField } from '../../../shared/field/ComboField.tsx'
import type { PickedAirport } from './transfer-form.ts'

const AirportSuggestions = lazyDialog(() => import('./AirportSuggestions.tsx'))

interface AirportFieldProps {
  id: string
  /** What the airport is for the flight: arrival or departure. */
  label: string
  airport: PickedAirport | null
  /** Text in the field. */
  typed: string
  onChange: (change: { airport: PickedAirport | null; typed: string }) => void
  error?: string | undefined
}

/** Finds an airport by code or by its name in any script; accepts only airports from the list. */
export function AirportField({ id, label, airport, typed, onChange, error }: AirportFieldProps) {
  const t = useText('ride')
  return (
    <ComboField
      id={id}
      label={label}
      icon={<IconPlane size={18} aria-hidden />}
      placeholder={t('airportHint')}
      error={error}
      text={typed}
      // When a chosen airport is reopened, the list shows all.
      question={airport ? '' : typed.trim()}
      onType={(text) => onChange({ airport: null, typed: text })}
      list={AirportSuggestions}
      listProps={{
        label,
        onAirport: (chosen: PickedAirport) => onChange({ airport: chosen, typed: chosen.name }),
      }}
    />
  )
}
