import { useGetCar } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { IconCar } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listSearchFor } from '../../../shared/list/last-search.ts'
import { BookingPage, OpenedOffer } from '../../../trade/booking/BookingPage.tsx'
import { useOpenedDraft } from '../../../trade/booking/use-opened-draft.ts'
import { ChangedRide } from '../../../trade/ride/ChangedRide.tsx'
import { searchOfList } from '../list/car-list-search.ts'
import { CarBookingForm } from './CarBookingForm.tsx'
import { readCarBooking } from './car-booking-form.ts'
import { quoteRequest } from './rental.ts'
import { withHire } from './rental-change.ts'
import type { Rental } from './rental-search.ts'
import { useHireQuote } from './use-hire-quote.ts'

/** Books a car: quotes its price on opening, then shows the form beside the price summary. */
export function CarBookingPage() {
  const t = useText('car/booking')
  const site = useText('site')
  const rental = useSearch({ from: '/car/booking' })
  return (
    <BookingPage
      title={site('titles.carBooking')}
      nothing={{
        icon: IconCar,
        title: t('noCar'),
        hint: t('noCarHint'),
        search: '/car/list',
        toSearch: t('toSearch'),
      }}
    >
      {quoteRequest(rental) && <PricedHire rental={rental} />}
    </BookingPage>
  )
}

function PricedHire({ rental }: { rental: Rental }) {
  const t = useText('car/booking')
  const navigate = useNavigate()
  const to = (search: Rental) =>
    void navigate({ to: '/car/booking', search, replace: true, resetScroll: false })
  const car = useGetCar({ id: rental.model_id ?? '' })
  const hire = useHireQuote(rental, ({ amount, currency }) =>
    to({ ...rental, known_total: amount, currency }),
  )
  const { draft, waiting } = useOpenedDraft('car', rental.draft, readCarBooking)
  const owner = useSession(({ id }) => id)
  const toList = () =>
    void navigate({ to: '/car/list', search: listSearchFor(owner, '/car/list', searchOfList(rental)) })

  // An error of a rental field is corrected there; any other error blocks the form.
  const correctable = Object.keys(hire.errors).length > 0
  const ready = car.data && !waiting && (hire.quote || correctable)
  return (
    <OpenedOffer
      error={car.error ?? (correctable || hire.quote ? null : hire.error)}
      onRetry={() => (car.error ? void car.refetch() : hire.retry())}
      onBack={toList}
      form={
        ready ? (
          <CarBookingForm
            model={car.data.model}
            rental={rental}
            hire={hire}
            draft={draft}
            onHire={(change) => to(withHire(rental, change))}
            onDraft={(id) => to({ ...rental, draft: id })}
            onList={toList}
          />
        ) : null
      }
    >
      <ChangedRide
        price={hire}
        t={t}
        nowAsked={{ title: t('moved.onRequestTitle'), text: t('moved.onRequestText') }}
        onOther={toList}
      />
    </OpenedOffer>
  )
}
