import { Panel } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './FootBar.module.css'

interface FootBarProps {
  label: string
  children: ReactNode
}

/** The actions for the selection above, fixed to the bottom of the screen and not printed. */
export function FootBar({ label, children }: FootBarProps) {
  return (
    <Panel
      className={styles.bar}
      direction="row"
      wrap="wrap"
      gap="xs"
      align="center"
      px="md"
      py="xs"
      role="group"
      aria-label={label}
      data-screen
    >
      {children}
    </Panel>
  )
}
