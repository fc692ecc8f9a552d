import type { Carrier } from '../../domain/hotel/hotel.ts'

const second = 1000
const minute = 60 * second

const ordinary: Omit<Carrier, 'hotel_id'> = {
  recheck: 'same',
  on_request: false,
  only_non_refundable: false,
  supplier: { answer: 'confirm', after_ms: 8 * second },
  slow_ms: 0,
  nationality_rule: false,
}

const carrier = (hotel_id: string, behaviour: Partial<Carrier> = {}): Carrier => ({
  ...ordinary,
  ...behaviour,
  hotel_id,
})

/**
 * Hotels of Yangon that behave the same way in every world. They never sell out by chance, and nothing in their names
 * tells. Every other hotel behaves like 1001.
 */
export const carriers: readonly Carrier[] = [
  carrier('1001'),
  carrier('1002', { recheck: 'price_up' }),
  carrier('1003', { recheck: 'sold_out' }),
  carrier('1004', { on_request: true, supplier: { answer: 'confirm', after_ms: 20 * minute } }),
  carrier('1005', { supplier: { answer: 'reject', after_ms: 8 * second } }),
  carrier('1006', { supplier: { answer: 'change', after_ms: 8 * second } }),
  carrier('1007', { supplier: { answer: 'silent', after_ms: 0 } }),
  carrier('1008', { slow_ms: 4 * second }),
  carrier('1009', { only_non_refundable: true }),
  carrier('1010', { nationality_rule: true }),
  carrier('1011', { recheck: 'terms' }),
]

const byHotel = new Map(carriers.map((row) => [row.hotel_id, row]))

export const carrierOf = (hotel_id: string): Carrier | undefined => byHotel.get(hotel_id)

/** How the supplier of any hotel behaves, carried or not. */
export const behaviourOf = (hotel_id: string): Carrier => carrierOf(hotel_id) ?? carrier(hotel_id)
