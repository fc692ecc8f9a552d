import { expect, test } from 'vitest'
import { allowsSpecial, isOldNumber, titleErrors, titleValues, toSaveRequest } from './title-form.ts'

const valid = '91530100MA6K5T2X35'
const company = { ...titleValues(null), title: 'Kunming Travel', tax_no: ` ${valid.toLowerCase()} ` }
const bank = { address: 'Ruili 1', phone: '0692', bank: 'ICBC', account_no: '6222' }

test('A company needs a name and a tax number with a valid check character', () => {
  expect(titleErrors(titleValues(null))).toEqual({ title: 'required', tax_no: 'required' })
  expect(titleErrors({ ...company, tax_no: '91530100MA6K5T2X3L' })).toEqual({ tax_no: 'taxNumberWrong' })
  expect(titleErrors({ ...company, email: 'desk' })).toMatchObject({ email: 'email' })
})

test('R6.94 Phone and bank account print on the invoice, so they must be such', () => {
  const half = titleErrors({ ...company, phone: 'abc', account_no: '12ab' })
  expect(half).toEqual({ phone: 'phoneWrong', account_no: 'accountWrong' })
  for (const phone of ['（0871）65550101 分机 8', '+86 871 6555 0101 ext. 8'])
    expect(titleErrors({ ...company, phone })).toEqual({})
  expect(titleErrors({ ...company, phone: 'text 0871 6555 0101' })).toEqual({ phone: 'phoneWrong' })
  expect(titleErrors({ ...company, phone: '0871-6555 0101', account_no: '6222 0202 0011' })).toEqual({})
})

test('Accepts numbers of 15 and 20 characters from before 2015', () => {
  for (const number of ['530102123456789', '53010219700101123456']) {
    expect(isOldNumber(number)).toBe(true)
    expect(titleErrors({ ...company, tax_no: number })).toEqual({})
  }
  expect(isOldNumber(valid)).toBe(false)
})

test('A special invoice needs every field of a company, and is not for persons', () => {
  const sound = { ...company, tax_no: '530102123456789' }
  expect(allowsSpecial(sound)).toBe(false)
  expect(allowsSpecial({ ...sound, ...bank })).toBe(true)
  expect(allowsSpecial({ ...sound, ...bank, bank: ' ' })).toBe(false)
  expect(allowsSpecial({ ...sound, ...bank, title_type: 'individual' })).toBe(false)
})

test('Sends a tax number in capitals without spaces, and none for a person, even if one was typed', () => {
  expect(toSaveRequest(company, undefined)).toMatchObject({ tax_no: valid, title_type: 'enterprise' })
  expect(toSaveRequest(company, undefined)).not.toHaveProperty('id')
  expect(toSaveRequest({ ...company, title_type: 'individual' }, 'it-3')).toMatchObject({
    id: 'it-3',
    tax_no: null,
  })
})

test('R5.06 The ID number of a person is optional, and refused if it is invalid', () => {
  const person = { ...titleValues(null), title_type: 'individual' as const, title: 'Wang Xiaoming' }
  expect(titleErrors(person)).toEqual({})
  expect(titleErrors({ ...person, id_no: '1101011990010112' })).toEqual({ id_no: 'idNumber' })
  const right = { ...person, id_no: '11010119900101123x ' }
  expect(titleErrors(right)).toEqual({})
  expect(toSaveRequest(right, undefined)).toMatchObject({ tax_no: '11010119900101123X' })
  expect(toSaveRequest({ ...right, title_type: 'organisation' }, undefined)).toMatchObject({ tax_no: null })
})
