import { expect, test } from 'vitest'
import { guestNameError } from '../../trade/guests/guest-names.ts'
import { unprintableIn } from './printable.ts'

test('Texts with invisible characters are reported by path', () => {
  const values = {
    guests: [{ full_name: 'WANG WEI' }, { full_name: 'LI\u202e NA' }],
    contact: { person: 'Thiri\u0000', phone: '+95955501234' },
    special_requests: 'Twin beds\nand a high floor',
    internal_remark: 'a\tb',
    when: new Date(0),
    rooms: 2,
    nobody: null,
  }
  expect(unprintableIn(values)).toEqual({
    'guests.1.full_name': 'unprintable',
    'contact.person': 'unprintable',
    internal_remark: 'unprintable',
  })
})

test('An invisible name has another message than one without a letter', () => {
  expect(['WANG\u202e WEI', '\u3164', ' ', '12', 'Thant'].map(guestNameError)).toEqual([
    'unprintable',
    'unprintable',
    'guestFullName',
    'name',
    null,
  ])
})
