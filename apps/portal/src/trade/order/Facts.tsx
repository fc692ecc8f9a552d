import { clockLines, type Instant } from '@portal/i18n'
import { FactList, Panel, Text, Title } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './sections.module.css'

interface SectionProps {
  title: string
  children: ReactNode
  /** Internal, so it is not printed. */
  onScreen?: boolean
}

/** A section of the page. */
export function Section({ title, children, onScreen = false }: SectionProps) {
  return (
    <Panel
      component="section"
      className={styles.section}
      gap="sm"
      bdrs="md"
      miw={0}
      data-screen={onScreen || undefined}
    >
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Panel>
  )
}

/** Names and values of an order, in two columns if there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <FactList
      widths="repeat(auto-fill, minmax(132px, 1fr))"
      gap="var(--mantine-spacing-sm) var(--mantine-spacing-md)"
    >
      {children}
    </FactList>
  )
}

interface FactProps {
  name: string
  children: ReactNode
  /** A small note below the value. */
  hint?: ReactNode
  /** Full width: texts and addresses. */
  wide?: boolean
  /** Two columns wide if there are two: names of places and vehicles. */
  half?: boolean
  /** Internal, so it is not printed. */
  onScreen?: boolean
}

interface ClocksProps {
  /** Null for what has not happened. */
  at: Instant | null
  /** IANA zone of the place. */
  tz: string
}

/** When something happened: on the reader's clock, and on a line below on the place's. */
export const Clocks = ({ at, tz }: ClocksProps) =>
  clockLines(at, tz).map((line) => (
    <Text key={line} span inherit display="block">
      {line}
    </Text>
  ))

export function Fact({ name, children, hint, wide = false, half = false, onScreen = false }: FactProps) {
  return (
    <div
      className={styles.fact}
      data-wide={wide || undefined}
      data-half={half || undefined}
      data-screen={onScreen || undefined}
    >
      <dt>{name}</dt>
      <dd>
        {children}
        {hint && (
          <Text span inherit fz="sm" display="block" c="dimmed">
            {hint}
          </Text>
        )}
      </dd>
    </div>
  )
}
