import { expect, test } from 'vitest'
import { draftOf, dropAllDrafts, dropDraft, hasDrafts, keepDraft, recall, remember } from './form-drafts.ts'

test('The input of a form is kept for its member until it is submitted', () => {
  keepDraft(7, 'hotel-booking', { name: 'Aung' })
  expect(draftOf(7, 'hotel-booking')).toEqual({ name: 'Aung' })
  expect(draftOf(8, 'hotel-booking')).toBeUndefined()
  dropDraft(7, 'hotel-booking')
  expect(draftOf(7, 'hotel-booking')).toBeUndefined()
})

test('Signing out drops all drafts, and storage never holds one', () => {
  keepDraft(7, 'hotel-booking', { name: 'Aung' })
  expect(localStorage.length + sessionStorage.length).toBe(0)
  remember(7, 'recent searches', [1])
  expect(recall(7, 'recent searches')).toEqual([1])
  dropAllDrafts()
  expect(draftOf(7, 'hotel-booking')).toBeUndefined()
  expect(recall(7, 'recent searches')).toBeUndefined()
})

test('A draft counts as begun until it is submitted; recent searches do not', () => {
  dropAllDrafts()
  remember(7, 'recent searches', [])
  expect(hasDrafts()).toBe(false)
  keepDraft(7, 'hotel-booking', { name: 'Aung' })
  expect(hasDrafts()).toBe(true)
  dropDraft(7, 'hotel-booking')
  expect(hasDrafts()).toBe(false)
})
