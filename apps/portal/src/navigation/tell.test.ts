import { expect, test } from 'vitest'
import { tell, tellThrough } from './tell.ts'

test('a notice that has to be given without a network fetches nothing: it is given at once', () => {
  const given: string[] = []
  tellThrough({ error: (message) => given.push(message), success: () => {} })
  tell.error('Network error')
  expect(given).toEqual(['Network error'])
})
