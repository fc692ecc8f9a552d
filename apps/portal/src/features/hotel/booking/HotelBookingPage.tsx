import { useHotel } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, FormSkeleton, Group, IconBed, PageTitle } from '@portal/ui'
import { createLink, useNavigate, useSearch } from '@tanstack/react-router'
import styles from '../../../shared/booking/BookingFrame.module.css'
import { useOpenedDraft } from '../../../shared/booking/use-opened-draft.ts'
import { staySearchOfBooking } from '../../../shared/draft-address.ts'
import { LoadFault } from '../../../shared/LoadFault.tsx'
import { stayOf, today } from '../../../shared/stay.ts'
import { RateOutcome } from '../rate/RateOutcome.tsx'
import { BookingForm } from './BookingForm.tsx'
import { readBookingValues } from './booking-form.ts'
import { type ChosenRate, useChosenRate } from './use-chosen-rate.ts'

const ButtonLink = createLink(Button<'a'>)

/** Booking a hotel: the rate is checked on opening, then the form stands beside what it will cost. */
export function HotelBookingPage() {
  const t = useText('hotel/booking')
  const booking = useText('booking')
  const site = useText('site')
  const { hotel_id, rate_key, known_total, currency } = useSearch({ from: '/hotel/booking' })
  return (
    <>
      <PageTitle title={site('titles.hotelBooking')} />
      {hotel_id && rate_key && known_total && currency ? (
        <CheckedBooking
          hotelId={hotel_id}
          chosen={{ rate_key, known_total: { amount: known_total, currency } }}
        />
      ) : (
        <EmptyState
          icon={IconBed}
          title={t('noRate')}
          hint={t('noRateHint')}
          action={
            <Group justify="center">
              <ButtonLink component="a" to="/">
                {t('toSearch')}
              </ButtonLink>
              <ButtonLink component="a" to="/user/draft/list" variant="default">
                {booking('toDrafts')}
              </ButtonLink>
            </Group>
          }
        />
      )}
    </>
  )
}

function CheckedBooking({ hotelId, chosen }: { hotelId: string; chosen: ChosenRate }) {
  const search = useSearch({ from: '/hotel/booking' })
  const navigate = useNavigate()
  const hotel = useHotel({ id: hotelId })
  const rate = useChosenRate(chosen)
  const { draft, waiting } = useOpenedDraft('hotel', search.draft, readBookingValues)
  const stay = staySearchOfBooking(search)
  const toHotel = () => void navigate({ to: '/hotel/detail/$id', params: { id: hotelId }, search: stay })

  if (rate.expired && !rate.rate) return <ExpiredRate onHotel={toHotel} />
  const failed = hotel.error ?? (rate.rate ? null : rate.error)
  if (failed) {
    const again = () => void (hotel.error ? hotel.refetch() : rate.retry())
    return <LoadFault error={failed} onRetry={again} />
  }
  return (
    <>
      {rate.rate && hotel.data && !waiting ? (
        <BookingForm
          hotel={hotel.data.hotel}
          rate={rate.rate}
          chosen={rate}
          draft={draft}
          onHotel={toHotel}
        />
      ) : (
        <div className={styles.page}>
          <FormSkeleton fields={6} />
        </div>
      )}
      {hotel.data && (
        <RateOutcome
          outcome={rate.outcome}
          hotel={hotel.data.hotel}
          search={stay}
          stay={stayOf(stay, today(hotel.data.hotel.tz))}
          onAccept={rate.accept}
          onOther={toHotel}
        />
      )}
    </>
  )
}

function ExpiredRate({ onHotel }: { onHotel: () => void }) {
  const t = useText('hotel/booking')
  const booking = useText('booking')
  return (
    <EmptyState
      title={booking('expiredTitle')}
      hint={booking('expiredHint')}
      action={<Button onClick={onHotel}>{t('toHotel')}</Button>}
    />
  )
}
