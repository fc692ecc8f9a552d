import { dropdownParams, type Schemas, useListAirports } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useDebouncedValue } from '@portal/ui'
import { type ComboList, typingPause } from '../../../shared/field/ComboField.tsx'
import { SuggestionList, TwoLines } from '../../../shared/field/SuggestionList.tsx'
import { countryName } from '../../../trade/place/place-names.tsx'
import type { PickedAirport } from './transfer-form.ts'

interface AirportSuggestionsProps extends ComboList {
  label: string
  onAirport: (airport: PickedAirport) => void
}

/** "Yangon International Airport (RGN)": operators know the code. */
const nameOf = ({ name, iata }: Schemas['Airport']) => `${name} (${iata})`

/** Airports that match the typed text; all of them without any. */
export default function AirportSuggestions(props: AirportSuggestionsProps) {
  const { typed, label, onAirport, onClose, ...list } = props
  const t = useText('ride')
  const common = useText('common')
  const [question] = useDebouncedValue(typed, typingPause)
  const { data, isFetching, isError } = useListAirports(dropdownParams(question, {}), {
    query: { staleTime: Number.POSITIVE_INFINITY, placeholderData: (previous) => previous },
  })
  const options = (data?.list ?? []).map((airport) => ({
    key: airport.iata,
    content: (
      <TwoLines
        name={nameOf(airport)}
        local={airport.name_local === airport.name ? undefined : airport.name_local}
        more={[airport.city_name, countryName(airport.country)].join(' · ')}
      />
    ),
    onChoose: () => {
      onAirport({ iata: airport.iata, name: nameOf(airport), tz: airport.tz })
      onClose()
    },
  }))
  const nothing = data?.total === 0 && !isFetching && t('noAirport')
  const state = isError ? t('airportsFailed') : data ? nothing : common('loading')
  return (
    <SuggestionList
      {...list}
      label={label}
      busy={isFetching}
      state={state}
      groups={[{ key: 'airports', options }]}
    />
  )
}
