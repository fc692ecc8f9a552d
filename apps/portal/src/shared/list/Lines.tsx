import type { MoneyValue } from '@portal/i18n'
import { Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { Sums } from '../money/Sums.tsx'
import styles from './list.module.css'

/** Lines of a dialog in a scrolling frame. */
export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.lines} aria-label={label}>
    {children}
  </ul>
)

/** A line with a figure or action at its end. */
export const Line = ({ children }: { children: ReactNode }) => <li className={styles.line}>{children}</li>

interface DocumentSumsProps {
  label: string
  /** One per currency, from the server; undefined until loaded. */
  sums: readonly MoneyValue[] | undefined
}

/** The totals of the list over all pages. */
export function DocumentSums({ label, sums }: DocumentSumsProps) {
  return (
    <Text size="sm" mih="1.5em" mb="xs" c="dimmed" ta="end" role="status">
      {sums && sums.length > 0 && label} {sums && <Sums values={sums} strong />}
    </Text>
  )
}
