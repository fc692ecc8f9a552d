import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, Money, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import styles from './RateOutcomeDialog.module.css'

interface AlternativeProps {
  /** Price and button. */
  side: ReactNode
  children: ReactNode
}

/** One alternative in a list. */
export const Alternative = ({ side, children }: AlternativeProps) => (
  <Flex
    className={styles.alternative}
    component="li"
    gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
    wrap="wrap"
    justify="space-between"
    py="xs"
    px="sm"
    bd="1px solid var(--ui-hairline)"
    bdrs="md"
  >
    <div>{children}</div>
    <div className={styles.side}>{side}</div>
  </Flex>
)

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
