import type { ReactNode } from 'react'
import styles from './lines.module.css'

/** Lines of a dialog, one below the other in a frame that scrolls. */
export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.lines} aria-label={label}>
    {children}
  </ul>
)

/** What it is about, and at its end a figure or what to do. */
export const Line = ({ children }: { children: ReactNode }) => <li className={styles.line}>{children}</li>
