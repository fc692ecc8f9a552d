import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, Text } from '@portal/ui'
import { Fact, Facts, Section } from '../../order/Facts.tsx'
import { countryName } from '../../place/country-name.ts'
import type { RideOrder } from './ride-order.ts'

/** Who rides, and how the driver reaches them. */
export function TravellersSection({ order: { passengers, guests } }: { order: RideOrder }) {
  const t = useText('ride-order')
  const noun = useText('order')
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
      <Flex component="ul" direction="column" gap={4} aria-label={noun('guests')}>
        {guests.map((guest, index) => (
          // Two guests may bear one name.
          // oxlint-disable-next-line react/no-array-index-key -- the guests of a booking never change places
          <Flex key={index} component="li" gap="2px var(--mantine-spacing-xs)" align="baseline" wrap="wrap">
            <Traveller guest={guest} />
          </Flex>
        ))}
      </Flex>
    </Section>
  )
}

function Traveller({ guest }: { guest: Schemas['Traveller'] }) {
  const t = useText('user/order/detail')
  const kind = guest.type === 'child' ? t('child', { age: guest.age ?? '?' }) : t('adult')
  return (
    <>
      <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
        {guest.full_name}
      </Text>
      {guest.name_local && <span>{guest.name_local}</span>}
      <Text span inherit fz="sm" display="block" m={0} c="dimmed">
        {[kind, guest.nationality && countryName(guest.nationality), guest.phone, guest.is_lead && t('lead')]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  )
}
