import { isSupported, useGetGroupRequest, useGetHotel } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Columns, FormSkeleton, IconBed } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { today } from '../../../shared/time/server-clock.ts'
import { BookingPage, OpenedOffer } from '../../../trade/booking/BookingPage.tsx'
import { useOpenedDraft } from '../../../trade/booking/use-opened-draft.ts'
import { staySearchOfBooking } from '../../../trade/draft/draft-address.ts'
import { stayOf } from '../../../trade/search/stay.ts'
import { RateOutcome } from '../rate/RateOutcome.tsx'
import { readBookingValues } from './booking-form.ts'
import { StayBookingForm } from './StayBookingForm.tsx'
import { type ChosenRate, useChosenRate } from './use-chosen-rate.ts'

/** Books a hotel: checks the rate on opening, then shows the form beside the price summary. */
export function HotelBookingPage() {
  const t = useText('hotel/booking')
  const site = useText('site')
  const { hotel_id, rate_key, known_total, currency } = useSearch({ from: '/hotel/booking' })
  return (
    <BookingPage
      title={site('titles.hotelBooking')}
      nothing={{
        icon: IconBed,
        title: t('noRate'),
        hint: t('noRateHint'),
        search: '/',
        toSearch: t('toSearch'),
      }}
    >
      {hotel_id && rate_key && known_total && currency ? (
        <CheckedBooking
          hotelId={hotel_id}
          chosen={{ rate_key, known_total: { amount: known_total, currency } }}
        />
      ) : null}
    </BookingPage>
  )
}

function CheckedBooking({ hotelId, chosen }: { hotelId: string; chosen: ChosenRate }) {
  const t = useText('hotel/booking')
  const booking = useText('booking')
  const search = useSearch({ from: '/hotel/booking' })
  const navigate = useNavigate()
  const hotel = useGetHotel({ id: hotelId })
  const rate = useChosenRate(chosen)
  const { draft, waiting } = useOpenedDraft('hotel', search.draft, readBookingValues)
  const stay = staySearchOfBooking(search)
  const { each, picked, group_id } = search
  const asked = useGetGroupRequest(
    { id: group_id ?? '' },
    { query: { enabled: group_id !== undefined && isSupported('getGroupRequest') } },
  )
  // A choice room by room is there again.
  const onHotel = { ...stay, ...(each && { each, picked }) }
  const back = () =>
    void (group_id
      ? navigate({ to: '/user/group/detail/$id', params: { id: group_id } })
      : navigate({ to: '/hotel/detail/$id', params: { id: hotelId }, search: onHotel }))
  const expired = rate.expired && !rate.rate
  return (
    <OpenedOffer
      error={hotel.error ?? (rate.rate ? null : rate.error)}
      onRetry={() => void (hotel.error ? hotel.refetch() : rate.retry())}
      gone={
        expired
          ? {
              title: booking('expiredTitle'),
              hint: booking('expiredHint'),
              back: t(group_id ? 'toGroup' : 'toHotel'),
            }
          : null
      }
      onBack={back}
      form={
        rate.rate && hotel.data && !waiting && !asked.isLoading ? (
          <StayBookingForm
            hotel={hotel.data.hotel}
            rate={rate.rate}
            chosen={rate}
            draft={draft}
            group={asked.data?.group}
            onBack={back}
          />
        ) : null
      }
      skeleton={
        <Columns widths="minmax(0, 1fr) 21.75rem" from="sm" gap={20} align="start">
          <FormSkeleton fields={6} />
        </Columns>
      }
    >
      {hotel.data && (
        <RateOutcome
          outcome={rate.outcome}
          hotel={hotel.data.hotel}
          search={stay}
          stay={stayOf(stay, today(hotel.data.hotel.tz))}
          onAccept={rate.accept}
          onOther={back}
        />
      )}
    </OpenedOffer>
  )
}
