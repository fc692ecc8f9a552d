import { type Schemas, useSuggestDestinations } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useDebouncedValue } from '@portal/ui'
import { typingPause } from '../../shared/field/typing-pause.ts'

interface SuggestedPlaces {
  groups: Schemas['SuggestionGroups'] | undefined
  /** These are suggested without a question. */
  popular: boolean
  busy: boolean
  nothing: boolean
  /** What is said instead of places: that they are under way or could not be had. */
  state: string | null
}

/** Places found by what was typed; without a question the popular ones. */
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
