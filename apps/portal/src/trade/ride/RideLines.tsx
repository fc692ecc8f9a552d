import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Flex, Money } from '@portal/ui'

/** The server's price lines of a ride: item, quantity, price. Nothing is computed here. */
export function RideLines({ lines }: { lines: readonly Schemas['PriceLine'][] }) {
  const t = useText('booking')
  return (
    <Flex component="ul" direction="column" gap={6} fz="sm" aria-label={t('lines')}>
      {lines.map(({ code, name, quantity, unit_price, money }) => (
        <Flex key={`${code} ${name}`} component="li" gap="sm" justify="space-between">
          <span>
            {name}
            <Box component="small" display="block" c="dimmed" fz="xs">
              {quantity} × <Money value={unit_price} />
            </Box>
          </span>
          <Money value={money} />
        </Flex>
      ))}
    </Flex>
  )
}
