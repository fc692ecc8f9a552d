import { afterEach, expect, test, vi } from 'vitest'
import { buildFiles } from './build-files.ts'

afterEach(() => vi.restoreAllMocks())

test('A file of the build that begins and does not end is done without, so that no navigation waits for it for good', async () => {
  const over = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  const get = vi.fn<typeof fetch>(
    (_address, call) =>
      new Promise((_, fail) => {
        call?.signal?.addEventListener('abort', () => fail(call.signal?.reason))
      }),
  )
  const read = buildFiles('b1', get).read('builds/latest.json')
  over.abort(new DOMException('late', 'TimeoutError'))
  expect(await read).toBeNull()
  expect(get).toHaveBeenCalledOnce()
})
