import type { ApiError } from '@portal/api-client'
import { LinesSkeleton, SkeletonArea } from '@portal/ui'
import { type ReactNode, useId } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import styles from './OverviewPage.module.css'

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

/** One figure of the overview with its own waiting and failing: one that fails takes no other with it. */
export function Card<T>({ title, link, wide = false, chart = false, query, children }: CardProps<T>) {
  const heading = useId()
  const { data, error, isFetching, refetch } = query
  const coming = data === undefined && !error
  const room = chart && coming ? styles.chartComing : ''
  return (
    <section className={`${styles.card} ${wide ? styles.wide : ''} ${room}`} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h2 id={heading} className={styles.cardTitle}>
          {title}
        </h2>
        {link}
      </div>
      {coming && (
        <SkeletonArea>
          <LinesSkeleton lines={4} />
        </SkeletonArea>
      )}
      {data === undefined && error && (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data !== undefined && children(data)}
    </section>
  )
}
