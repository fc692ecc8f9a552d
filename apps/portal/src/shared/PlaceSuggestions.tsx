import { type Schemas, useDestinations, useSearchHistory } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { useDebouncedValue } from '@portal/ui'
import { type ReactNode, type Ref, useImperativeHandle } from 'react'
import { PlaceOption, SearchOption } from './PlaceOptions.tsx'
import styles from './PlacePicker.module.css'
import { searchOfPath } from './recent-searches.ts'
import type { PickedPlace } from './stay-form.ts'
import type { StaySearch } from './stay-search.ts'

/** Typing pauses this long (ms) before a question is sent; an older one under way is aborted. */
const pause = 200
const shownSearches = 3

/** The order of the groups, which is the order of the keys too. */
const placeGroups = ['city', 'district', 'landmark', 'hotel'] as const

interface PlaceSuggestionsProps {
  id: string
  /** The question; without one the searches made before, and the popular places. */
  typed: string
  /** Takes the keys of the field: arrows move, Enter chooses. */
  keys: Ref<(key: string) => void>
  /** Id of the option that the keys stand on. */
  active: string | undefined
  onActive: (id: string | undefined) => void
  onPlace: (place: PickedPlace) => void
  onSearch: (search: StaySearch) => void
}

/** The list below the destination field. The focus stays in the field. */
export default function PlaceSuggestions(props: PlaceSuggestionsProps) {
  const { id, typed, keys, active, onActive, onPlace, onSearch } = props
  const t = useText('stay')
  const common = useText('common')
  const [question] = useDebouncedValue(typed, pause)
  const { data, isFetching, isPlaceholderData, isError } = useDestinations(
    question === '' ? {} : { quickSearch: question },
    {
      query: { staleTime: 300_000, placeholderData: (previous) => previous },
      request: { silent: true },
    },
  )
  const popular = question === '' && !isPlaceholderData
  // Gone with the first letter: what the keys would choose is what was asked for.
  const recent = useRecent(typed === '')
  const full = placeGroups.filter((group) => (data?.groups[group].length ?? 0) > 0)
  const options = [
    ...recent.map(
      ({ search }) =>
        () =>
          onSearch(search),
    ),
    ...full.flatMap((group) => data?.groups[group].map((found) => () => onPlace(found)) ?? []),
  ]
  const position = active ? Number(active.slice(id.length + 1)) : -1
  const optionId = (index: number) => `${id}-${index}`

  useImperativeHandle(keys, () => (key) => {
    if (key === 'Enter') return options[position]?.()
    const step = key === 'ArrowDown' ? 1 : -1
    const next = position < 0 && step < 0 ? options.length - 1 : position + step
    onActive(options.length === 0 ? undefined : optionId((next + options.length) % options.length))
  })

  const before = (group: (typeof placeGroups)[number]) =>
    full
      .slice(0, full.indexOf(group))
      .reduce((sum, one) => sum + (data?.groups[one].length ?? 0), recent.length)
  const state = isError
    ? t('destinationFailed')
    : data
      ? full.length === 0 && !isFetching && t('noDestination')
      : common('loading')
  return (
    <div className={styles.dropdown} aria-busy={isFetching}>
      {state && <p className={styles.popular}>{state}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={t('destination')}
        className={styles.options}
        aria-busy={isFetching}
      >
        {recent.length > 0 && (
          <Group id={`${id}-recent`} title={t('recent')}>
            {recent.map(({ entry, search }, index) => (
              <SearchOption
                key={entry.id}
                id={optionId(index)}
                entry={entry}
                active={index === position}
                onChoose={() => onSearch(search)}
              />
            ))}
          </Group>
        )}
        {full.map((group) => (
          <Group
            key={group}
            id={`${id}-${group}`}
            title={popular ? t(`popularGroups.${group}`) : t(`groups.${group}`)}
          >
            {data?.groups[group].map((suggestion, index) => (
              <PlaceOption
                key={suggestion.id}
                id={optionId(before(group) + index)}
                suggestion={suggestion}
                active={before(group) + index === position}
                onChoose={onPlace}
              />
            ))}
          </Group>
        ))}
      </div>
    </div>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.group}>
        {title}
      </p>
      {children}
    </div>
  )
}

interface RecentSearch {
  entry: Schemas['SearchHistoryEntry']
  search: StaySearch
}

/** The member's last hotel searches that can still be repeated. */
function useRecent(wanted: boolean): RecentSearch[] {
  const signedIn = useIsSignedIn()
  const { data } = useSearchHistory(
    { product: 'hotel' },
    { query: { enabled: wanted && signedIn }, request: { silent: true } },
  )
  if (!wanted || !signedIn) return []
  return (data?.list ?? [])
    .flatMap((entry) => {
      const search = searchOfPath(entry.path)
      return search ? [{ entry, search }] : []
    })
    .slice(0, shownSearches)
}
