import { Text } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './ComboField.module.css'
import { OptionList, type OptionListProps } from './OptionList.tsx'

interface SuggestionListProps extends Omit<OptionListProps, 'mah'> {
  /** Said above the options: that they are under way, or that there are none. */
  state: string | false
}

/** Groups of options below a field whose keys move through all of them. */
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
