import { validators } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { invalidFields } from '../domain/refusal.ts'
import { refusalEnvelope } from './envelope.ts'
import { fieldErrors } from './field-errors.ts'
import type { Issue } from './route-table.ts'

/** The errors of a guest's name and of the contact's in a booking that has other errors too. */
function said(full_name: string, person = 'Chen'): [name: unknown, contact: unknown] {
  const guest = { room_index: 1, full_name, type: 'adult', is_lead: true }
  const input = { guests: [guest], contact: { person, phone: '+8613800001111' } }
  const { error } = validators.bookHotel.body.safeParse(input)
  const refusal = invalidFields(fieldErrors(error?.issues ?? [], input))
  const { fields } = refusalEnvelope(refusal, null, 'en', 0).data as { fields: Record<string, string[]> }
  return [fields['guests[0].full_name'], fields['contact.person']]
}

test('Refuses a name without a letter as a name, whatever the pattern of the contract', () => {
  for (const name of ['12', '---', '!', ' 7 '])
    expect(said(name)[0]).toEqual(['Please enter the correct name'])
  expect(said('😀')[0]).toEqual(['A name cannot contain emoji'])
  expect(said('Thant')[0]).toBeUndefined()
})

test('A blank contact is not reported as a wrong name, and unprintable characters are reported first', () => {
  expect(said('Thant', '   ')[1]).toEqual(['Required'])
  expect(said('12\t', 'Chen\u202e')).toEqual([
    ['Please remove tabs and invisible characters'],
    ['Please remove tabs and invisible characters'],
  ])
  expect(said('', '')).toEqual([['Required'], ['Required']])
})

test('Of several constants all are said, and of a value of another type only its type', () => {
  const errorsIn = (input: object, { body }: { body: { safeParse(value: unknown): { error?: unknown } } }) =>
    fieldErrors((body.safeParse(input).error as { issues: readonly Issue[] }).issues, input)
  const guest = { full_name: 'Thant', gender: '1' }
  expect(errorsIn(guest, validators.saveGuest)).toEqual({
    gender: [{ key: 'value', params: { values: '0, 1, 2' } }],
  })
  for (const month of ['2026-13', '2026-11-01', '11/2026'])
    expect(errorsIn({ month, closed: true }, validators.closeMonth)).toEqual({ month: ['month'] })
  const rates = { rate_keys: 'a text that is longer than any list of rates may be' }
  expect(errorsIn(rates, validators.combineHotelRates)).toEqual({ rate_keys: ['type_array'] })
})
