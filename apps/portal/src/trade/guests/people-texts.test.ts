import { loadTexts, setupI18n } from '@portal/i18n'
import { beforeAll, expect, test } from 'vitest'
import { countPeople, peopleText } from './people-texts.ts'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['common'])
})

test('R3.43 infants are counted apart from children, below the age that the hotel names', () => {
  expect(peopleText(countPeople(2, [5, 1, 0]))).toBe('2 adults · 1 child · 2 infants')
  expect(peopleText(countPeople(1, [2], 3))).toBe('1 adult · 1 infant')
  expect(peopleText(countPeople(1, [2]))).toBe('1 adult · 1 child')
  expect(peopleText(countPeople(1, [null, 17]))).toBe('1 adult · 2 children')
  expect(peopleText(countPeople(1, []))).toBe('1 adult')
})
