import type { Schemas } from '@portal/api-client'
import { readBookingSearch, readStaySearch, type StaySearch } from '../search/stay-search.ts'

/** The search params of the booking page. */
type BookingSearch = ReturnType<typeof readBookingSearch>

/** The stay in the search params, without the rate. */
export const staySearchOfBooking = (search: BookingSearch): StaySearch => readStaySearch(search)

/** The search params as a draft stores them, in two halves, without the draft and the booking's reference. */
export function draftAddress({
  hotel_id,
  rate_key,
  known_total,
  currency,
  quote_id,
  quote_option_id,
  ...search
}: BookingSearch) {
  const { draft: _draft, ref: _ref, ...stay } = search
  return {
    search: JSON.stringify(stay),
    selection: JSON.stringify({ hotel_id, rate_key, known_total, currency, quote_id, quote_option_id }),
  }
}

/** The URL that continues a draft; null without a rate. */
export function addressOfDraft({
  id,
  search,
  selection,
}: Pick<Schemas['Draft'], 'id' | 'search' | 'selection'>): BookingSearch | null {
  const found = readBookingSearch({ ...parsed(search), ...parsed(selection), draft: id })
  const { hotel_id, rate_key, known_total, currency } = found
  if (!hotel_id || !rate_key || !known_total || !currency) return null
  return { ...found, ref: crypto.randomUUID() }
}

/** Parses a JSON object; anything else becomes an empty one. */
export function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
