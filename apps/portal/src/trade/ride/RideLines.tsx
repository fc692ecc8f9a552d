import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Flex, LinesSkeleton, Money, Skeleton, SkeletonArea } from '@portal/ui'
import row from '../results/results.module.css'

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

/** Skeleton of the rows. */
export function RideRowsSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonArea>
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className={row.row} data-ride>
          <div className={row.picture}>
            <Skeleton height="100%" />
          </div>
          <LinesSkeleton lines={5} />
          <div className={row.offer}>
            <Skeleton height={44} width={140} />
            <Skeleton height={36} width={100} />
          </div>
        </div>
      ))}
    </SkeletonArea>
  )
}

/** Reserves the height of a search form while its code loads. */
export const SearchFormComing = () => <Box mih={170} />
