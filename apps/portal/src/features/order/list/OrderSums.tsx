import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Group, Money, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'

interface OrderSumsProps {
  sums: Schemas['OrderSums'] | undefined
  /** Rendered in front, on the same line. */
  children: ReactNode
}

/** Sums over all pages, computed by the server. */
export function OrderSums({ sums, children }: OrderSumsProps) {
  const t = useText('user/order/list')
  const netShown = useNetPriceShown()
  const { room_nights: nights = 0, total_settlement_price: prices = [] } = sums ?? {}
  const shown = netShown ? prices : []
  return (
    <Group gap="4px var(--mantine-spacing-md)" mb="xs" justify="space-between">
      {children}
      {/* Keeps its height without figures; on a phone the figures have their own lines. */}
      <Text
        size="sm"
        flex={{ base: '1 0 100%', sm: 'none' }}
        mih={{ base: 46, sm: 25 }}
        c="dimmed"
        ta={{ base: 'start', sm: 'end' }}
        role="status"
      >
        {sums && (nights > 0 || shown.length > 0) && (
          <>
            {t('sums')}
            {nights > 0 && t('roomNights', { count: nights })}
            {shown.map((money, index) => (
              <span key={money.currency}>
                {(index > 0 || nights > 0) && ' · '}
                <Money value={money} strong />
              </span>
            ))}
          </>
        )}
      </Text>
      <NetPriceSwitch />
    </Group>
  )
}
