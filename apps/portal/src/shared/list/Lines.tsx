import type { ReactNode } from 'react'
import styles from './lines.module.css'

/** Lines of a dialog in a scrolling frame. */
export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.lines} aria-label={label}>
    {children}
  </ul>
)

/** A line with a figure or action at its end. */
export const Line = ({ children }: { children: ReactNode }) => <li className={styles.line}>{children}</li>
