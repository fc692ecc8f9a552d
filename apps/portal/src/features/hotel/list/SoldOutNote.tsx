import { formatStay, useText } from '@portal/i18n'
import { Flex, Panel, Text } from '@portal/ui'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { type Stay, staySearchOf, staysNear } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { NearDates } from '../rate/NearDates.tsx'
import type { ShownResults } from './hotel-list-query.ts'
import { splitSoldOut } from './hotel-list-query.ts'

interface SoldOutNoteProps {
  /** The results of a search that `hasNoRoom`. */
  page: ShownResults
  search: StaySearch
}

/** What else there is where the searched hotel, or everything at a place, is sold out. */
export default function SoldOutNote({ page: { criteria, list }, search }: SoldOutNoteProps) {
  const t = useText('hotel/list')
  const { destination, destination_name: place = '', tz, check_in, check_out, rooms, nationality } = criteria
  if (tz === undefined) return null
  const stay = { check_in, check_out, rooms, nationality }
  const { open } = splitSoldOut(list)
  return (
    <Panel p="md">
      {destination.type === 'hotel' ? (
        <>
          <Text fw={600}>{t('noRoom.hotel', { hotel: place })}</Text>
          {open.length > 0 && <Text size="sm">{t('noRoom.neighbours')}</Text>}
          <NearDates hotel={{ id: destination.id, tz }} search={search} stay={stay} most={3} />
        </>
      ) : (
        <>
          <Text fw={600} mb="xs">
            {t('noRoom.place')}
          </Text>
          <OtherDates stay={stay} tz={tz} search={search} />
        </>
      )}
    </Panel>
  )
}

/** Days by which the stay of a search is moved, as for a sold-out hotel. */
const shifts = [-2, -1, 1, 2]

interface OtherDatesProps {
  stay: Stay
  tz: string
  search: StaySearch
}

/** The same search a few days earlier or later; nobody knows yet what it finds. */
function OtherDates({ stay, tz, search }: OtherDatesProps) {
  const stays = staysNear(stay, shifts, tz)
  return (
    <Flex gap="xs" wrap="wrap">
      {stays.map((other) => (
        <ButtonLink
          key={other.check_in}
          size="xs"
          variant="light"
          to="/hotel/list"
          search={{ ...search, ...staySearchOf(other) }}
        >
          {formatStay(other.check_in, other.check_out)}
        </ButtonLink>
      ))}
    </Flex>
  )
}
