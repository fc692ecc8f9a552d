import { expect, test } from 'vitest'
import { totalsOf as totalRowsOf } from './table.ts'

const totalsOf = (...given: Parameters<typeof totalRowsOf>) => totalRowsOf(...given).map(({ cells }) => cells)

const columns = [
  { title: 'No.', width: 8 },
  { title: 'Nights', width: 8, total: 'sum' },
  { title: 'Currency', width: 8, total: 'currency' },
  { title: 'Amount', width: 8, total: 'sum' },
] as const
const money = (amount: string, currency = 'CNY') => ({ amount, currency })

test('Adds up each currency separately, with its count', () => {
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

test('A hidden amount does not count as zero, its row keeps its currency, and a missing record is no row', () => {
  const rows = [
    ['a', 2, 'CNY', null],
    [null, null, null, null],
  ]
  expect(totalsOf({ columns, rows }, 'Total')).toEqual([['Total', 2, 'CNY', null]])
})

test('There are no totals if nothing adds up', () => {
  expect(totalsOf({ columns: columns.slice(0, 1), rows: [['a']] }, 'Total')).toEqual([])
  expect(totalsOf({ columns, rows: [] }, 'Total')).toEqual([])
})

test('R2.216 Rows that came to nothing are left out of the sums of what is kept', () => {
  const kept = [...columns, { title: 'Price', width: 8, total: 'sum_kept' }] as const
  const rows = [
    ['a', 2, 'CNY', money('10.00'), money('50.00')],
    ['b', 3, 'CNY', money('4.00'), money('70.00')],
  ]
  expect(totalsOf({ columns: kept, rows, lost: [1] }, 'Total')).toEqual([
    ['Total', 5, 'CNY', money('14.00'), money('50.00')],
  ])
})
