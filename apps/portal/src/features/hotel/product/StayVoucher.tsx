import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { Title } from '@portal/ui'
import { countryName, mapAddress } from '../../../trade/place/place-names.tsx'
import { VoucherFacts } from '../../../trade/voucher/VoucherFacts.tsx'
import styles from '../../../trade/voucher/VoucherSheet.module.css'

/** What the hotel's reception needs. */
export function StayVoucher({ voucher }: { voucher: Schemas['HotelVoucher'] }) {
  const t = useText('voucher')
  const { hotel, dress } = voucher
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
            `${formatDate(voucher.check_in_date)} · ${t('from', { time: voucher.check_in_from })}`,
          ],
          [
            t('checkOut'),
            `${formatDate(voucher.check_out_date)} · ${t('until', { time: voucher.check_out_until })}`,
          ],
          [t('nationality'), countryName(voucher.nationality)],
        ]}
      />
      {voucher.rooms.map((room) => (
        <section key={room.room_index}>
          <Title order={4} size="sm" m="0 0 2px">
            {t('room', { number: room.room_index })}
          </Title>
          <p className={styles.text}>{[room.room_type, room.bed_text, room.meal_text].join(' · ')}</p>
          <p className={styles.text}>{guestNames(room.guests)}</p>
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

const guestNames = (guests: readonly Schemas['Guest'][]): string =>
  guests
    .map(({ full_name, name_local }) => (name_local ? `${full_name} (${name_local})` : full_name))
    .join(', ')
