import { useCar } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, FormSkeleton, Group, IconCar, lateSection, PageTitle } from '@portal/ui'
import { createLink, useNavigate, useSearch } from '@tanstack/react-router'
import { useOpenedDraft } from '../../../shared/booking/use-opened-draft.ts'
import { LoadFault } from '../../../shared/LoadFault.tsx'
import { searchOfList } from '../list/car-list-search.ts'
import { CarBookingForm } from './CarBookingForm.tsx'
import { readCarBooking } from './car-booking-form.ts'
import { quoteRequest, type Rental, readRental } from './rental.ts'
import { withHire } from './rental-change.ts'
import { useHireQuote } from './use-hire-quote.ts'

const ButtonLink = createLink(Button<'a'>)
// Most prices stand still.
const MovedPriceDialog = lateSection(() => import('./MovedPriceDialog.tsx'))

/** Booking a car: its price is asked on opening, then the form stands beside what it will cost. */
export function CarBookingPage() {
  const t = useText('car/booking')
  const booking = useText('booking')
  const site = useText('site')
  const rental = readRental(useSearch({ from: '/car/booking' }))
  return (
    <>
      <PageTitle title={site('titles.carBooking')} />
      {quoteRequest(rental) ? (
        <PricedBooking rental={rental} />
      ) : (
        <EmptyState
          icon={IconCar}
          title={t('noCar')}
          hint={t('noCarHint')}
          action={
            <Group justify="center">
              <ButtonLink component="a" to="/car/list">
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

function PricedBooking({ rental }: { rental: Rental }) {
  const navigate = useNavigate()
  const to = (search: Rental) =>
    void navigate({ to: '/car/booking', search, replace: true, resetScroll: false })
  const car = useCar({ id: rental.model_id ?? '' })
  const hire = useHireQuote(rental, ({ amount, currency }) =>
    to({ ...rental, known_total: amount, currency }),
  )
  const { draft, waiting } = useOpenedDraft('car', rental.draft, readCarBooking)
  const toList = () => void navigate({ to: '/car/list', search: searchOfList(rental) })

  // A fault of the hire is mended at its field; anything else stands in the way.
  const blocked = Object.keys(hire.faults).length === 0 && !hire.quote ? hire.error : null
  const failed = car.error ?? blocked
  if (failed)
    return <LoadFault error={failed} onRetry={() => (car.error ? void car.refetch() : hire.retry())} />
  const ready = car.data && !waiting && (hire.quote || Object.keys(hire.faults).length > 0)
  return (
    <>
      {ready ? (
        <CarBookingForm
          model={car.data.model}
          rental={rental}
          hire={hire}
          draft={draft}
          onHire={(change) => to(withHire(rental, change))}
          onDraft={(id) => to({ ...rental, draft: id })}
          onList={toList}
        />
      ) : (
        <FormSkeleton fields={6} />
      )}
      {hire.moved && <MovedPriceDialog moved={hire.moved} onAccept={hire.accept} onOther={toList} />}
    </>
  )
}
