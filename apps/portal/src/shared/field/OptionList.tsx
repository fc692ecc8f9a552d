import { Box, Text } from '@portal/ui'
import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import styles from './ComboField.module.css'
import type { ComboList } from './ComboField.tsx'

export interface ListOption {
  key: string
  content: ReactNode
  onChoose: () => void
}

export interface OptionGroup {
  key: string
  /** Without it the options have no heading. */
  title?: string
  options: readonly ListOption[]
}

export interface OptionListProps extends Omit<ComboList, 'typed' | 'onClose'> {
  label: string
  busy: boolean
  groups: readonly OptionGroup[]
  /** Its maximum height. */
  mah: number | string
}

/** Grouped options; the field above handles the keys. */
export function OptionList({ id, label, busy, groups, mah, keys, active, onActive }: OptionListProps) {
  const options = groups.flatMap((group) => group.options)
  const position = active ? Number(active.slice(id.length + 1)) : -1
  const optionId = (index: number) => `${id}-${index}`

  useImperativeHandle(keys, () => (key) => {
    if (key === 'Enter') return options[position]?.onChoose()
    const step = key === 'ArrowDown' ? 1 : -1
    const next = position < 0 && step < 0 ? options.length - 1 : position + step
    onActive(options.length === 0 ? undefined : optionId((next + options.length) % options.length))
  })

  const option = (one: ListOption) => {
    const index = options.indexOf(one)
    return (
      <Option key={one.key} id={optionId(index)} active={index === position} onChoose={one.onChoose}>
        {one.content}
      </Option>
    )
  }
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={label}
      mah={mah}
      style={{ overflowY: 'auto' }}
      aria-busy={busy}
      // Browsers let Tab stop at what scrolls; the list closes then, and the focus is lost.
      tabIndex={-1}
    >
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
      // Prevents the blur of the field, which would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
