import { useText } from '@portal/i18n'
import { Alert, Box } from '@portal/ui'
import type { RefusedOrder } from './refused-orders.ts'

/** Orders that the server refused and that were removed. Renders nothing without any. */
export function RefusedOrders({ orders }: { orders: readonly RefusedOrder[] }) {
  const t = useText('document')
  if (orders.length === 0) return null
  return (
    <Alert color="orange" role="alert" title={t('takenOff')}>
      <Box component="ul" ps={18} style={{ listStyle: 'disc' }}>
        {orders.map(({ id, reason }) => (
          <li key={id}>
            {id}: {reason}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
