import { plainName, type Schemas } from '@portal/api-client'
import type { FieldErrors } from '../../../shared/form/use-checked-form.ts'
import {
  type CommonValues,
  contactErrors,
  foundErrors,
  plainPhone,
  requestError,
} from '../../../trade/booking/booking-values.ts'
import { type GuestRow, guestLabel, placeLabel } from '../../../trade/guests/guest-names.ts'
import { type GuestListValues, guestErrors } from '../../../trade/guests/namesakes.ts'
import type { SharedChange } from '../../../trade/product/product.ts'

type Order = Schemas['Order']
type SharedChanges = Pick<Schemas['OrderChanges'], SharedChange>

/** The fields that can be corrected on every order. */
export interface SharedValues extends GuestListValues, Pick<CommonValues, 'contact' | 'special_requests'> {
  /** Names in their own script, in guest order; empty for none. */
  local_names: string[]
}

/** Guest rows; passengers of a ride share one vehicle. */
export const guestRowsOf = ({ guests }: Order): GuestRow[] =>
  guests.map((guest) => ({
    room_index: 'room_index' in guest ? guest.room_index : 1,
    type: guest.type,
    age: guest.age,
    is_infant: guest.is_infant,
    ...(guest.birthday && { birthday: guest.birthday }),
    full_name: guest.full_name,
    is_lead: guest.is_lead,
  }))

export const sharedValues = (order: Order): SharedValues => ({
  guests: guestRowsOf(order),
  local_names: order.guests.map(({ name_local }) => name_local ?? ''),
  different_people: '',
  contact: { person: order.contact_person, phone: order.contact_phone, email: order.contact_email },
  special_requests: order.special_requests,
})

/** Errors by form path, in dialog order. */
export const sharedErrors = (values: SharedValues, order: Order): FieldErrors =>
  foundErrors([
    // Unchanged values are not validated again.
    ...guestErrors(values, order.service_start_local.slice(0, 10), () => true).filter(
      ([, error]) => error !== 'guestTwice' || hasOtherNames(values, order),
    ),
    ...contactErrors(values),
    requestError(values),
  ])

const hasOtherNames = (values: SharedValues, order: Order) => nameChanges(values, order).length > 0

function nameChanges({ guests, local_names }: SharedValues, order: Order): Schemas['GuestCorrection'][] {
  return guests.flatMap(({ full_name }, index) => {
    const before = order.guests[index]
    const [name, local] = [plainName(full_name), plainName(local_names[index] ?? '')]
    if (!before || (name === before.full_name && local === (before.name_local ?? ''))) return []
    return [{ position: index + 1, full_name: name, ...(local && { name_local: local }) }]
  })
}

/** The difference to the order, as a request; call it on valid values. */
export function sharedChanges(values: SharedValues, order: Order): SharedChanges {
  const { contact } = values
  const names = nameChanges(values, order)
  const [person, phone, email] = [contact.person.trim(), plainPhone(contact.phone), contact.email.trim()]
  const isOtherContact =
    person !== order.contact_person || phone !== order.contact_phone || email !== order.contact_email
  const special_requests = values.special_requests.trim()
  return {
    ...(names.length > 0 && { guests: names }),
    ...(isOtherContact && { contact: { person, phone, ...(email && { email }) } }),
    ...(special_requests !== order.special_requests && { special_requests }),
  }
}

/** The field for a path of these changes; null for the product's own. The server counts only the names sent. */
export function sharedField(path: string, { guests = [] }: SharedChanges): string | null {
  const place = /^guests\[(\d+)\]/.exec(path)?.[1]
  if (place !== undefined) return `guests.${(guests[Number(place)]?.position ?? 1) - 1}.full_name`
  return /^(?:contact|special_requests)\b/.test(path) ? path : null
}

/** "Room 2, Adult 1", or "Adult 1" if all share one room or vehicle. */
export const guestName = (guests: readonly GuestRow[], index: number): string =>
  guests.some(({ room_index }) => room_index > 1) ? placeLabel(guests, index) : guestLabel(guests, index)
