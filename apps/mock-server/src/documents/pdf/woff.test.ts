import { expect, test } from 'vitest'
import { unpackWoff } from './woff.ts'

test('Refuses a file that is no WOFF font by name', async () => {
  await expect(unpackWoff(new TextEncoder().encode('<!doctype html>'.repeat(9)))).rejects.toThrow(
    'Not a WOFF file',
  )
})
