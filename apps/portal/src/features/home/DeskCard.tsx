import type { ApiError } from '@portal/api-client'
import { Group, LinesSkeleton, Panel, SkeletonArea, Text, Title } from '@portal/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { LoadError } from '../../shared/error/LoadError.tsx'
import styles from './DeskCard.module.css'

interface DeskCardProps<T> {
  title: string
  /** Has few lines, so it is lower when cards are stacked. */
  short?: boolean
  /** The full page; omitted if the backend lacks it. */
  link: { to: LinkProps['to'] & string; text: string }
  query: { data: T | undefined; error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** A card of fixed height, so that loading, errors and answers move nothing. */
export function DeskCard<T>({ title, short = false, link, query, children }: DeskCardProps<T>) {
  const heading = useId()
  const isAvailable = useIsPageAvailable()
  const { data, error, isFetching, refetch } = query
  return (
    <Panel
      component="section"
      className={styles.card}
      data-short={short || undefined}
      p="sm"
      gap="xs"
      aria-labelledby={heading}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title id={heading} order={2} size="h4">
          {title}
        </Title>
        {isAvailable(link.to) && (
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            <Link to={link.to} aria-label={`${title}: ${link.text}`}>
              {link.text}
            </Link>
          </Text>
        )}
      </Group>
      {data === undefined && !error && (
        <SkeletonArea>
          <LinesSkeleton lines={6} />
        </SkeletonArea>
      )}
      {data === undefined && error && (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data !== undefined && children(data)}
    </Panel>
  )
}
