import type { Schemas } from '@portal/api-client'
import { bothClocks, formatDate, useText } from '@portal/i18n'
import { Box } from '@portal/ui'
import { wallClock } from '../../../shared/time/server-clock.ts'
import { peopleText } from '../../../trade/guests/people-texts.ts'
import { Clocks, Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { canStillBeConfirmed } from '../../../trade/order/order-stages.ts'
import { Reference } from '../../../trade/order/Reference.tsx'
import { countryName } from '../../../trade/place/place-names.tsx'

type Order = Schemas['HotelOrder']

/** Booking numbers, dates and persons. */
export function StaySection({ order }: { order: Order }) {
  const t = useText('user/order/detail')
  const common = useText('common')
  const noun = useText('order')
  const names = order.name_list_status
  return (
    <Section title={t('sections.stay')}>
      <Facts>
        <Reference name={noun('bookingId')} value={order.booking_id} />
        <Fact name={t('bookingDate')} half>
          <Clocks at={order.booking_time} tz={order.tz} />
        </Fact>
        <Reference
          name={t('confirmationCode')}
          value={order.hotel_confirmation_code}
          missing={t(missingCode(order))}
        />
        <Fact
          name={t('reconfirm')}
          hint={order.reconfirm_time !== null && <Clocks at={order.reconfirm_time} tz={order.tz} />}
          half
        >
          {order.reconfirm_status_text}
        </Fact>
        <Fact name={t('checkIn')} hint={t('checkInFrom', { time: order.check_in_from })}>
          {formatDate(order.check_in_date)}
        </Fact>
        <Fact name={t('checkOut')} hint={t('checkOutUntil', { time: order.check_out_until })}>
          {formatDate(order.check_out_date)}
        </Fact>
        <Fact
          name={t('roomNights')}
          hint={noun('nightsRooms', {
            nights: common('count.nights', { count: order.nights }),
            rooms: common('count.rooms', { count: order.number_of_rooms }),
          })}
        >
          {order.room_nights}
        </Fact>
        <Fact name={t('numberOfRooms')}>{order.number_of_rooms}</Fact>
        <Fact name={t('persons')}>{peopleText(order)}</Fact>
        <Fact name={t('nationality')}>{countryName(order.nationality)}</Fact>
        <Fact
          name={t('names')}
          hint={
            names.expected_local !== null &&
            !names.sent_to_hotel &&
            t('namesExpected', { time: bothClocks(names.expected_local, order.tz) })
          }
        >
          {t(names.sent_to_hotel ? 'namesSent' : 'namesLater')}
        </Fact>
        <Fact name={t('requests')} hint={order.special_requests && t('requestsNote')} wide>
          {order.special_requests || t('none')}
        </Fact>
        {order.arrival_note && (
          <Fact name={t('arrival')} wide>
            <Arrival note={order.arrival_note} />
          </Fact>
        )}
        {order.remarks.length > 0 && (
          <Fact name={t('remarks')} wide>
            <Box component="ul" ps={20} style={{ listStyle: 'disc' }}>
              {order.remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </Box>
          </Fact>
        )}
      </Facts>
    </Section>
  )
}

/** A hotel gives its number at confirmation or later, or never. */
function missingCode({ voucher, order_status }: Order) {
  if (voucher.available) return 'noCode'
  return canStillBeConfirmed(order_status) ? 'noCodeBefore' : 'none'
}

function Arrival({ note }: { note: NonNullable<Order['arrival_note']> }) {
  const t = useText('user/order/detail')
  const parts = [
    note.late_arrival && t('lateArrival'),
    note.flight_no && t('flight', { number: note.flight_no }),
    note.eta_local && t('eta', { time: wallClock(note.eta_local) }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : t('none')
}
