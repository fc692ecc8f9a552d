import { Box, type LazyPart } from '@portal/ui'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react'
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

interface ComboOptions<Rest>
  extends Pick<ComboFieldProps<Rest>, 'question' | 'onType' | 'list' | 'listProps'> {
  /** Opens on focus and on a press, before anything is typed. */
  opensAtOnce: boolean
}

/** An input with suggestions, for pointer and keyboard: the props of the input, and the list while it is open. */
export function useCombo<Rest extends object>(options: ComboOptions<Rest>) {
  const { question, onType, list: List, listProps, opensAtOnce } = options
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
  return {
    input: {
      autoComplete: 'off',
      spellCheck: false,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': opened,
      'aria-controls': opened ? listId : undefined,
      'aria-activedescendant': opened ? active : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onType(event.currentTarget.value)
        open()
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        focused.current = true
        if (!opensAtOnce) return
        event.currentTarget.select()
        open()
      },
      onClick: opensAtOnce ? open : undefined,
      onBlur: () => {
        focused.current = false
        close()
      },
      onKeyDown,
    } as const,
    dropdown: opened && (
      <List
        {...listProps}
        id={listId}
        typed={question}
        keys={keys}
        active={active}
        onActive={setActive}
        onClose={close}
      />
    ),
  }
}

/** A text field with suggestions. */
export function ComboField<Rest extends object>(props: ComboFieldProps<Rest>) {
  const { id, label, icon, placeholder, error, text, ...options } = props
  const { input, dropdown } = useCombo({ ...options, opensAtOnce: true })
  return (
    <Box pos="relative" miw={0}>
      <Field id={id} label={label} icon={icon} error={error}>
        <input
          id={id}
          type="text"
          className={controlClass}
          placeholder={placeholder}
          value={text}
          {...errorProps(id, error)}
          {...input}
        />
      </Field>
      {dropdown}
    </Box>
  )
}

/** Debounce of typing before a search, in ms; it aborts the previous search. */
export const typingPause = 200
