import type { LinkProps } from '@tanstack/react-router'
import { matching, type SearchOf } from '../../shared/search-params.ts'

/** An id of a record. */
export const record = matching(/^[\w-]{1,64}$/)

/** The trip that a booking joins; the address carries it from the trip's page through the search to the form. */
export const tripShape = { trip_id: record }

/** The trip in the search params, for the next page. */
export const tripOf = ({ trip_id }: SearchOf<typeof tripShape>) => (trip_id ? { trip_id } : {})

/** What a search hands on to the booking form besides what was searched: the trip, and the draft with its people. */
export const carriedShape = { ...tripShape, draft: record }

export const carriedOf = ({
  trip_id,
  draft,
}: {
  [Name in keyof typeof carriedShape]?: string | undefined
}) => ({
  ...(trip_id && { trip_id }),
  ...(draft && { draft }),
})

/** The search params of every booking form besides the offer. */
export const bookingShape = {
  ...tripShape,
  /** The total that the operator saw, with its currency; the re-check compares with it. */
  known_total: matching(/^\d{1,12}(?:\.\d{1,3})?$/),
  currency: matching(/^[A-Z]{3}$/),
  /** The customer's quote of this booking. */
  quote_id: record,
  /** The option of the quote. */
  quote_option_id: record,
  /** The draft of the form. */
  draft: record,
  /** Identifies this booking, so that a second tab or click of the form does not create a second order. */
  ref: matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
}

export type BookingAddress = SearchOf<typeof bookingShape>

/** A page with a booking form. */
export type BookingPath = Extract<LinkProps['to'], `/${string}/booking`>
