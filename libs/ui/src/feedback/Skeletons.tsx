import { useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import { Columns } from '../content/blocks.tsx'
import { Skeleton } from '../generated/mantine/Skeleton.ts'
import { Stack } from '../generated/mantine/Stack.ts'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import classes from './feedback.module.css'

const times = (count: number, render: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => render(index))

/** Wraps a skeleton: screen readers hear "Loading" once and skip the shapes. */
export function SkeletonArea({ children }: { children: ReactNode }) {
  const t = useText('common')
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack gap="sm" aria-hidden>
        {children}
      </Stack>
    </Stack>
  )
}

/** Lines of text, the last one short. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap="xs">
      {times(lines, (index) => (
        <Skeleton key={index} height={14} width={index === lines - 1 ? '55%' : '100%'} />
      ))}
    </Stack>
  )
}

/** Result cards: picture, lines, price. */
export function CardsSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <SkeletonArea>
      {times(cards, (index) => (
        <Columns
          key={index}
          className={classes.card}
          widths="160px 1fr 140px"
          from="sm"
          narrow="96px 1fr"
          gap="md"
          p="md"
          bd="1px solid var(--ui-hairline)"
          bdrs="md"
          bg="var(--mantine-color-body)"
        >
          <Skeleton height={112} />
          <LinesSkeleton lines={4} />
          <LinesSkeleton lines={2} />
        </Columns>
      ))}
    </SkeletonArea>
  )
}

/** A form with labelled fields. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <SkeletonArea>
      {times(fields, (index) => (
        <Stack key={index} gap={6}>
          <Skeleton height={13} width={96} />
          <Skeleton height={36} />
        </Stack>
      ))}
    </SkeletonArea>
  )
}

/** A detail page: heading, facts, a block. */
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
