import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Title } from '@portal/ui'
import { mapAddress } from '../../../trade/place/place-names.tsx'
import { type VoucherFact, VoucherFacts } from '../../../trade/voucher/VoucherFacts.tsx'
import {
  occupancyText,
  voucherCountry,
  voucherDate,
  voucherText,
} from '../../../trade/voucher/voucher-text.ts'

/** What the hotel's reception needs. */
export function StayVoucher({ voucher }: { voucher: Schemas['HotelVoucher'] }) {
  const { hotel, dress, language } = voucher
  const t = voucherText(language)
  const localName = hotel.name_local === hotel.name ? '' : hotel.name_local
  return (
    <>
      <VoucherFacts
        facts={[
          [t('confirmationCode'), voucher.hotel_confirmation_code ?? t('awaiting')],
          [t('hotel'), [hotel.name, localName].filter(Boolean).join(' · ')],
          [t('address'), [hotel.address, hotel.city].filter(Boolean).join(', ')],
          [t('addressLocal'), dress?.show_local_address_card === false ? '' : hotel.address_local],
          [t('map'), dress?.show_map ? <MapLink key="map" hotel={hotel} /> : ''],
          [t('phone'), hotel.phone],
          [
            t('checkIn'),
            `${voucherDate(language, voucher.check_in_date)} · ${t('from', { time: voucher.check_in_from })}`,
          ],
          [
            t('checkOut'),
            `${voucherDate(language, voucher.check_out_date)} · ${t('until', { time: voucher.check_out_until })}`,
          ],
          [t('nationality'), voucherCountry(language, voucher.nationality)],
        ]}
      />
      {voucher.rooms.map((room) => (
        <section key={room.room_index}>
          <Title order={4} size="sm" m="0 0 2px">
            {t('room', { number: room.room_index })}
          </Title>
          <VoucherFacts facts={roomFacts(room, language)} />
        </section>
      ))}
    </>
  )
}

function MapLink({ hotel }: { hotel: Schemas['VoucherHotel'] }) {
  const t = useText('voucher')
  return (
    <a href={mapAddress(hotel)} target="_blank" rel="noopener noreferrer">
      {t('openMap')}
    </a>
  )
}

/** What is booked in one room: type, beds, meals, occupancy and guests. */
function roomFacts(room: Schemas['VoucherRoom'], language: Schemas['VoucherLanguage']): VoucherFact[] {
  const t = voucherText(language)
  const { extra_beds, cots, meal_count } = room
  const beds = [
    room.bed_text + (room.bed_promise === 'wish' ? ` (${t('bedWish')})` : ''),
    extra_beds > 0 ? t('extraBeds', { count: extra_beds }) : '',
    cots > 0 ? t('cots', { count: cots }) : '',
  ]
  const meals = meal_count > 0 ? ` (${t('mealsFor', { count: meal_count })})` : ''
  return [
    [t('roomType'), room.room_type],
    [t('bed'), beds.filter(Boolean).join(' · ')],
    [t('meals'), `${room.meal_text}${meals}`],
    [t('people'), occupancyText(language, room.adults, room.child_ages, room.infants)],
    [t('guests'), room.guests.map((guest) => guestText(guest, language)).join('\n')],
  ]
}

function guestText(guest: Schemas['Guest'], language: Schemas['VoucherLanguage']): string {
  const t = voucherText(language)
  const { full_name, name_local, age, is_infant, is_lead, nationality } = guest
  return [
    name_local ? `${full_name} (${name_local})` : full_name,
    is_lead ? t('lead') : '',
    age === null ? '' : t(is_infant ? 'infantOf' : 'childOf', { age }),
    voucherCountry(language, nationality),
  ]
    .filter(Boolean)
    .join(' · ')
}
