import type { Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { isAllBooked, mayDo, optionToBook, type QuoteOptionRecord } from './quote.ts'

type Product = Schemas['OrderType']

/** Options as `hotel car=C1`: with an order behind the sign; called by their place. */
const optionsOf = (text: string): QuoteOptionRecord[] =>
  text.split(' ').map((word, nth) => {
    const [product, booking_id = null] = word.split('=')
    const option = { id: `o${nth + 1}`, product: product as Product, booking_id }
    return option as QuoteOptionRecord
  })

describe('a booked quote', () => {
  test.each([
    ['hotel=H1 hotel airport', 'o1', true],
    ['hotel=H1 car airport', 'o1 o2', false],
    ['hotel=H1 car=C1 airport', 'o1 o2', true],
    // Two cities, two hotels.
    ['hotel=H1 hotel airport', 'o1 o2', false],
    ['hotel=H1 hotel=H2 airport', 'o1 o2', true],
    // Another hotel than the one that was chosen.
    ['hotel hotel=H1', 'o1', true],
    ['hotel hotel=H1', '', true],
    ['hotel car=C1', '', false],
    ['hotel=H1 car=C1', '', true],
  ])('with the options %s of which “%s” are chosen: %s', (options, chosen, booked) => {
    const chosen_option_ids = chosen.split(' ').filter(Boolean)
    expect(isAllBooked({ options: optionsOf(options), chosen_option_ids })).toBe(booked)
  })
})

describe('an order from a quote', () => {
  test.each([
    ['hotel hotel car', 'o2', undefined, 'o1 o2', 'o2'],
    ['hotel hotel car', '', undefined, 'o1 o2', 'o1'],
    ['hotel=H1 hotel car', 'o1', undefined, 'o1 o2', 'o2'],
    ['hotel hotel', 'o1', undefined, 'o2', 'o2'],
    ['hotel hotel', 'o1', undefined, '', 'other'],
    ['hotel=H1 car', '', undefined, 'o1', 'H1'],
    ['hotel=H1 hotel', '', undefined, 'o1', 'H1'],
    ['car', '', undefined, '', 'other'],
    ['hotel hotel', 'o1', 'o2', 'o2', 'o2'],
    ['hotel hotel', 'o1', 'o2', 'o1', 'other'],
    ['hotel=H1 hotel', '', 'o1', 'o1 o2', 'H1'],
    ['hotel car', '', 'o2', 'o1', 'unknown'],
    ['hotel', '', 'o9', 'o1', 'unknown'],
  ])(
    'of %s, of which “%s” are chosen, naming %s, sold by “%s”: of %s',
    (options, chosen, named, sold, found) => {
      const offered = { options: optionsOf(options), chosen_option_ids: chosen.split(' ').filter(Boolean) }
      const isSold = ({ id }: QuoteOptionRecord) => sold.split(' ').includes(id)
      const made = optionToBook(offered, { product: 'hotel', named, isSold })
      const shown = {
        open: 'option' in made && made.option.id,
        booked: 'booking_id' in made && made.booking_id,
      }
      expect({ other: 'other', unknown: 'unknown', ...shown }[made.state]).toBe(found)
    },
  )
})

test.each([
  ['draft', true],
  ['sent', true],
  ['viewed', true],
  ['chosen', true],
  ['booked', false],
  ['expired', false],
  ['revoked', false],
] as const)('a quote that is %s takes further options: %s', (status, takes) => {
  expect(mayDo('add', status)).toBe(takes)
})
