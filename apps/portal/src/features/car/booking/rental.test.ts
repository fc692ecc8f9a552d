import { validators } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { draftOfRental, quoteRequest, rentalOfDraft } from './rental.ts'
import type { Rental } from './rental-search.ts'

const rental: Rental = {
  pick_up: 'yangon-downtown',
  pick_up_name: 'Downtown Yangon',
  drop_off_name: 'No. 5 Warehouse',
  start: '2026-12-10T09:00:00+06:30',
  end: '2026-12-12T18:00:00+06:30',
  tz: 'Asia/Yangon',
  passengers: '2-5',
  model_id: 'toyota-alphard',
  rental_type: 'day',
  days_or_hours: 3,
  number_of_rentals: 2,
  driver_language: 'chinese',
  zone: 'thilawa-sez',
  times: 2,
  child_seat: 1,
  known_total: '3600.00',
  currency: 'CNY',
}

test('the hire in an address becomes the request of the contract', () => {
  const request = quoteRequest(rental)
  expect(validators.quoteCar.body.safeParse(request).success).toBe(true)
  expect(request).toMatchObject({
    drop_off: { name: 'No. 5 Warehouse', place_id: null },
    passengers: { adults: 2, child_ages: [5] },
    industrial_zone: { entered: true, zone_id: 'thilawa-sez', times: 2 },
    extras: [{ code: 'child_seat', quantity: 1 }],
  })
  const { start: _, ...endless } = rental
  expect(quoteRequest(endless)).toBeNull()
})

test('a draft restores the hire, with a new reference', () => {
  const draft = { id: 'dr-1', ...draftOfRental(rental) }
  const { ref, ...found } = rentalOfDraft(draft) ?? {}
  expect(found).toEqual({ ...rental, draft: 'dr-1' })
  expect(ref).toMatch(/^[\da-f-]{36}$/)
})

test('an incomplete or unreadable draft leads nowhere', () => {
  expect(rentalOfDraft({ id: 'dr-1', search: '{}', selection: '{}' })).toBeNull()
  expect(rentalOfDraft({ id: 'dr-1', search: 'nonsense', selection: '' })).toBeNull()
  const broken = { pick_up: 7, passengers: { adults: 2 }, extras: [null, 'x'], industrial_zone: true }
  expect(rentalOfDraft({ id: 'dr-1', search: JSON.stringify(broken), selection: '[]' })).toBeNull()
})
