import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, Text } from '@portal/ui'
import { countryName } from '../place/place-names.tsx'

type Person = Schemas['Guest'] | Schemas['Traveller']

interface GuestListProps {
  guests: readonly Person[]
  /** What the first of them is called, as the product says it. */
  lead: string
}

/** The guests or passengers of an order. */
export function GuestList({ guests, lead }: GuestListProps) {
  const noun = useText('order')
  return (
    <Flex component="ul" direction="column" gap={4} aria-label={noun('guests')}>
      {guests.map((guest, index) => (
        // Two guests may bear one name.
        // oxlint-disable-next-line react/no-array-index-key -- the guests of a booking never change places
        <Flex key={index} component="li" gap="2px var(--mantine-spacing-xs)" align="baseline" wrap="wrap">
          <Guest guest={guest} lead={lead} />
        </Flex>
      ))}
    </Flex>
  )
}

function Guest({ guest, lead }: { guest: Person; lead: string }) {
  const t = useText('user/order/detail')
  const { full_name, name_local, type, age, birthday, nationality, is_infant, is_lead } = guest
  const kind = type === 'child' ? t(is_infant ? 'infant' : 'child', { age: age ?? '?' }) : t('adult')
  const phone = 'phone' in guest && guest.phone
  return (
    <>
      <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
        {full_name}
      </Text>
      {name_local && <span>{name_local}</span>}
      <Text span inherit fz="sm" display="block" c="dimmed">
        {[
          kind,
          birthday && t('born', { birthday }),
          nationality && countryName(nationality),
          phone,
          is_lead && lead,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  )
}
