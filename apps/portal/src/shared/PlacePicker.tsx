import { useText } from '@portal/i18n'
import { IconMapPin } from '@portal/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { controlClass, errorProps, Field } from './Field.tsx'
import { latePart } from './late-part.ts'
import styles from './PlacePicker.module.css'
import type { PickedPlace } from './stay-form.ts'
import type { StaySearch } from './stay-search.ts'

const suggestions = latePart(() => import('./PlaceSuggestions.tsx'))

interface PlacePickerProps {
  place: PickedPlace | null
  /** What stands in the field. */
  typed: string
  onChange: (change: { place: PickedPlace | null; typed: string }) => void
  /** A whole search was chosen, one of those made before. */
  onSearch: (search: StaySearch) => void
  error?: string | undefined
  id: string
}

/** A destination in any script, by pointer or keys. What it suggests comes with the first wish for it. */
export function PlacePicker({ place, typed, onChange, onSearch, error, id }: PlacePickerProps) {
  const t = useText('stay')
  const list = useId()
  const [opened, setOpened] = useState(false)
  /** Id of the option that Enter would take. */
  const [active, setActive] = useState<string>()
  const focused = useRef(false)
  const keys = useRef<(key: string) => void>(null)

  const open = () => {
    setActive(undefined)
    suggestions.fetch(() => setOpened(focused.current))
  }
  const close = () => {
    setOpened(false)
    setActive(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (event.key === 'Escape' && opened) {
      event.stopPropagation()
      close()
    } else if (moves && !opened) {
      open()
    } else if (moves || (event.key === 'Enter' && active)) {
      event.preventDefault()
      keys.current?.(event.key)
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
          aria-expanded={opened}
          aria-controls={opened ? list : undefined}
          aria-activedescendant={opened ? active : undefined}
          onChange={(event) => {
            onChange({ place: null, typed: event.currentTarget.value })
            open()
          }}
          onFocus={(event) => {
            focused.current = true
            event.currentTarget.select()
            open()
          }}
          onClick={open}
          onBlur={() => {
            focused.current = false
            close()
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      {opened && (
        <suggestions.Part
          id={list}
          // A chosen place is no question: reopened, the list shows the popular ones.
          typed={place ? '' : typed.trim()}
          keys={keys}
          active={active}
          onActive={setActive}
          onPlace={(chosen) => {
            onChange({ place: chosen, typed: chosen.name })
            close()
          }}
          onSearch={onSearch}
        />
      )}
    </div>
  )
}
