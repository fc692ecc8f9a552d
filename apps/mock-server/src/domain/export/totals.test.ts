import { expect, test } from 'vitest'
import { totalsOf } from './table.ts'

const columns = [
  { title: 'No.', width: 8 },
  { title: 'Nights', width: 8, total: 'sum' },
  { title: 'Currency', width: 8, total: 'currency' },
  { title: 'Amount', width: 8, total: 'sum' },
] as const
const money = (amount: string, currency = 'CNY') => ({ amount, currency })

test('Each currency is added up by itself, counts with it', () => {
  const rows = [
    ['a', 2, 'CNY', money('10.10')],
    ['b', 3, 'USD', money('7.00', 'USD')],
    ['c', null, 'CNY', money('-0.20')],
  ]
  expect(totalsOf({ columns, rows }, 'Total')).toEqual([
    ['Total', 2, 'CNY', money('9.90')],
    ['Total', 3, 'USD', money('7.00', 'USD')],
  ])
})

test('What is hidden is not added up to zero, and a record that has vanished has no currency of its own', () => {
  const rows = [
    ['a', 2, 'CNY', null],
    [null, null, null, null],
  ]
  expect(totalsOf({ columns, rows }, 'Total')).toEqual([['Total', 2, null, null]])
})

test('Where nothing adds up there are no totals', () => {
  expect(totalsOf({ columns: columns.slice(0, 1), rows: [['a']] }, 'Total')).toEqual([])
  expect(totalsOf({ columns, rows: [] }, 'Total')).toEqual([])
})
