import { useText } from '@portal/i18n'
import { Alert, Box } from '@portal/ui'
import type { RefusedOrder } from './refused-orders.ts'

/** Orders that were taken off because the server would not have them any more. Nothing when there are none. */
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
