import { Box, type LazyPart } from '@portal/ui'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { controlClass, errorProps, Field } from './Field.tsx'

/** The props of the list. The focus stays in the field. */
export interface ComboList {
  id: string
  /** The search text; empty for the initial suggestions. */
  typed: string
  /** Handles the field's keys: arrows move, Enter chooses. */
  keys: Ref<(key: string) => void>
  /** Id of the highlighted option. */
  active: string | undefined
  onActive: (id: string | undefined) => void
  onClose: () => void
}

interface ComboFieldProps<Rest> {
  id: string
  label: string
  icon: ReactNode
  placeholder: string
  error?: string | undefined
  /** The text in the field. */
  text: string
  /** The search text for it; empty if it is the current choice. */
  question: string
  onType: (text: string) => void
  /** The suggestions, fetched when they are first needed. */
  list: LazyPart<ComboList & Rest>
  listProps: Rest
}

/** A text field with suggestions, for pointer and keyboard. */
export function ComboField<Rest extends object>(props: ComboFieldProps<Rest>) {
  const { id, label, icon, placeholder, error, text, question, onType, list: List, listProps } = props
  const listId = useId()
  const [opened, setOpened] = useState(false)
  /** Id of the option that Enter chooses. */
  const [active, setActive] = useState<string>()
  const focused = useRef(false)
  const keys = useRef<(key: string) => void>(null)

  const open = () => {
    setActive(undefined)
    void List.preload().then(() => setOpened(focused.current))
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
    <Box pos="relative" miw={0}>
      <Field id={id} label={label} icon={icon} error={error}>
        <input
          id={id}
          type="text"
          className={controlClass}
          placeholder={placeholder}
          value={text}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          {...errorProps(id, error)}
          aria-autocomplete="list"
          aria-expanded={opened}
          aria-controls={opened ? listId : undefined}
          aria-activedescendant={opened ? active : undefined}
          onChange={(event) => {
            onType(event.currentTarget.value)
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
        <List
          {...listProps}
          id={listId}
          typed={question}
          keys={keys}
          active={active}
          onActive={setActive}
          onClose={close}
        />
      )}
    </Box>
  )
}

/** Debounce of typing before a search, in ms; it aborts the previous search. */
export const typingPause = 200
