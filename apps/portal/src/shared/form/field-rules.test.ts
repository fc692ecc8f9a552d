import { describe, expect, test } from 'vitest'
import {
  accountError,
  codeError,
  decimalError,
  emailError,
  errorsIn,
  idNumberError,
  mobileError,
  passwordError,
  repeatError,
} from './field-rules.ts'
import { nameError } from './printable.ts'

describe('an account', () => {
  test.each([
    ['ab', 'account'],
    ['abc', undefined],
    ['a23456789012345', undefined],
    ['a234567890123456', 'account'],
  ])('R5.07 %o of 3 to 15 characters: %o', (value, error) => expect(accountError(value)).toBe(error))

  test.each(['1abc', '_abc', 'ab c', 'ab-c', 'ab.c', '会员abc', 'abcé'])(
    'R5.08 %o does not start with a letter, or has other characters than letters, digits and underscore',
    (value) => expect(accountError(value)).toBe('account'),
  )

  test('R5.08 Letters of both cases, digits and underscore are fine', () =>
    expect(accountError('Golden_Land_07')).toBeUndefined())

  test('It is validated without the spaces at its ends, as it is sent', () => {
    expect([' abc', 'abc ', ' a23456789012345 '].map(accountError)).toEqual([undefined, undefined, undefined])
    expect([' ab ', ' a2345678901234567 '].map(accountError)).toEqual(['account', 'account'])
  })
})

describe('a password', () => {
  test.each([
    ['', 'required'],
    ['12345', 'password'],
    ['123456', undefined],
    ['x'.repeat(32), undefined],
    ['x'.repeat(33), 'password'],
  ])('R5.09 %o of 6 to 32 characters: %o', (value, error) => expect(passwordError(value)).toBe(error))

  test.each(['&', '<', '>', '"', "'", '\n', '\r'])('R5.10 It may not contain %o', (sign) =>
    expect(passwordError(`abc${sign}def`)).toBe('password'),
  )

  test('Its repetition must be the same, spaces included', () => {
    expect(repeatError('', 'secret1')).toBe('required')
    expect(repeatError('secret1 ', 'secret1')).toBe('passwordRepeat')
    expect(repeatError('secret1', 'secret1')).toBeUndefined()
  })
})

test.each([
  ['13800001111', '86', undefined],
  ['12800001111', '86', 'mobile'],
  ['1380000111', '86', 'mobile'],
  ['138000011112', '86', 'mobile'],
  ['213800001111', '86', 'mobile'],
  ['0138000111', '86', 'mobile'],
  [' 13800001111 ', '86', undefined],
  ['  ', '86', 'required'],
  ['91234567', '65', undefined],
  ['91234567', '+65', 'mobile'],
  ['123456', '65', 'mobile'],
  ['', '86', 'required'],
])('R5.05 The mobile number %o in area %o: %o', (value, area, error) =>
  expect(mobileError(value, area)).toBe(error),
)

test.each([
  ['lin@example.com', undefined],
  ['lin.wei+b2b@mail.example.co', undefined],
  [' lin@example.com ', undefined],
  [`${'x'.repeat(108)}@example.com`, undefined],
  [` ${'x'.repeat(108)}@example.com `, undefined],
  [`${'x'.repeat(109)}@example.com`, 'email'],
  ['lin@example', 'email'],
  ['lin@example.c', 'email'],
  ['lin@example.com.', 'email'],
  ['lin@wei@example.com', 'email'],
  ['lin@exa@mple.com', 'email'],
  ['lin wei@example.com', 'email'],
  ['lin@exam ple.com', 'email'],
  ['lin@example.com or another', 'email'],
  ['mail to lin@example.com', 'email'],
  ['lin@.com', 'email'],
  ['lin example.com', 'email'],
  ['lin..wei@example.com', 'email'],
  ['林@example.com', 'email'],
  ['@example.com', 'email'],
  ['', 'required'],
])('The e-mail address %o: %o', (value, error) => expect(emailError(value)).toBe(error))

test.each([
  ['林伟', undefined],
  ['Lin Wei-2', undefined],
  ['<b>', 'name'],
  ['x'.repeat(30), undefined],
  [` ${'x'.repeat(30)} `, undefined],
  ['x'.repeat(31), 'name'],
  [' ', 'required'],
])('R5.04 The name %o: %o', (value, error) => expect(nameError(value)).toBe(error))

test.each([
  ['12', undefined],
  ['-0.50', undefined],
  [' 12.75 ', undefined],
  ['', 'required'],
  ['5.', 'floatingPoint'],
  ['--5', 'floatingPoint'],
  ['1.2.3', 'floatingPoint'],
  ['5 pieces', 'floatingPoint'],
  ['about 5', 'floatingPoint'],
  ['1,5', 'floatingPoint'],
  ['1e3', 'floatingPoint'],
  ['.5', 'floatingPoint'],
  ['abc', 'floatingPoint'],
])('R5.03 The number %o: %o', (value, error) => expect(decimalError(value)).toBe(error))

test.each([
  ['110101900101123', undefined],
  ['11010119900101123X', undefined],
  ['110101199001011234', undefined],
  ['11010119900101123x', undefined],
  [' 110101199001011234 ', undefined],
  ['', 'required'],
  ['1101011990010112', 'idNumber'],
  ['11010119900101', 'idNumber'],
  ['1101011990010112345', 'idNumber'],
  ['a110101900101123', 'idNumber'],
  ['110101900101123a', 'idNumber'],
  ['a11010119900101123X', 'idNumber'],
  ['11010119900101123Y', 'idNumber'],
])('R5.06 The ID number %o: %o', (value, error) => expect(idNumberError(value)).toBe(error))

test('A code has four letters or digits', () => {
  expect(['12aB', ' 12aB '].map(codeError)).toEqual([undefined, undefined])
  expect(['', '123', '12345', '12-4'].map(codeError)).toEqual(['required', 'code', 'code', 'code'])
})

test('Only fields with an error are returned', () =>
  expect(errorsIn({ account: undefined, password: 'required' })).toEqual({ password: 'required' }))
