import { useText } from '@portal/i18n'
import { EmptyState, FactList, Flex, IconLock, Title } from '@portal/ui'
import type { ReactNode } from 'react'

/** A section of a bill or an application. */
export function DocumentPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex component="section" direction="column" gap="xs">
      <Title order={3}>{title}</Title>
      {children}
    </Flex>
  )
}

interface DocumentFact {
  name: string
  value: ReactNode
  /** Full width: remarks and addresses. */
  wide?: boolean
}

/** Names and values, without empty ones. */
export function DocumentFacts({ facts }: { facts: readonly DocumentFact[] }) {
  return (
    <FactList
      widths="repeat(auto-fill, minmax(150px, 1fr))"
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
    >
      {facts
        .filter(({ value }) => value !== null && value !== '' && value !== undefined)
        .map(({ name, value, wide }) => (
          <div key={name} data-wide={wide || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </FactList>
  )
}

/** Replaces the content of a page that the member may not use. */
export function NoRight({ title }: { title: string }) {
  const t = useText('document')
  return <EmptyState icon={IconLock} title={title} hint={t('noRightHint')} />
}
