import { expect, test } from 'vitest'
import { addressOfDraft, draftAddress, parsed } from './draft-address.ts'

const address = {
  check_in: '2026-12-15',
  check_out: '2026-12-17',
  rooms: '2-6,1',
  nationality: 'CN',
  hotel_id: '1001',
  rate_key: 'k1',
  known_total: '1600.00',
  currency: 'CNY',
  draft: 'dr-1-abc',
  ref: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
}

test('a draft leads back to its URL, with a new reference', () => {
  const draft = { id: 'dr-1-abc', ...draftAddress(address) }
  const { ref, ...rest } = addressOfDraft(draft) ?? {}
  const { ref: _, ...expected } = address
  expect(rest).toEqual(expected)
  expect(ref).not.toBe(address.ref)
})

test('a draft without a rate, or with other content, leads nowhere', () => {
  expect(addressOfDraft({ id: 'd1', search: '', selection: '' })).toBeNull()
  expect(addressOfDraft({ id: 'd1', search: '[]', selection: 'no json' })).toBeNull()
  expect(parsed('null')).toEqual({})
})
