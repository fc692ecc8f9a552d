import { isSupported, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../shared/links.module.css'
import { NetMoney } from '../../trade/money/NetMoney.tsx'
import { Fact, Facts, Section } from '../../trade/order/Facts.tsx'

/** What all orders of a trip cost together, by currency. */
export function TripTotals({ trip: { id, totals, order_count } }: { trip: Schemas['Trip'] }) {
  const t = useText('user/trip/detail')
  return (
    <Section title={t('totals.title', { count: order_count })}>
      {totals.map(({ total_price, total_settlement_price }) => (
        <Facts key={total_price.currency}>
          <Fact name={t('totals.net')}>
            <NetMoney value={total_settlement_price} strong />
          </Fact>
          <Fact name={t('totals.selling')}>
            <Money value={total_price} />
          </Fact>
        </Facts>
      ))}
      <Text size="sm" c="dimmed">
        {t('totals.counted')}
      </Text>
      {isSupported('listOrders') && (
        <Link to="/user/order/all" search={{ trip_id: id }} className={link.link} data-screen>
          {t('totals.list')}
        </Link>
      )}
    </Section>
  )
}
