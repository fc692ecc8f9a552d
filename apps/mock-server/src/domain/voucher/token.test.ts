import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { printedStatus, readToken, tokenOf } from './token.ts'

const printed = fc.record({
  order_id: fc.stringMatching(/^[HCA]\d{10}$/),
  version: fc.integer({ min: 1, max: 999 }),
  seal: fc.stringMatching(/^[0-9a-f]{24}$/),
})

describe('the code on a voucher', () => {
  test('Names the version and the order, and fits the printed address', () => {
    fc.assert(
      fc.property(printed, (voucher) => {
        const token = tokenOf(voucher)
        expect(token).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
        expect(readToken(token)).toEqual(voucher)
      }),
    )
  })

  test('No other text is read as one', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readToken(text)
        expect(read === null || tokenOf(read) === text).toBe(true)
      }),
    )
  })

  test('R2.141 Only the newest version of a service that is still to come or going on is valid', () => {
    const status = fc.constantFrom(
      'confirmed',
      'in_service',
      'completed',
      'cancelling',
      'cancelled',
      'no_show',
    )
    const versions = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null })
    fc.assert(
      fc.property(
        status,
        versions,
        fc.integer({ min: 1, max: 9 }),
        (order_status, voucher_version, version) => {
          const worth = printedStatus({ order_status, voucher_version, refunds: [] }, version)
          const isOpen = order_status === 'confirmed' || order_status === 'in_service'
          expect(worth === 'valid').toBe(isOpen && version === voucher_version)
          expect(worth === null).toBe(voucher_version === null || version > voucher_version)
        },
      ),
    )
  })
})
