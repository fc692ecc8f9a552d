import { Text } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './ComboField.module.css'
import { OptionList, type OptionListProps } from './OptionList.tsx'

interface SuggestionListProps extends Omit<OptionListProps, 'mah'> {
  /** Text above the options: loading, or no results. */
  state: string | false
}

/** Grouped suggestions below a field, which handles the keys. */
export function SuggestionList({ state, ...list }: SuggestionListProps) {
  return (
    <div className={styles.dropdown} aria-busy={list.busy}>
      {state && (
        <Text size="xs" pt={6} px="xs" pb={2} c="dimmed">
          {state}
        </Text>
      )}
      <OptionList {...list} mah={400} />
    </div>
  )
}

interface TwoLinesProps {
  name: ReactNode
  /** In the local script, if different. */
  local?: string | undefined
  more: ReactNode
  count?: ReactNode
}

/** An option: its name, and below it what distinguishes it. */
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
