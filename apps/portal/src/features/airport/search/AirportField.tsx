import { useText } from '@portal/i18n'
import { IconPlane } from '@portal/ui'
import { ComboField } from '../../../shared/field/ComboField.tsx'
import { latePart } from '../../../shared/late-part.ts'
import type { PickedAirport } from './transfer-form.ts'

const suggestions = latePart(() => import('./AirportSuggestions.tsx'))

interface AirportFieldProps {
  id: string
  /** What the airport is of the flight. */
  label: string
  airport: PickedAirport | null
  /** What stands in the field. */
  typed: string
  onChange: (change: { airport: PickedAirport | null; typed: string }) => void
  error?: string | undefined
}

/** An airport by its code or its name in any script; only one of the list will do. */
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
      // A chosen airport is no question: reopened, the list shows all.
      question={airport ? '' : typed.trim()}
      onType={(text) => onChange({ airport: null, typed: text })}
      list={suggestions}
      listProps={{
        label,
        onAirport: (chosen: PickedAirport) => onChange({ airport: chosen, typed: chosen.name }),
      }}
    />
  )
}
