import { describe, expect, test } from 'vitest'
import { toTraveller, travellerErrors } from './travellers.ts'

const needs = { day: '2026-12-10', passengers: { adults: 2, child_ages: [5] }, required_fields: [] }
const lead = { full_name: 'WANG WEI', type: 'adult', is_lead: true } as const
const child = { full_name: 'WANG LELE', type: 'child', is_lead: false } as const

const keysOf = (errors: ReturnType<typeof travellerErrors>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, [error]]) => [
      path,
      typeof error === 'object' && 'key' in error ? error.key : error,
    ]),
  )

describe('passengers of a ride', () => {
  test.each([
    [{ age: 5 }, {}],
    [{ birthday: '2021-01-01' }, {}],
    [{ age: 5, birthday: '2021-12-10' }, {}],
    [{}, { 'guests[1].age': 'child_age_required' }],
    [{ age: 12 }, { 'guests[1].age': 'child_not_searched' }],
    [{ birthday: '2014-01-01' }, { 'guests[1].birthday': 'child_born_not_searched' }],
    [{ age: 5, birthday: '2014-01-01' }, { 'guests[1].birthday': 'age_not_searched' }],
    [{ age: 5, birthday: '1980-01-01' }, { 'guests[1].birthday': 'too_old_for_child' }],
    [{ age: 5, birthday: '2027-01-01' }, { 'guests[1].birthday': 'born_later' }],
  ])('A child with %j, searched for with 5 years: %j', (given, errors) => {
    expect(keysOf(travellerErrors([lead, { ...child, ...given }], needs))).toEqual(errors)
  })

  test.each([
    [{ age: 7 }, { 'guests[0].age': 'adult_with_age' }],
    [{ birthday: '2015-01-01' }, { 'guests[0].birthday': 'too_young_for_adult' }],
  ])('An adult with %j: %j', (given, errors) => {
    expect(keysOf(travellerErrors([{ ...lead, ...given }], needs))).toEqual(errors)
  })

  test('A child does not lead', () => {
    const errors = travellerErrors(
      [
        { ...lead, is_lead: false },
        { ...child, age: 5, is_lead: true },
      ],
      needs,
    )
    expect(keysOf(errors)).toEqual({ 'guests[1].is_lead': 'lead_is_child' })
  })

  test('Below two years a child is an infant; its birth date is kept', () => {
    expect(toTraveller({ ...child, birthday: '2025-06-01' }, needs.day)).toMatchObject({
      age: 1,
      birthday: '2025-06-01',
      is_infant: true,
    })
    expect(toTraveller({ ...child, age: 5 }, needs.day)).toMatchObject({ age: 5, is_infant: false })
  })
})
