import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { Box, Flex, Money, Stack, Text } from '@portal/ui'
import { chargeGroups, type NightLine, roomLines } from './price-lines.ts'

interface PriceLinesProps {
  nightly: readonly Schemas['NightlyPrice'][]
  charges: readonly Schemas['Charge'][]
  /** Rooms of a rate or order, which name their lines where types differ. */
  rooms: readonly Pick<Schemas['RateRoom'], 'room_index' | 'room_type' | 'total_price'>[]
}

/** Nights by room, then the charges of the rate. Nothing is computed here. */
export function PriceLines({ nightly, charges, rooms }: PriceLinesProps) {
  const t = useText('hotel')
  const kinds = new Set(rooms.map(({ room_type }) => room_type)).size
  const nameOf = (number: number) => {
    const room = rooms.find(({ room_index }) => room_index === number)
    return kinds > 1 && room ? t('ofRoom', { number, text: room.room_type }) : t('price.room', { number })
  }
  return (
    <Stack gap={10} fz="sm">
      {roomLines(nightly, kinds > 1).map(({ room, rooms: count, lines }) => (
        <section key={room ?? 'each'}>
          <Box component="h4" mb={2} fz="sm">
            {room === null ? t('price.eachRoom', { count }) : nameOf(room)}
          </Box>
          <Box component="ul">
            {lines.map((line) => (
              <Nights key={line.from} line={line} />
            ))}
          </Box>
        </section>
      ))}
      <Charges charges={charges} />
    </Stack>
  )
}

function Nights({ line: { from, to, nights, price } }: { line: NightLine }) {
  const t = useText('hotel')
  return (
    <Flex component="li" gap="0 var(--mantine-spacing-sm)" wrap="wrap" justify="space-between">
      <span>
        {nights === 1
          ? t('price.night', { date: formatDate(from, 'short') })
          : t('price.nights', {
              from: formatDate(from, 'short'),
              to: formatDate(to, 'short'),
              count: nights,
            })}
      </span>
      <Text span inherit ms="auto" ta="end">
        <Money value={price} />{' '}
        {nights > 1 && (
          <Box component="small" c="dimmed" fz="xs">
            {t('price.each')}
          </Box>
        )}
      </Text>
    </Flex>
  )
}

interface ChargesProps {
  charges: readonly Schemas['Charge'][]
  /** Heading level. */
  heading?: 'h3' | 'h4'
}

/** Taxes and fees: in the total, with the order, or at the hotel. */
export function Charges({ charges, heading = 'h4' }: ChargesProps) {
  const t = useText('hotel')
  if (charges.length === 0)
    return (
      <Text size="xs" c="dimmed">
        {t('price.none')}
      </Text>
    )
  const groups = chargeGroups(charges)
  return (
    <>
      <ChargeGroup heading={heading} title={t('price.included')} charges={groups.included} />
      <ChargeGroup heading={heading} title={t('price.withOrder')} charges={groups.withOrder} />
      <ChargeGroup
        heading={heading}
        title={t('price.onSite')}
        hint={t('price.onSiteHint')}
        charges={groups.onSite}
      />
    </>
  )
}

interface ChargeGroupProps extends Required<ChargesProps> {
  title: string
  hint?: string
}

function ChargeGroup({ heading, title, hint, charges }: ChargeGroupProps) {
  if (charges.length === 0) return null
  return (
    <section>
      <Box component={heading} mb={2} fz="sm">
        {title}
      </Box>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
      <Box component="ul">
        {charges.map(({ code, name, money, calculation }) => (
          <Flex
            key={code}
            component="li"
            gap="0 var(--mantine-spacing-sm)"
            wrap="wrap"
            justify="space-between"
          >
            <span>{name}</span>
            <Text span inherit ms="auto" ta="end">
              {calculation ?? <Money value={money} />}
            </Text>
          </Flex>
        ))}
      </Box>
    </section>
  )
}
