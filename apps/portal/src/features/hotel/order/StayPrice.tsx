import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money, Text, Title } from '@portal/ui'
import { Fact } from '../../../trade/order/Facts.tsx'
import { Charges, PriceLines } from '../../../trade/order/PriceLines.tsx'
import { PriceSection } from '../../../trade/order/PriceSection.tsx'
import styles from '../../../trade/order/sections.module.css'

/** The price of the stay by night, and what is paid on site. */
export function StayPrice({ order }: { order: Schemas['HotelOrder'] }) {
  const t = useText('user/order/detail')
  return (
    <PriceSection
      order={order}
      facts={
        <Fact name={t('pricePerNight')} hint={t('perNightHint')}>
          <Money value={order.price_per_night} />
        </Fact>
      }
    >
      <details className={styles.fold}>
        <summary>{t('nightly')}</summary>
        <PriceLines nightly={nightlyOf(order)} charges={[]} rooms={order.rooms} />
      </details>
      <div>
        <Title order={3} size="h4">
          {t('onSite')}
        </Title>
        {order.pay_at_service.length > 0 ? (
          <Charges charges={order.pay_at_service} />
        ) : (
          <Text size="sm" display="block" c="dimmed">
            {t('noOnSite')}
          </Text>
        )}
      </div>
    </PriceSection>
  )
}

const nightlyOf = ({ rooms }: Schemas['HotelOrder']) =>
  rooms.flatMap(({ room_index, nightly }) =>
    nightly.map(({ date, price_per_night }) => ({ room_index, date, price: price_per_night })),
  )
