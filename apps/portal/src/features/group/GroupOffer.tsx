import { isSupported, type Schemas } from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import { Columns, Deadline, Money, Text } from '@portal/ui'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { NetMoney } from '../../trade/money/NetMoney.tsx'
import { useNetPriceShown } from '../../trade/money/net-price.ts'
import { Section } from '../../trade/order/Facts.tsx'
import { OrderLink } from '../../trade/order/OrderLink.tsx'
import { staySearchOf } from '../../trade/search/stay.ts'

interface GroupOfferProps {
  group: Schemas['GroupRequest']
  offer: Schemas['GroupOffer']
}

/** The offer: until when it is open, its terms, and its parts, which are booked one by one. */
export function GroupOffer({ group, offer }: GroupOfferProps) {
  const t = useText('group')
  const shown = useNetPriceShown()
  return (
    <Section title={t('offer')}>
      {group.until && (
        <div>
          <Text fw={600}>{t('bookBy')}</Text>
          <Deadline at={group.until.utc} tz={group.until.tz} then={t('thenLapses')} />
        </div>
      )}
      <p>{offer.message}</p>
      <Text size="sm" c="dimmed">
        {[offer.meal_text, shown && offer.cancellation_policy.text[language()]].filter(Boolean).join(' · ')}
      </Text>
      {offer.parts.map((part) => (
        <Part key={part.index} group={group} part={part} />
      ))}
    </Section>
  )
}

function Part({ group, part }: { group: Schemas['GroupRequest']; part: Schemas['GroupOfferPart'] }) {
  const t = useText('group')
  const {
    index,
    rooms_text,
    total_price,
    total_settlement_price,
    booking_id,
    booked,
    bookable,
    guest_count,
  } = part
  return (
    <Columns
      component="section"
      aria-label={t('part', { index })}
      widths="minmax(0, 1fr) auto"
      gap="sm"
      align="center"
    >
      <div>
        <Text fw={600}>{t('part', { index })}</Text>
        <Text size="sm">{rooms_text}</Text>
        <Text size="sm" c="dimmed">
          {t('guests', { count: guest_count })}
        </Text>
      </div>
      <Text component="div" ta="end">
        <NetMoney value={total_settlement_price} strong />
        <Text size="sm" c="dimmed">
          {t('columns.selling')} · <Money value={total_price} />
        </Text>
        {booking_id ? (
          <OrderLink id={booking_id} />
        ) : (
          booked && <Text size="sm">{t('bookedByColleague')}</Text>
        )}
        {bookable && isSupported('bookHotel') && (
          <ButtonLink to="/hotel/booking" search={bookingOf(group, part)} data-screen>
            {t('book')}
          </ButtonLink>
        )}
      </Text>
    </Columns>
  )
}

/** The address of the booking page: the stay, the part's rate, and the total seen. */
function bookingOf(
  group: Schemas['GroupRequest'],
  { rooms, rate_key, total_price }: Schemas['GroupOfferPart'],
) {
  const { id, check_in, check_out, nationality, hotel_id, hotel_name, answer_by } = group
  return {
    destination_type: 'hotel' as const,
    destination_id: hotel_id,
    destination_name: hotel_name,
    tz: answer_by.tz,
    ...staySearchOf({ check_in, check_out, nationality, rooms }),
    hotel_id,
    rate_key,
    known_total: total_price.amount,
    currency: total_price.currency,
    group_id: id,
  }
}
