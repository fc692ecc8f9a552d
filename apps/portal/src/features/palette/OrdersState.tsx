import { useText } from '@portal/i18n'
import { Button, EmptyState, Group, LinesSkeleton, SkeletonArea, Text } from '@portal/ui'
import { loadErrorText } from '../../shared/error/load-error-text.ts'
import type { useFoundOrders } from './use-found.ts'

interface OrdersStateProps {
  orders: ReturnType<typeof useFoundOrders>
  typed: string
  /** Neither a page nor an action matches. */
  nothing: boolean
}

/** Below the list: orders are loading, failed to load, or nothing was found. */
export function OrdersState({ orders, typed, nothing }: OrdersStateProps) {
  const t = useText('palette')
  const common = useText('common')
  if (orders.waiting)
    return (
      <SkeletonArea>
        <LinesSkeleton lines={2} />
      </SkeletonArea>
    )
  if (orders.error)
    return (
      <Group role="alert" justify="space-between" gap="xs" px="xs" py="xs">
        <Text size="sm">
          {t('failed')} {loadErrorText(orders.error)}
        </Text>
        <Button variant="default" size="compact-sm" onClick={orders.again}>
          {common('retry')}
        </Button>
      </Group>
    )
  if (!nothing) return null
  return (
    <EmptyState
      title={t('nothing', { typed })}
      hint={orders.offered ? t('nothingHint') : t('nothingPages')}
    />
  )
}
