import { Text, Title } from '@portal/ui'
import { type ReactNode, useId } from 'react'
import styles from './account.module.css'

interface SectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** One subject of a page about the own account. */
export function Section({ title, hint, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Title id={heading} order={2} size="h3">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </section>
  )
}
