import { useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import { Skeleton } from '../generated/mantine/Skeleton.ts'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import classes from './Skeletons.module.css'

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index))

/** Wraps any skeleton: readers hear "Loading" once, the shapes are for the eye only. */
export function SkeletonArea({ children }: { children: ReactNode }) {
  const t = useText('common')
  return (
    <div className={classes.stack} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={classes.stack} aria-hidden>
        {children}
      </div>
    </div>
  )
}

/** Lines of text, the last one short. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes.lines}>
      {times(lines, (index) => (
        <Skeleton key={index} height={14} width={index === lines - 1 ? '55%' : '100%'} />
      ))}
    </div>
  )
}

/** Results as cards: picture, lines, price. */
export function CardsSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <SkeletonArea>
      {times(cards, (index) => (
        <div key={index} className={classes.card}>
          <Skeleton height={112} />
          <LinesSkeleton lines={4} />
          <LinesSkeleton lines={2} />
        </div>
      ))}
    </SkeletonArea>
  )
}

/** A form of labelled fields. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <SkeletonArea>
      {times(fields, (index) => (
        <div key={index} className={classes.field}>
          <Skeleton height={13} width={96} />
          <Skeleton height={36} />
        </div>
      ))}
    </SkeletonArea>
  )
}

/** A detail page: heading, facts, a block beside them. */
export function DetailSkeleton() {
  return (
    <SkeletonArea>
      <Skeleton height={28} width="40%" />
      <LinesSkeleton lines={3} />
      <Skeleton height={160} />
      <LinesSkeleton lines={5} />
    </SkeletonArea>
  )
}
