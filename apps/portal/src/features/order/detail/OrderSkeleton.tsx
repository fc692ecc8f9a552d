import { LinesSkeleton, Panel, Skeleton, SkeletonArea, Stack } from '@portal/ui'
import sections from '../../../trade/order/sections.module.css'
import styles from './detail.module.css'

/** Placeholder of an order: status, and below it booking and payment. */
export function OrderSkeleton() {
  return (
    <SkeletonArea>
      <Panel className={sections.section} gap="md" bdrs="md">
        <Skeleton height={48} />
        <Skeleton height={20} width={128} />
        <LinesSkeleton lines={3} />
        <Skeleton height={36} width="50%" />
      </Panel>
      <div className={styles.columns}>
        <Stack gap="md" miw={0}>
          <Part lines={8} />
          <Part lines={5} />
        </Stack>
        <Stack gap="md" miw={0}>
          <Part lines={4} />
          <Part lines={3} />
        </Stack>
      </div>
    </SkeletonArea>
  )
}

function Part({ lines }: { lines: number }) {
  return (
    <Panel className={sections.section} gap="sm" bdrs="md">
      <Skeleton height={20} width="35%" />
      <LinesSkeleton lines={lines} />
    </Panel>
  )
}
