import { type Schemas, useDestinations } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { IconMapPin, useDebouncedValue } from '@portal/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { controlClass, errorProps, Field } from './Field.tsx'
import styles from './PlacePicker.module.css'
import { PlaceSuggestions, placeGroups } from './PlaceSuggestions.tsx'
import type { PickedPlace } from './stay-form.ts'

/** Typing pauses this long (ms) before a question is sent; an older one under way is aborted. */
const pause = 200

interface PlacePickerProps {
  place: PickedPlace | null
  /** What stands in the field. */
  typed: string
  onChange: (change: { place: PickedPlace | null; typed: string }) => void
  error?: string | undefined
  id: string
}

/** A destination in any script: suggestions in four groups, by pointer or keys. Without text the popular ones. */
export function PlacePicker({ place, typed, onChange, error, id }: PlacePickerProps) {
  const t = useText('stay')
  const list = useId()
  const [opened, setOpened] = useState(false)
  /** Place in the list of the suggestion that Enter would take; -1 is none. */
  const [active, setActive] = useState(-1)
  // A chosen place is no question: reopened, the list shows the popular ones.
  const [question] = useDebouncedValue(place ? '' : typed.trim(), pause)
  const { data, isFetching, isError } = useDestinations(question === '' ? {} : { quickSearch: question }, {
    query: { enabled: opened, staleTime: 300_000, placeholderData: (previous) => previous },
    request: { silent: true },
  })
  const suggestions = data ? placeGroups.flatMap((group) => data.groups[group]) : []
  const shown = opened && (data !== undefined || isError)

  const open = (next: boolean) => {
    setOpened(next)
    setActive(-1)
  }
  const choose = (chosen: Schemas['Suggestion'] | undefined) => {
    if (chosen)
      onChange({ place: { type: chosen.type, id: chosen.id, name: chosen.name }, typed: chosen.name })
    open(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpened(true)
      setActive(
        (suggestions.length + active + (active < 0 && step < 0 ? 0 : step)) % (suggestions.length || 1),
      )
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault()
      choose(suggestions[active])
    } else if (event.key === 'Escape' && opened) {
      event.stopPropagation()
      open(false)
    }
  }

  return (
    <div className={styles.place}>
      <Field id={id} label={t('destination')} icon={<IconMapPin size={18} aria-hidden />} error={error}>
        <input
          id={id}
          type="text"
          className={controlClass}
          placeholder={t('destinationHint')}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          {...errorProps(id, error)}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? list : undefined}
          aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
          onChange={(event) => {
            onChange({ place: null, typed: event.currentTarget.value })
            open(true)
          }}
          onFocus={(event) => {
            event.currentTarget.select()
            open(true)
          }}
          onClick={() => setOpened(true)}
          onBlur={() => open(false)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {shown && (
        <PlaceSuggestions
          id={list}
          groups={data?.groups}
          popular={question === ''}
          waiting={isFetching}
          failed={isError}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  )
}
