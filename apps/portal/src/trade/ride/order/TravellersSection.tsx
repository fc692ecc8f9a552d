import { useText } from '@portal/i18n'
import { Fact, Facts, Section } from '../../order/Facts.tsx'
import { GuestList } from '../../order/GuestList.tsx'
import type { RideOrder } from './ride-order.ts'

/** The passengers and their phone. */
export function TravellersSection({ order: { passengers, guests } }: { order: RideOrder }) {
  const t = useText('ride-order')
  const common = useText('common')
  return (
    <Section title={t('sections.travellers')}>
      <Facts>
        <Fact
          name={t('passengers')}
          hint={passengers.child_ages.length > 0 && t('ages', { ages: passengers.child_ages.join(', ') })}
        >
          {common('count.adults', { count: passengers.adults })} ·{' '}
          {common('count.children', { count: passengers.child_ages.length })}
        </Fact>
      </Facts>
      <GuestList guests={guests} />
    </Section>
  )
}
