import { expect, test } from 'vitest'
import { hostileAddresses } from '../../shared/address/hostile-addresses.fixture.ts'
import { voucherAddresses } from './VoucherSheet.tsx'

test('A voucher’s check link is a web URL or a page of the portal, nothing else', () => {
  expect(hostileAddresses.filter((address) => voucherAddresses.link(address) !== null)).toEqual([])
  expect(voucherAddresses.link('/voucher/abc')).toBe('/voucher/abc')
  expect(voucherAddresses.link('https://portal.example.com/voucher/abc')).toBe(
    'https://portal.example.com/voucher/abc',
  )
  expect(voucherAddresses.link('mailto:check@example.com')).toBeNull()
})
