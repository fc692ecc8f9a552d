import { constraints } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { formatDeadline, type MoneyValue } from '@portal/i18n'
import { parsed } from '../../shared/draft-address.ts'
import {
  type GuestRow,
  guestNameFault,
  guestRows,
  sameRows,
  toGuestEntries,
} from '../../shared/guest-names.ts'
import type { RoomOccupancy } from '../../shared/stay-search.ts'

/** What stands on the booking page. */
export interface BookingValues {
  guests: GuestRow[]
  contact: { person: string; phone: string; email: string }
  special_requests: string
  arrival: {
    late_arrival: boolean
    flight_no: string
    /** Clock at the hotel on the day of check-in, `HH:MM`; empty when unknown. */
    eta: string
  }
  internal_remark: string
}

/** The names of the `validation` texts of this form. */
export type BookingFault =
  | 'required'
  | 'guestFullName'
  | 'name'
  | 'phone'
  | 'email'
  | 'flightNumber'
  | 'tooLong'

/** A kept draft returns if it fits the rooms; the contact begins with the operator's own. */
export function bookingValues(
  rooms: readonly RoomOccupancy[],
  operator: { nickname: string; mobile: string; email: string },
  draft?: BookingValues,
): BookingValues {
  const guests = guestRows(rooms)
  const fresh: BookingValues = {
    guests,
    contact: { person: operator.nickname, phone: operator.mobile, email: operator.email },
    special_requests: '',
    arrival: { late_arrival: false, flight_no: '', eta: '' },
    internal_remark: '',
  }
  if (!draft) return fresh
  return { ...draft, guests: sameRows(draft.guests, guests) ? draft.guests : guests }
}

const phone = new RegExp(constraints.Phone.pattern)
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const flight = /^[A-Za-z0-9]{2}[A-Za-z]? ?\d{1,4}[A-Za-z]?$/

/** Spaces, dashes and brackets are how people write a number; the contract wants it without. */
export const plainPhone = (typed: string): string => typed.replace(/[\s()-]/g, '')

/** Faults by form path (`guests.0.full_name`), in the order of the page. */
export function bookingFaults(values: BookingValues): Record<string, BookingFault> {
  const { contact, arrival } = values
  const tooLong = (text: string) => text.length > constraints.SpecialRequests.maxLength
  const found: [string, BookingFault | null | false][] = [
    ...values.guests.map(({ full_name }, index): [string, BookingFault | null] => [
      `guests.${index}.full_name`,
      guestNameFault(full_name),
    ]),
    ['contact.person', contact.person.trim() === '' && 'required'],
    ['contact.phone', phoneFault(contact.phone)],
    ['contact.email', contact.email.trim() !== '' && !email.test(contact.email.trim()) && 'email'],
    ['special_requests', tooLong(values.special_requests) && 'tooLong'],
    [
      'arrival.flight_no',
      arrival.flight_no.trim() !== '' && !flight.test(arrival.flight_no.trim()) && 'flightNumber',
    ],
    ['internal_remark', tooLong(values.internal_remark) && 'tooLong'],
  ]
  return Object.fromEntries(found.filter((entry): entry is [string, BookingFault] => Boolean(entry[1])))
}

function phoneFault(typed: string): BookingFault | null {
  if (typed.trim() === '') return 'required'
  return phone.test(plainPhone(typed)) ? null : 'phone'
}

/** What the page knows beside the form. */
export interface BookingContext {
  /** One for each opened form, so that a second click cannot book twice. */
  client_ref: string
  rate_key: string
  /** The selling total that was accepted last. */
  accepted_total: MoneyValue
  check_in: string
  /** IANA zone of the hotel. */
  tz: string
  confirm_duplicate: boolean
  /** The customer's quote it comes from. */
  quote_id?: string
}

/** The booking as the contract wants it; call it on a form without faults. */
export function toBookingRequest(values: BookingValues, context: BookingContext): BodyOf<'bookHotel'> {
  const { contact, special_requests, internal_remark } = values
  const note = arrivalNote(values.arrival, context)
  return {
    client_ref: context.client_ref,
    rate_key: context.rate_key,
    accepted_total: { ...context.accepted_total },
    guests: toGuestEntries(values.guests),
    contact: {
      person: contact.person.trim(),
      phone: plainPhone(contact.phone),
      ...(contact.email.trim() === '' ? {} : { email: contact.email.trim() }),
    },
    ...(special_requests.trim() === '' ? {} : { special_requests: special_requests.trim() }),
    ...(note ? { arrival_note: note } : {}),
    ...(internal_remark.trim() === '' ? {} : { internal_remark: internal_remark.trim() }),
    confirm_duplicate: context.confirm_duplicate,
    ...(context.quote_id === undefined ? {} : { quote_id: context.quote_id }),
  }
}

/** Nothing said about the arrival is no note at all. */
function arrivalNote(
  { late_arrival, flight_no, eta }: BookingValues['arrival'],
  { check_in, tz }: BookingContext,
) {
  const flightNo = flight_no.replaceAll(' ', '').toUpperCase()
  if (!late_arrival && flightNo === '' && eta === '') return null
  return {
    late_arrival,
    flight_no: flightNo === '' ? null : flightNo,
    eta_local: eta === '' ? null : `${check_in}T${eta}:00${offsetAt(check_in, tz)}`,
  }
}

/** `+06:30`: the zone's distance from UTC at noon of that day. */
function offsetAt(date: string, tz: string): string {
  const { offset } = formatDeadline(`${date}T12:00:00Z`, tz).place
  return offset === 'UTC' ? '+00:00' : offset.replace('UTC', '')
}

/** The values of a draft as this page wrote them; null for anything that is not whole. */
export function readBookingValues(text: string): BookingValues | null {
  const { guests, contact, special_requests, arrival, internal_remark } = parsed(
    text,
  ) as Partial<BookingValues>
  const whole =
    Array.isArray(guests) &&
    guests.every((guest) => typeof guest?.full_name === 'string' && typeof guest.room_index === 'number') &&
    typeof contact?.person === 'string' &&
    typeof special_requests === 'string' &&
    typeof arrival?.flight_no === 'string' &&
    typeof internal_remark === 'string'
  return whole ? { guests, contact, special_requests, arrival, internal_remark } : null
}
