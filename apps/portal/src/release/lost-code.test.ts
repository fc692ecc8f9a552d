import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as chunks from './chunk-reload.ts'
import { reloadForLostCode } from './lost-code.ts'
import * as consent from './may-reload.ts'

const reload = vi.spyOn(chunks, 'reloadAfterChunkError')
const mayReload = vi.spyOn(consent, 'mayReload')
const host = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  reload.mockReturnValue(true)
  mayReload.mockResolvedValue(true)
  host.mockImplementation(async () => Response.json({ id: 'b1' }))
})
afterEach(() => void vi.resetAllMocks())

test('A missing chunk reloads the page at the target if the host answers', async () => {
  expect(await reloadForLostCode('/car/list?page=2')).toBe(true)
  expect(reload).toHaveBeenCalledExactlyOnceWith('/car/list?page=2')
})

test.each([
  ['cannot be reached', () => host.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['answers 503', () => host.mockResolvedValue(Response.json({}, { status: 503 }))],
  ['is hidden by the sign-in page of a network', () => host.mockResolvedValue(new Response('<html>'))],
])('The page stays, and nobody is asked about a form, where the host %s', async (_, answer) => {
  answer()
  expect(await reloadForLostCode('/car/list')).toBe(false)
  expect(mayReload).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('The page stays if the operator wants to finish a form first', async () => {
  mayReload.mockResolvedValue(false)
  expect(await reloadForLostCode('/car/list')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('The page stays if it was reloaded a moment ago', async () => {
  reload.mockReturnValue(false)
  expect(await reloadForLostCode('/car/list')).toBe(false)
})
