import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { IconPlane } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listSearchFor } from '../../../shared/list/last-search.ts'
import { BookingPage, OpenedOffer } from '../../../trade/booking/BookingPage.tsx'
import { useOpenedDraft } from '../../../trade/booking/use-opened-draft.ts'
import { ChangedRide } from '../../../trade/ride/ChangedRide.tsx'
import { TransferBookingForm } from './TransferBookingForm.tsx'
import { bookedRide, searchOfBooking } from './transfer-booking.ts'
import { readTransferValues } from './transfer-booking-form.ts'
import type { TransferBookingSearch } from './transfer-booking-search.ts'
import { useTransferPrice } from './use-transfer-price.ts'

/** Books a transfer: quotes its price on opening, then shows the form beside the price summary. */
export function TransferBookingPage() {
  const t = useText('airport/booking')
  const site = useText('site')
  const ride = useSearch({ from: '/airport/booking' })
  return (
    <BookingPage
      title={site('titles.airportBooking')}
      nothing={{
        icon: IconPlane,
        title: t('noRide'),
        hint: t('noRideHint'),
        search: '/airport/list',
        toSearch: t('toSearch'),
      }}
    >
      {bookedRide(ride) && <PricedTransfer ride={ride} />}
    </BookingPage>
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
  const { draft, waiting } = useOpenedDraft('airport', ride.draft, (form) => readTransferValues(form, ride))
  const owner = useSession(({ id }) => id)
  const toList = () =>
    void navigate({
      to: '/airport/list',
      search: listSearchFor(owner, '/airport/list', searchOfBooking(ride)),
    })
  const { page, offer, quote, error } = price
  return (
    <OpenedOffer
      error={offer && quote ? null : error}
      onRetry={price.retry}
      gone={price.gone ? { icon: IconPlane, title: t('gone'), hint: t('goneHint'), back: t('toList') } : null}
      onBack={toList}
      form={
        page && offer && !waiting && quote ? (
          <TransferBookingForm
            ride={ride}
            page={page}
            offer={offer}
            quote={quote}
            price={price}
            draft={draft}
            onRide={(change) => {
              // The price that was seen belonged to another driver or other extras.
              const { known_total: _total, currency: _currency, ...rest } = { ...ride, ...change }
              to(rest)
            }}
            onDraft={(id) => to({ ...ride, draft: id })}
            onList={toList}
          />
        ) : null
      }
    >
      <ChangedRide price={price} t={t} onOther={toList} />
    </OpenedOffer>
  )
}
