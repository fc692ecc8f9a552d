import { guestOn } from '../../../domain/guest/guest-on.ts'
import type { OrderRecord } from '../../../domain/order/order.ts'
import { addDays, nightsBetween } from '../../../domain/time/dates.ts'
import { localClock } from '../../../domain/time/zones.ts'
import type { NewDraft } from '../../draft/draft.ts'
import type { NewStay } from '../../product.ts'
import { answersOf } from '../../products.ts'
import type { Viewer } from '../../viewer.ts'
import { presentOrder } from '../present-order.ts'

type Dates = { readonly check_in?: string | undefined; readonly check_out?: string | undefined }

/**
 * The dates of the new stay: the requested ones, or the old ones while they lie ahead; null when they must be chosen.
 */
export function newStay(order: OrderRecord, { check_in, check_out }: Dates, now: number): NewStay | null {
  const first = localClock(order.service_start, order.tz).date
  const nights = Math.max(1, nightsBetween(first, localClock(order.service_end, order.tz).date))
  const begins = check_in ?? (first >= localClock(now, order.tz).date ? first : undefined)
  if (begins === undefined) return null
  return { check_in: begins, check_out: check_out ?? addDays(begins, nights) }
}

/**
 * The search, selection and form of an order as a draft, in the JSON that booking pages read. Prices are left out,
 * because they are checked again.
 */
export function rebooking(order: OrderRecord, stay: NewStay | null, viewer: Viewer): NewDraft {
  const day = stay?.check_in ?? localClock(order.service_start, order.tz).date
  const shown = presentOrder(order, viewer)
  const { contact_person, contact_phone, contact_email, special_requests, internal_remark, allocation } =
    shown
  const { title, search, selection, step, form } = answersOf(order).rebook(shown, stay, order)
  const guests = shown.guests.map((guest) => guestOn(guest, day))
  const contact = { person: contact_person, phone: contact_phone, email: contact_email ?? '' }
  return {
    product: shown.order_type,
    title,
    search: JSON.stringify(search),
    selection: JSON.stringify(selection),
    form: JSON.stringify({ guests, contact, special_requests, internal_remark, allocation, ...form }),
    step,
    shared_with: [],
    rebooked_from: order.id,
  }
}
