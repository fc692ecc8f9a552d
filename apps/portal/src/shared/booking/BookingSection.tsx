import { Panel } from '@portal/ui'
import { type ReactNode, useId } from 'react'
import styles from './BookingFrame.module.css'

interface SectionProps {
  number: number
  title: string
  children: ReactNode
}

/** A numbered part of the booking form. */
export function Section({ number, title, children }: SectionProps) {
  const heading = useId()
  return (
    <Panel component="section" display="block" p="md" aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      {children}
    </Panel>
  )
}
