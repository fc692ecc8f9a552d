import { expect, test } from 'vitest'
import { draftOf, dropAllDrafts, dropDraft, hasDrafts, keepDraft } from './form-drafts.ts'

test('A form that went away unsent is found again by its own member, until it was sent', () => {
  keepDraft(7, 'hotel-booking', { name: 'Aung' })
  expect(draftOf(7, 'hotel-booking')).toEqual({ name: 'Aung' })
  expect(draftOf(8, 'hotel-booking')).toBeUndefined()
  dropDraft(7, 'hotel-booking')
  expect(draftOf(7, 'hotel-booking')).toBeUndefined()
})

test('After signing out no draft is left, and storage never held one', () => {
  keepDraft(7, 'hotel-booking', { name: 'Aung' })
  expect(localStorage.length + sessionStorage.length).toBe(0)
  dropAllDrafts()
  expect(draftOf(7, 'hotel-booking')).toBeUndefined()
})

test('A form waits from its first change until it was sent; recent searches are no form', () => {
  dropAllDrafts()
  keepDraft(7, 'recent hotel searches', [])
  expect(hasDrafts()).toBe(false)
  keepDraft(7, 'hotel-booking', { name: 'Aung' })
  expect(hasDrafts()).toBe(true)
  dropDraft(7, 'hotel-booking')
  expect(hasDrafts()).toBe(false)
})
