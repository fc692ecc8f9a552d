import { expect, test } from 'vitest'
import { lossOf, newQuote, quoteErrors, toQuoteHead } from './quote-form.ts'

const day = '2026-11-21'
const full = { ...newQuote('Two nights', day), customer: 'Li Na' }

test('a quote needs a title, a customer, a future day and a price for every option', () => {
  expect(quoteErrors(full, ['1600.00', '99'], day)).toEqual({})
  expect(
    quoteErrors({ ...full, title: ' ', customer: '', until: '2026-11-20' }, ['', 'abc', '0'], day),
  ).toEqual({
    title: 'required',
    customer: 'required',
    until: 'past',
    'prices.0': 'price',
    'prices.1': 'price',
    'prices.2': 'price',
  })
})

test('it is valid until the end of its day', () => {
  const { expire_time, customer, own_reference } = toQuoteHead({
    ...full,
    customer: ' Li Na ',
    own_reference: ' TG-118 ',
    until: '2026-11-24',
  })
  expect(new Date(expire_time * 1000).toTimeString().slice(0, 8)).toBe('23:59:59')
  expect(customer).toEqual({ name: 'Li Na', contact: '' })
  expect(own_reference).toBe('TG-118')
})

test.each([
  ['1450.00', null],
  ['1450', null],
  [' 1449.99 ', '0.01'],
  ['1400', '50.00'],
  ['abc', null],
  ['', null],
])('a price of %s at a cost of 1450.00 is a loss of %s', (price, loss) => {
  const net = { amount: '1450.00', currency: 'CNY' }
  expect(lossOf(net, price)).toEqual(loss && { amount: loss, currency: 'CNY' })
})
