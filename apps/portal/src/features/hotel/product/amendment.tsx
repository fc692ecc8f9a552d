import type { Schemas } from '@portal/api-client'
import { type TextCatalogue, type Translate, useText } from '@portal/i18n'
import { wallClock } from '../../../shared/time/server-clock.ts'
import { FieldGrid } from '../../../trade/booking/BookingFields.tsx'
import { foundErrors } from '../../../trade/booking/booking-values.ts'
import { ChangedFact } from '../../../trade/order/ChangedFact.tsx'
import type { ProductAmendment } from '../../../trade/product/product.ts'
import { ArrivalFields } from '../booking/BookingSections.tsx'
import { arrivalErrors, arrivalNote } from '../booking/booking-form.ts'
import { stayBookingChange } from './change.tsx'

type Note = Schemas['ArrivalNote'] | null

const noNote = { late_arrival: false, flight_no: null, eta_local: null }

/** How and when the guests arrive. Changing rooms or nights is a new booking. */
export const stayAmendment: ProductAmendment<'hotel'> = {
  change: stayBookingChange,
  begin: ({ arrival_note }) => ({
    arrival: {
      late_arrival: arrival_note?.late_arrival ?? false,
      flight_no: arrival_note?.flight_no ?? '',
      eta: arrival_note?.eta_local?.slice(11, 16) ?? '',
    },
  }),
  errors: (values) => foundErrors(arrivalErrors(values)),
  changes: ({ arrival }, { arrival_note, check_in_date, tz }) => {
    const note = arrivalNote(arrival, { check_in: check_in_date, tz })
    return isSame(note, arrival_note) ? {} : { arrival_note: note ?? noNote }
  },
  fieldOf: (path) => (path.includes('eta') ? 'arrival.eta' : 'arrival.flight_no'),
  Fields: ({ form }) => (
    <FieldGrid>
      <ArrivalFields form={{ getInputProps: form.field }} />
    </FieldGrid>
  ),
  Changed: ({ order, changes }) => {
    const t = useText('user/order/detail')
    return (
      changes.arrival_note && (
        <ChangedFact
          name={t('arrival')}
          before={noteText(order.arrival_note, t)}
          after={noteText(changes.arrival_note, t)}
        />
      )
    )
  },
}

/** The same instant may be written in another zone. */
const isSame = (one: Note, other: Note): boolean => {
  const parts = ({ late_arrival, flight_no, eta_local }: Schemas['ArrivalNote']) =>
    [late_arrival, flight_no ?? '', eta_local?.slice(0, 16) ?? ''].join(' ')
  return parts(one ?? noNote) === parts(other ?? noNote)
}

const noteText = (note: Note, t: Translate<TextCatalogue['user/order/detail']>): string =>
  [
    note?.late_arrival && t('lateArrival'),
    note?.flight_no && t('flight', { number: note.flight_no }),
    note?.eta_local && t('eta', { time: wallClock(note.eta_local) }),
  ]
    .filter(Boolean)
    .join(' · ')
