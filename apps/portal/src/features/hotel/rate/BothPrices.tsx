import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'

/** The total of an alternative: the selling price, and the net price for those who may see it. */
export function BothPrices({
  rate,
}: {
  rate: Pick<Schemas['Rate'], 'total_price' | 'total_settlement_price'>
}) {
  const t = useText('hotel')
  const netShown = useNetPriceShown()
  return (
    <>
      <Money value={rate.total_price} strong />
      {netShown && rate.total_settlement_price && (
        <Text span size="xs" c="dimmed" display="block">
          {t('netPrice')} <Money value={rate.total_settlement_price} />
        </Text>
      )}
    </>
  )
}
