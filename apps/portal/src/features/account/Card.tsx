import type { ApiError } from '@portal/api-client'
import { Group, LinesSkeleton, Panel, SkeletonArea, Title } from '@portal/ui'
import { type ReactNode, useDeferredValue, useId } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'

/** As many figures beside each other as fit. */
export const figureColumns = 'repeat(auto-fill, minmax(160px, 1fr))'
export const figureGap = 'var(--mantine-spacing-sm) var(--mantine-spacing-md)'

interface CardProps<T> {
  title: string
  /** Beside the title: where the whole of it stands. */
  link?: ReactNode
  /** Takes the whole row. */
  wide?: boolean
  /** Waits as high as a chart and not as a few lines. */
  chart?: boolean
  query: { data: T | undefined; error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** The width of all columns. */
export const wholeRow = { gridColumn: '1 / -1' }

/** What comes finds its room, px; the lines of a wide card break on a phone. */
const roomFor = (wide: boolean, chart: boolean) => (chart ? 420 : wide ? { base: 198, sm: 188 } : 188)

/** One figure of the overview with its own waiting and failing: one that fails takes no other with it. */
export function Card<T>({ title, link, wide = false, chart = false, query, children }: CardProps<T>) {
  const heading = useId()
  const { isFetching, refetch } = query
  // Drawn in steps: seven cards get their answers at nearly the same moment.
  const data = useDeferredValue(query.data)
  const error = useDeferredValue(query.error)
  const coming = data === undefined && !error
  return (
    <Panel
      component="section"
      gap="sm"
      p="md"
      bdrs="md"
      // What comes finds its room, so that the cards below stay where they are.
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
