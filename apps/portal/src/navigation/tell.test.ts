import { notify } from '@portal/ui/overlays'
import { afterEach, expect, test, vi } from 'vitest'
import { tell, tellThrough } from './tell.ts'

afterEach(() => tellThrough(null))

test('a notice that has to be given without a network fetches nothing: it is given at once', () => {
  const given: string[] = []
  tellThrough({ error: (message) => given.push(message), success: () => {} })
  tell.error('Network error')
  expect(given).toEqual(['Network error'])
})

test('a notice given before anything is drawn is not told to the page of before', async () => {
  const given: string[] = []
  tellThrough({ error: (message) => given.push(message), success: () => {} })
  tellThrough(null)
  const shown = vi.spyOn(notify, 'error').mockImplementation(() => {})
  tell.error('Gateway error')
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith('Gateway error'))
  expect(given).toEqual([])
})
