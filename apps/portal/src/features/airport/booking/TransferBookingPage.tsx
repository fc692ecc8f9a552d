import { useText } from '@portal/i18n'
import { Button, EmptyState, FormSkeleton, Group, IconPlane, lateSection, PageTitle } from '@portal/ui'
import { createLink, useNavigate, useSearch } from '@tanstack/react-router'
import { useOpenedDraft } from '../../../shared/booking/use-opened-draft.ts'
import { LoadFault } from '../../../shared/LoadFault.tsx'
import { TransferBookingForm } from './TransferBookingForm.tsx'
import { readTransferValues } from './transfer-booking-form.ts'
import {
  bookedRide,
  readTransferBooking,
  searchOfBooking,
  type TransferBookingSearch,
} from './transfer-booking-search.ts'
import { useTransferPrice } from './use-transfer-price.ts'

const ButtonLink = createLink(Button<'a'>)

// Most prices hold, so the dialog comes when one does not.
const MovedTransferDialog = lateSection(() => import('./MovedTransferDialog.tsx'))

/** Booking a transfer: its price is asked on opening, then the form stands beside what it will cost. */
export function TransferBookingPage() {
  const t = useText('airport/booking')
  const booking = useText('booking')
  const site = useText('site')
  const ride = readTransferBooking(useSearch({ from: '/airport/booking' }))
  return (
    <>
      <PageTitle title={site('titles.airportBooking')} />
      {bookedRide(ride) ? (
        <PricedTransfer ride={ride} />
      ) : (
        <EmptyState
          icon={IconPlane}
          title={t('noRide')}
          hint={t('noRideHint')}
          action={
            <Group justify="center">
              <ButtonLink component="a" to="/airport/list">
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

function PricedTransfer({ ride }: { ride: TransferBookingSearch }) {
  const t = useText('airport/booking')
  const navigate = useNavigate()
  const to = (search: TransferBookingSearch) =>
    void navigate({ to: '/airport/booking', search, replace: true, resetScroll: false })
  const price = useTransferPrice(ride, ({ amount, currency }) =>
    to({ ...ride, known_total: amount, currency }),
  )
  const { draft, waiting } = useOpenedDraft('airport', ride.draft, readTransferValues)
  const toList = () => void navigate({ to: '/airport/list', search: searchOfBooking(ride) })
  const { page, offer, error } = price

  if (error && !(offer && price.quote)) return <LoadFault error={error} onRetry={price.retry} />
  if (price.gone)
    return (
      <EmptyState
        icon={IconPlane}
        title={t('gone')}
        hint={t('goneHint')}
        action={<Button onClick={toList}>{t('toList')}</Button>}
      />
    )
  return (
    <>
      {page && offer && !waiting && price.quote ? (
        <TransferBookingForm
          ride={ride}
          page={page}
          offer={offer}
          quote={price.quote}
          price={price}
          draft={draft}
          onRide={(change) => {
            // What was seen was the price of another driver or other extras.
            const { known_total: _total, currency: _currency, ...rest } = { ...ride, ...change }
            to(rest)
          }}
          onDraft={(id) => to({ ...ride, draft: id })}
          onList={toList}
        />
      ) : (
        <FormSkeleton fields={6} />
      )}
      {price.moved && <MovedTransferDialog moved={price.moved} onAccept={price.accept} onOther={toList} />}
    </>
  )
}
