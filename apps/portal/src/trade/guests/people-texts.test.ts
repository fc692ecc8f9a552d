import { loadTexts, setupI18n } from '@portal/i18n'
import { beforeAll, expect, test } from 'vitest'
import { peopleTexts } from './people-texts.ts'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['common'])
})

test('R3.43 infants are counted apart from children, below the age that the hotel names', () => {
  expect(peopleTexts(2, [5, 1, 0])).toEqual(['2 adults', '1 child', '2 infants'])
  expect(peopleTexts(1, [2], 3)).toEqual(['1 adult', '1 infant'])
  expect(peopleTexts(1, [2])).toEqual(['1 adult', '1 child'])
  expect(peopleTexts(1, [null, 17])).toEqual(['1 adult', '2 children'])
})
