import { Flex, Panel } from '@portal/ui'
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
      <Flex component="h2" id={heading} gap="xs" align="center" mb="sm" fz="lg">
        <span className={styles.number}>{number}</span> {title}
      </Flex>
      {children}
    </Panel>
  )
}
