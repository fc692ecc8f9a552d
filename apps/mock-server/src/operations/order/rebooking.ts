import type { Schemas } from '@portal/api-client/contract'
import type { OrderRecord } from '../../domain/order/order.ts'
import { addDays, nightsBetween } from '../../domain/time/dates.ts'
import { localClock } from '../../domain/time/zones.ts'
import type { NewDraft } from '../draft/draft.ts'
import type { Viewer } from '../viewer.ts'
import { presentOrder } from './present-order.ts'

type Order = Schemas['Order']
type Dates = { readonly check_in?: string | undefined; readonly check_out?: string | undefined }
type Stay = { readonly check_in: string; readonly check_out: string }

/** The dates of the new stay: those wished, else the old ones as long as they lie ahead; null when they must be chosen. */
export function newStay(order: OrderRecord, { check_in, check_out }: Dates, now: number): Stay | null {
  const first = localClock(order.service_start, order.tz).date
  const nights = Math.max(1, nightsBetween(first, localClock(order.service_end, order.tz).date))
  const begins = check_in ?? (first >= localClock(now, order.tz).date ? first : undefined)
  if (begins === undefined) return null
  return { check_in: begins, check_out: check_out ?? addDays(begins, nights) }
}

/** What was searched for, chosen and filled in, as JSON that the booking pages read. Prices are left out: they are asked anew. */
export function rebooking(order: OrderRecord, stay: Stay | null, viewer: Viewer): NewDraft {
  const shown = presentOrder(order, viewer)
  const { guests, contact_person, contact_phone, contact_email, special_requests } = shown
  const contact = { person: contact_person, phone: contact_phone, email: contact_email }
  return {
    product: shown.order_type,
    title: titleOf(shown),
    search: JSON.stringify(searchOf(shown, stay)),
    selection: JSON.stringify(selectionOf(shown)),
    form: JSON.stringify({ guests, contact, special_requests }),
    step: stay && shown.order_type === 'hotel' ? 'select' : 'search',
    shared_with: [],
    rebooked_from: order.id,
  }
}

function titleOf(order: Order): string {
  if (order.order_type === 'hotel') return order.hotel_name
  return order.order_type === 'car' ? order.vehicle_model : (order.flight_number ?? order.airport.name)
}

function searchOf(order: Order, stay: Stay | null): object {
  switch (order.order_type) {
    case 'hotel': {
      const rooms = order.rooms.map(({ adults, child_ages }) => ({ adults, child_ages }))
      return { hotel_id: order.hotel_id, ...stay, rooms, nationality: order.nationality }
    }
    case 'car':
      return {
        pick_up: order.pick_up_location,
        drop_off: order.drop_off_location,
        passengers: order.passengers,
      }
    case 'airport': {
      const place = order.destination ?? order.departure
      const { transfer_type, flight_number, passengers } = order
      return { transfer_type, airport: order.airport.iata, flight_number, place, passengers }
    }
  }
}

function selectionOf(order: Order): object {
  switch (order.order_type) {
    case 'hotel': {
      const { meal_type, bed_type } = order
      return { room_type_id: order.rooms[0]?.room_type_id, meal_type, bed_type }
    }
    case 'car': {
      const { vehicle_model_id, rental_type, days_or_hours, number_of_rentals, driver_language } = order
      return { vehicle_model_id, rental_type, days_or_hours, number_of_rentals, driver_language }
    }
    case 'airport': {
      const { vehicle_class, driver_language, number_of_vehicles } = order
      return { vehicle_class, driver_language, number_of_vehicles }
    }
  }
}
