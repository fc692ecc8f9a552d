import { expect, test } from 'vitest'
import { newQuote, quoteFaults, toQuoteHead } from './quote-form.ts'

const day = '2026-11-21'
const full = { ...newQuote('Two nights', day), customer: 'Li Na' }

test('a quote needs a title, a customer, a day to come and a price for every option', () => {
  expect(quoteFaults(full, ['1600.00', '99'], day)).toEqual({})
  expect(
    quoteFaults({ ...full, title: ' ', customer: '', until: '2026-11-20' }, ['', 'abc', '0'], day),
  ).toEqual({
    title: 'required',
    customer: 'required',
    until: 'stayPast',
    'prices.0': 'floatingPoint',
    'prices.1': 'floatingPoint',
    'prices.2': 'floatingPoint',
  })
})

test('it holds until the end of its day', () => {
  const { expire_time, customer } = toQuoteHead({ ...full, customer: ' Li Na ', until: '2026-11-24' })
  expect(new Date(expire_time * 1000).toTimeString().slice(0, 8)).toBe('23:59:59')
  expect(customer).toEqual({ name: 'Li Na', contact: '' })
})
