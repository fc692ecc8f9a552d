import { type Schemas, useSuggestDestinations } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useDebouncedValue } from '@portal/ui'
import { typingPause } from '../../shared/field/ComboField.tsx'

interface SuggestedPlaces {
  groups: Schemas['SuggestionGroups'] | undefined
  /** Suggestions before typing. */
  popular: boolean
  busy: boolean
  nothing: boolean
  /** Text instead of places: loading or failed. */
  state: string | null
}

/** Places for the typed text; popular ones for an empty text. */
export function useSuggestedPlaces(typed: string): SuggestedPlaces {
  const t = useText('stay')
  const common = useText('common')
  const [question] = useDebouncedValue(typed, typingPause)
  const { data, isFetching, isPlaceholderData, isError } = useSuggestDestinations(
    question === '' ? {} : { quickSearch: question },
    {
      query: { staleTime: 300_000, placeholderData: (previous) => previous },
    },
  )
  const empty = data !== undefined && Object.values(data.groups).every(({ length }) => length === 0)
  return {
    groups: data?.groups,
    popular: question === '' && !isPlaceholderData,
    busy: isFetching,
    nothing: empty && !isFetching,
    state: isError ? t('destinationFailed') : data ? null : common('loading'),
  }
}
