import { type Schemas, useBookHotel } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { formatStay, useText } from '@portal/i18n'
import { fieldId } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { sumOf } from '../../../shared/money/decimal.ts'
import { today } from '../../../shared/time/server-clock.ts'
import { BookingForm, type StrictPart } from '../../../trade/booking/BookingForm.tsx'
import { guestOfPath } from '../../../trade/booking/booking-errors.ts'
import { operatorContact } from '../../../trade/booking/booking-values.ts'
import { SummaryBrief } from '../../../trade/booking/SummaryCard.tsx'
import type { BookingFields } from '../../../trade/booking/use-booking-form.ts'
import type { KeptForm } from '../../../trade/booking/use-opened-draft.ts'
import { draftAddress } from '../../../trade/draft/draft-address.ts'
import { GuestNames } from '../../../trade/guests/GuestNames.tsx'
import { GuestTools } from '../../../trade/guests/GuestTools.tsx'
import { placeLabel } from '../../../trade/guests/guest-names.ts'
import { type GuestListValues, outdatedNames } from '../../../trade/guests/namesakes.ts'
import { strictRooms } from '../../../trade/order/RoomPolicies.tsx'
import { type Stay, stayOf } from '../../../trade/search/stay.ts'
import { kindsOf } from '../rate/rate-kinds.ts'
import { OccupancyText } from '../search/RoomOccupancyPicker.tsx'
import { ArrivalFields, StayPolicy } from './BookingSections.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import {
  type BookingValues,
  bookingErrors,
  bookingValues,
  stayPaths,
  toBookingRequest,
} from './booking-form.ts'
import { bookingName, takeBooking } from './kept-booking.ts'
import { RoomFields } from './RoomFields.tsx'
import type { CheckedRate } from './use-chosen-rate.ts'

interface StayBookingFormProps {
  hotel: Schemas['HotelInfo']
  rate: Schemas['Rate']
  chosen: CheckedRate
  /** Values of an opened draft. */
  draft: KeptForm<BookingValues> | null
  /** The request that the rooms are a part of, for what was said in it. */
  group: Schemas['GroupRequest'] | undefined
  onBack: () => void
}

/** The booking form of a hotel: guests by room, and their arrival. */
export function StayBookingForm({ hotel, rate, chosen, draft, group, onBack }: StayBookingFormProps) {
  const t = useText('hotel/booking')
  const booking = useText('booking')
  const guestText = useText('guest')
  const search = useSearch({ from: '/hotel/booking' })
  const inGroup = search.group_id !== undefined
  const navigate = useNavigate()
  const stay = stayOf(search, today(hotel.tz))
  const owner = useSession(({ id }) => id)
  const [kept] = useState(() => takeBooking(owner, hotel.id, stay) ?? draft)
  const book = useBookHotel()
  const labelOf = (path: string, { guests }: BookingValues) => {
    const guest = guestOfPath(path)
    if (guests[guest]) return placeLabel(guests, guest)
    if (path === 'arrival.flight_no') return t('flight')
    const room = /^rooms\.(\d+)\.(bed_type|cots)$/.exec(path)
    if (room)
      return `${guestText('room', { number: Number(room[1]) + 1 })}, ${t(room[2] === 'cots' ? 'cot' : 'bed')}`
    return path === 'arrival.eta' ? t('eta') : undefined
  }
  return (
    <BookingForm<BookingValues, Schemas['Rate']>
      product="hotel"
      page="/hotel/booking"
      address={search}
      name={bookingName(hotel.id, stay)}
      draft={kept}
      content={{ title: hotel.name, ...draftAddress(search) }}
      onDraft={(id) =>
        void navigate({
          to: '/hotel/booking',
          search: { ...search, draft: id },
          replace: true,
          resetScroll: false,
        })
      }
      initial={(values) => {
        const fresh = bookingValues(stay.rooms, operatorContact(), values, hotel.infant_below_age)
        return values || !group ? fresh : { ...fresh, ...askedWith(group) }
      }}
      errors={(values) => bookingErrors(values, stay.check_in)}
      price={{
        offer: rate,
        onRequest: rate.outcome === 'on_request',
        strict: strictPart(rate),
        checkAgain: chosen.checkAgain,
      }}
      book={({ rate_key }, values, terms) => {
        const context = {
          ...terms,
          rate_key,
          check_in: stay.check_in,
          tz: hotel.tz,
          rooms: rate.rooms,
        }
        return book.mutateAsync({ data: toBookingRequest(values, context) })
      }}
      pathsOf={stayPaths}
      labelOf={labelOf}
      quotable={!inGroup}
      back={t(inGroup ? 'toGroup' : 'toHotel')}
      onBack={onBack}
      brief={
        <SummaryBrief
          title={hotel.name}
          lines={[
            ...kindsOf(rate),
            formatStay(stay.check_in, stay.check_out),
            <OccupancyText key="rooms" rooms={stay.rooms} infantBelow={hotel.infant_below_age} />,
          ]}
        />
      }
      renderSummary={(button) => (
        <BookingSummary
          hotel={hotel}
          rate={rate}
          stay={stay}
          onHotel={inGroup ? undefined : onBack}
          button={button}
        />
      )}
      renderSections={(fields) => [
        {
          title: booking('sections.guests'),
          content: <StayGuests fields={fields} rooms={stay.rooms} day={stay.check_in} />,
        },
      ]}
      requestsTitle={t('sections.requests')}
      renderRequests={({ form }) => (
        <>
          <RoomFields form={form} rooms={rate.rooms} />
          <ArrivalFields form={form} />
        </>
      )}
      policy={<StayPolicy rate={rate} tz={hotel.tz} nationality={stay.nationality} />}
    />
  )
}

/** What was said when the group was asked for. */
const askedWith = ({ contact: { person, phone, email = '' }, allocation }: Schemas['GroupRequest']) => ({
  contact: { person, phone, email },
  allocation,
})

/** The price of rooms that cannot be refunded beside others that can. */
function strictPart({ rooms, total_settlement_price }: Schemas['Rate']): StrictPart | null {
  const strict = strictRooms(rooms)
  const total_price = sumOf(strict.map((room) => room.total_price))
  if (!total_price) return null
  const fees = strict.flatMap(({ cancellation_policy }) => cancellation_policy?.tiers[0]?.amount ?? [])
  return { total_price, total_settlement_price: total_settlement_price && sumOf(fees) }
}

interface StayGuestsProps {
  fields: BookingFields<BookingValues>
  rooms: Stay['rooms']
  /** Day of check-in, on which ages are counted. */
  day: string
}

/** Guest names by room. An error disappears when the name changes. */
function StayGuests({ fields: { form, errorOf }, rooms, day }: StayGuestsProps) {
  const { guests, different_people } = form.getValues()
  const values = { guests, different_people }
  const change = (changed: Partial<GuestListValues>) => {
    form.setValues(changed)
    for (const path of outdatedNames(values, { ...values, ...changed })) form.clearFieldError(path)
  }
  return (
    <>
      <GuestTools guests={guests} rooms={rooms} day={day} onChange={(named) => change({ guests: named })} />
      <GuestNames
        values={values}
        day={day}
        onChange={change}
        errorOf={(index) => errorOf(`guests.${index}.full_name`)}
        fieldId={(index) => fieldId(`guests.${index}.full_name`)}
      />
    </>
  )
}
