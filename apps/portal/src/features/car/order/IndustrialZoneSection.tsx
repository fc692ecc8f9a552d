import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'

/** Whether the rental enters an industrial zone, and the price per entry. */
export function IndustrialZoneSection({ order }: { order: Schemas['CarOrder'] }) {
  const t = useText('user/car-order/detail')
  const common = useText('common')
  const zone = order.industrial_zone
  return (
    <Section title={t('sections.zone')}>
      <Facts>
        <Fact name={t('zone.entered')}>{common(zone.entered ? 'yes' : 'no')}</Fact>
        {zone.entered && (
          <>
            <Fact name={t('zone.name')}>{zone.zone_name}</Fact>
            <Fact name={t('zone.unitPrice')}>{zone.unit_price && <Money value={zone.unit_price} />}</Fact>
            <Fact name={t('zone.times')}>{zone.times}</Fact>
            <Fact name={t('zone.fee')}>
              <Money value={zone.fee} />
            </Fact>
          </>
        )}
      </Facts>
    </Section>
  )
}
