import type { LinkProps } from '@tanstack/react-router'
import { matching, type SearchOf } from '../../shared/search-params.ts'

const record = matching(/^[\w-]{1,64}$/)

/** What the address of every booking form may say beside what is booked. */
export const bookingShape = {
  /** Total the operator has seen, as a decimal text with its currency: what the re-check compares with. */
  known_total: matching(/^\d{1,12}(?:\.\d{1,3})?$/),
  currency: matching(/^[A-Z]{3}$/),
  /** The customer's quote that is turned into this booking. */
  quote_id: record,
  /** Which of its options. */
  quote_option_id: record,
  /** The draft that the form is kept in. */
  draft: record,
  /** Names this one booking: a second tab or a second click of the same form makes no second order. */
  ref: matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
}

export type BookingAddress = SearchOf<typeof bookingShape>

/** A page with a booking form. */
export type BookingPath = Extract<LinkProps['to'], `/${string}/booking`>
