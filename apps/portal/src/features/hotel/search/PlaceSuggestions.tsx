import { type Schemas, useListSearchHistory } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import type { ComboList } from '../../../shared/field/ComboField.tsx'
import { SuggestionList, TwoLines } from '../../../shared/field/SuggestionList.tsx'
import { usePlaceGroups } from '../../../trade/place/use-place-groups.tsx'
import { repeatedStay, type StaySearch } from '../../../trade/search/stay-search.ts'
import type { PickedPlace } from './stay-form.ts'

const shownSearches = 3

/** The order of the groups, also for the arrow keys. */
const placeGroups = ['city', 'district', 'landmark', 'hotel'] as const

interface PlaceSuggestionsProps extends ComboList {
  onPlace: (place: PickedPlace) => void
  onSearch: (search: StaySearch) => void
}

/** Suggestions below the destination field: recent searches and places. */
export default function PlaceSuggestions(props: PlaceSuggestionsProps) {
  const { typed, onPlace, onSearch, onClose, ...list } = props
  const t = useText('stay')
  const { places, busy, nothing, state } = usePlaceGroups({
    typed,
    order: placeGroups,
    counted: true,
    onChoose: (place) => {
      onPlace(place)
      onClose()
    },
  })
  // Disappears with the first letter, so that the keys choose only matching places.
  const recent = useRecent(typed === '')
  const before = {
    key: 'recent',
    title: t('recent'),
    options: recent.map(({ entry, search }) => ({
      key: entry.id,
      content: <TwoLines name={entry.title} more={entry.subtitle} />,
      onChoose: () => onSearch(search),
    })),
  }
  return (
    <SuggestionList
      {...list}
      label={t('destination')}
      busy={busy}
      state={state ?? (nothing && t('noDestination'))}
      groups={recent.length > 0 ? [before, ...places] : places}
    />
  )
}

interface RecentSearch {
  entry: Schemas['SearchHistoryEntry']
  search: StaySearch
}

/** The member's last hotel searches that can still be repeated. */
function useRecent(wanted: boolean): RecentSearch[] {
  const signedIn = useIsSignedIn()
  const { data } = useListSearchHistory({ product: 'hotel' }, { query: { enabled: wanted && signedIn } })
  if (!wanted || !signedIn) return []
  return (data?.list ?? [])
    .flatMap((entry) => {
      const search = repeatedStay(Object.fromEntries(new URLSearchParams(entry.path.split('?')[1])))
      return search ? [{ entry, search }] : []
    })
    .slice(0, shownSearches)
}
