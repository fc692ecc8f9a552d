import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { countryName } from './country-name.ts'
import styles from './PlacePicker.module.css'

interface PlaceOptionProps {
  id: string
  suggestion: Schemas['Suggestion']
  active: boolean
  onChoose: (suggestion: Schemas['Suggestion']) => void
}

/** A place, where it lies, and the spelling by which it was found. */
export function PlaceOption({ id, suggestion, active, onChoose }: PlaceOptionProps) {
  const t = useText('stay')
  const { type, name, name_local, city_name, hotel_count, matched } = suggestion
  const found = matched !== '' && matched !== name && matched !== name_local
  return (
    <Option id={id} active={active} onChoose={() => onChoose(suggestion)}>
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
    </Option>
  )
}

interface SearchOptionProps {
  id: string
  entry: Schemas['SearchHistoryEntry']
  active: boolean
  onChoose: () => void
}

/** A search made before, with its dates and rooms. */
export function SearchOption({ id, entry, active, onChoose }: SearchOptionProps) {
  return (
    <Option id={id} active={active} onChoose={onChoose}>
      <span className={styles.names}>
        <span>{entry.title}</span>
        <span className={styles.more}>{entry.subtitle}</span>
      </span>
    </Option>
  )
}

interface OptionProps {
  id: string
  active: boolean
  onChoose: () => void
  children: ReactNode
}

function Option({ id, active, onChoose, children }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
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
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
