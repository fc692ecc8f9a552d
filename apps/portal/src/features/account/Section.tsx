import { Panel, Text, Title } from '@portal/ui'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** One section of an account page. */
export function Section({ title, hint, children }: SectionProps) {
  const heading = useId()
  return (
    <Panel component="section" gap="sm" p="md" bdrs="md" miw={0} aria-labelledby={heading}>
      <Title id={heading} order={2} size="h3">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </Panel>
  )
}
