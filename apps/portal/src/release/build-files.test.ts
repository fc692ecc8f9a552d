import { afterEach, expect, test, vi } from 'vitest'
import { buildFiles } from './build-files.ts'

afterEach(() => vi.restoreAllMocks())

test('Gives up on a file of the build that never ends, so that no navigation waits forever', async () => {
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
