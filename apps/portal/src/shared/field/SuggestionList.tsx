import { Box, Text } from '@portal/ui'
import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import styles from './ComboField.module.css'
import type { ComboList } from './ComboField.tsx'

interface SuggestionOption {
  key: string
  content: ReactNode
  onChoose: () => void
}

interface SuggestionGroup {
  key: string
  /** Without one its options stand alone. */
  title?: string
  options: readonly SuggestionOption[]
}

interface SuggestionListProps extends Omit<ComboList, 'typed' | 'onClose'> {
  label: string
  busy: boolean
  /** Said above the options: that they are under way, or that there are none. */
  state: string | false
  groups: readonly SuggestionGroup[]
}

/** Groups of options below a field whose keys move through all of them. */
export function SuggestionList({
  id,
  label,
  busy,
  state,
  groups,
  keys,
  active,
  onActive,
}: SuggestionListProps) {
  const options = groups.flatMap((group) => group.options)
  const position = active ? Number(active.slice(id.length + 1)) : -1
  const optionId = (index: number) => `${id}-${index}`

  useImperativeHandle(keys, () => (key) => {
    if (key === 'Enter') return options[position]?.onChoose()
    const step = key === 'ArrowDown' ? 1 : -1
    const next = position < 0 && step < 0 ? options.length - 1 : position + step
    onActive(options.length === 0 ? undefined : optionId((next + options.length) % options.length))
  })

  const option = (one: SuggestionOption) => {
    const index = options.indexOf(one)
    return (
      <Option key={one.key} id={optionId(index)} active={index === position} onChoose={one.onChoose}>
        {one.content}
      </Option>
    )
  }
  return (
    <div className={styles.dropdown} aria-busy={busy}>
      {state && (
        <Text size="xs" pt={6} px="xs" pb={2} c="dimmed">
          {state}
        </Text>
      )}
      <Box id={id} role="listbox" aria-label={label} mah={400} style={{ overflowY: 'auto' }} aria-busy={busy}>
        {groups.map(({ key, title, options: own }) =>
          title === undefined ? (
            own.map(option)
          ) : (
            <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
              <Text id={`${id}-${key}`} size="xs" pt={6} px="xs" pb={2} c="dimmed" fw={600}>
                {title}
              </Text>
              {own.map(option)}
            </div>
          ),
        )}
      </Box>
    </div>
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

interface TwoLinesProps {
  name: ReactNode
  /** In the script of the place, where that is another. */
  local?: string | undefined
  more: ReactNode
  count?: ReactNode
}

/** What an option says: its name, and below it what tells it from others. */
export function TwoLines({ name, local, more, count }: TwoLinesProps) {
  return (
    <>
      <span className={styles.names}>
        <span>
          {name}{' '}
          {local !== undefined && local !== name && (
            <Text span inherit c="dimmed">
              {local}
            </Text>
          )}
        </span>
        <Text span inherit fz="xs" c="dimmed">
          {more}
        </Text>
      </span>
      {count !== undefined && (
        <Text span inherit fz="xs" c="dimmed" flex="none">
          {count}
        </Text>
      )}
    </>
  )
}
