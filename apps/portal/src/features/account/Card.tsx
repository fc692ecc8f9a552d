import type { ApiError } from '@portal/api-client'
import { Group, LinesSkeleton, Panel, SkeletonArea, Title } from '@portal/ui'
import { type ReactNode, useDeferredValue, useId } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'

/** As many columns as fit. */
export const figureColumns = 'repeat(auto-fill, minmax(160px, 1fr))'
export const figureGap = 'var(--mantine-spacing-sm) var(--mantine-spacing-md)'

interface CardProps<T> {
  title: string
  /** Beside the title: a link to the full page. */
  link?: ReactNode
  /** Spans the whole row. */
  wide?: boolean
  /** Reserves the height of a chart instead of a few lines. */
  chart?: boolean
  query: { data: T | undefined; error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** Spans all columns. */
export const wholeRow = { gridColumn: '1 / -1' }

/** Height in px that a card reserves while it loads; the lines of a wide card wrap on a phone. */
const roomFor = (wide: boolean, chart: boolean) => (chart ? 420 : wide ? { base: 198, sm: 188 } : 188)

/** One card of the overview with its own loading and error states, so a failing card affects no other. */
export function Card<T>({ title, link, wide = false, chart = false, query, children }: CardProps<T>) {
  const heading = useId()
  const { isFetching, refetch } = query
  // Deferred: seven cards receive their answers at almost the same moment.
  const data = useDeferredValue(query.data)
  const error = useDeferredValue(query.error)
  const coming = data === undefined && !error
  return (
    <Panel
      component="section"
      gap="sm"
      p="md"
      bdrs="md"
      // Reserves the space, so that the cards below do not move.
      mih={coming ? roomFor(wide, chart) : 188}
      style={wide ? wholeRow : undefined}
      aria-labelledby={heading}
    >
      <Group gap="4px var(--mantine-spacing-sm)" align="baseline" justify="space-between">
        <Title id={heading} order={2} size="h3">
          {title}
        </Title>
        {link}
      </Group>
      {coming && (
        <SkeletonArea>
          <LinesSkeleton lines={4} />
        </SkeletonArea>
      )}
      {data === undefined && error && (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data !== undefined && children(data)}
    </Panel>
  )
}
