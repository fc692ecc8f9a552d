import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useEffect, useRef } from 'react'
import { countryName } from './country-name.ts'
import styles from './PlacePicker.module.css'

type Suggestion = Schemas['Suggestion']

/** The order of the groups, which is the order of the keys too. */
export const placeGroups = ['city', 'district', 'landmark', 'hotel'] as const

interface PlaceSuggestionsProps {
  id: string
  groups: Schemas['SuggestionGroups'] | undefined
  /** Nothing was typed, so these are the popular ones. */
  popular: boolean
  waiting: boolean
  failed: boolean
  /** Place of the suggestion that the keys stand on; -1 is none. */
  active: number
  onChoose: (suggestion: Suggestion) => void
}

/** The list below the destination field, in four groups. The focus stays in the field. */
export function PlaceSuggestions(props: PlaceSuggestionsProps) {
  const { id, groups, popular, waiting, failed, active, onChoose } = props
  const t = useText('stay')
  const full = groups ? placeGroups.filter((group) => groups[group].length > 0) : []
  const before = (group: (typeof placeGroups)[number]) =>
    placeGroups
      .slice(0, placeGroups.indexOf(group))
      .reduce((sum, one) => sum + (groups?.[one].length ?? 0), 0)
  return (
    <div className={styles.dropdown} aria-busy={waiting}>
      {popular && full.length > 0 && <p className={styles.popular}>{t('popular')}</p>}
      {groups && full.length === 0 && !waiting && <p className={styles.popular}>{t('noDestination')}</p>}
      {failed && <p className={styles.popular}>{t('destinationFailed')}</p>}
      <div id={id} role="listbox" aria-label={t('destination')} className={styles.options}>
        {full.map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className={styles.group}>
              {t(`groups.${group}`)}
            </p>
            {groups?.[group].map((suggestion, index) => (
              <Option
                key={suggestion.id}
                id={`${id}-${before(group) + index}`}
                suggestion={suggestion}
                active={before(group) + index === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  suggestion: Suggestion
  active: boolean
  onChoose: (suggestion: Suggestion) => void
}

function Option({ id, suggestion, active, onChoose }: OptionProps) {
  const t = useText('stay')
  const option = useRef<HTMLDivElement>(null)
  const { type, name, name_local, city_name, hotel_count, matched } = suggestion
  const found = matched !== '' && matched !== name && matched !== name_local
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys and the focus
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      // The press would take the focus out of the field, and that closes the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
    >
      <span className={styles.names}>
        <span>
          {name} {name_local !== name && <span className={styles.local}>{name_local}</span>}
        </span>
        <span className={styles.more}>
          {type === 'city' ? countryName(suggestion.country) : city_name}
          {found && ` · ${t('matched', { text: matched })}`}
        </span>
      </span>
      {hotel_count !== undefined && (
        <span className={styles.count}>{t('hotels', { count: hotel_count })}</span>
      )}
    </div>
  )
}
