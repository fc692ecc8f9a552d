import { notify as overlayNotify } from '@portal/ui/overlays'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notify, notifyThrough } from './notify.ts'

afterEach(() => notifyThrough(null))

test('an offline notice is shown at once, without loading anything', () => {
  const given: string[] = []
  notifyThrough({ error: (message) => given.push(message), success: () => {}, info: () => {} })
  notify.error('Network error')
  expect(given).toEqual(['Network error'])
})

test('a notice before the first render is not shown on the previous page', async () => {
  const given: string[] = []
  notifyThrough({ error: (message) => given.push(message), success: () => {}, info: () => {} })
  notifyThrough(null)
  const shown = vi.spyOn(overlayNotify, 'error').mockImplementation(() => {})
  notify.error('Gateway error')
  await waitFor(() => expect(shown).toHaveBeenCalledWith('Gateway error'))
  expect(given).toEqual([])
})
