import { Button } from '@portal/ui'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import styles from './RowButtons.module.css'

/** What can be done with a row, beside each other; on a phone at the end of the card, below each other where need be. */
export const RowButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
)

interface RowButtonProps {
  /** In a word or two: "Edit". */
  children: string
  /** What readers hear, with the name of the row: "Edit: Golden Land Ltd". */
  label: string
  /** It takes something away. */
  danger?: boolean
  loading?: boolean
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  /** A link in place of a button. */
  renderRoot?: (props: Record<string, unknown>) => ReactElement
}

/** One thing that can be done with a row, the same in every list. */
export const RowButton = ({ children, label, danger = false, ...rest }: RowButtonProps) => (
  <Button size="compact-sm" variant="subtle" {...(danger && { color: 'red' })} aria-label={label} {...rest}>
    {children}
  </Button>
)
