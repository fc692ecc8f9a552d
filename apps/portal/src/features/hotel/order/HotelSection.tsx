import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { otherNames } from '../../../trade/place/place-names.tsx'

/** How to reach the hotel; the address also in the local script, to show to a driver. */
export function HotelSection({ order }: { order: Schemas['HotelOrder'] }) {
  const t = useText('user/order/detail')
  const noun = useText('order')
  const info = order.hotel_info
  return (
    <Section title={t('sections.hotel')}>
      <Facts>
        <Fact
          name={noun('hotel')}
          hint={otherNames({
            name: order.hotel_name,
            name_en: order.hotel_name_en,
            name_local: order.hotel_name_local,
          }).join(' · ')}
          wide
        >
          {order.hotel_name}
        </Fact>
        <Fact name={t('city')}>{info.city || t('unknown')}</Fact>
        <Fact name={t('zip')}>{info.zip || t('unknown')}</Fact>
        <Fact name={t('phone')}>{info.phone || t('unknown')}</Fact>
        <Fact name={t('email')} wide>
          {info.email || t('unknown')}
        </Fact>
        <Fact name={t('address')} wide>
          {info.address || t('unknown')}
        </Fact>
        {info.address_local && info.address_local !== info.address && (
          <Fact name={t('addressLocal')} wide>
            {info.address_local}
          </Fact>
        )}
      </Facts>
    </Section>
  )
}
