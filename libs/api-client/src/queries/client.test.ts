import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './client.ts'

afterEach(() => onlineManager.setOnline(true))

test('R8.19 Without a connection a read and a write are tried and fail, instead of waiting in silence', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  const call = vi.fn(async () => Promise.reject(new Error('You are disconnected')))
  await expect(client.fetchQuery({ queryKey: ['orders'], queryFn: call })).rejects.toThrow('disconnected')
  const write = new MutationObserver(client, { mutationFn: call })
  await expect(write.mutate()).rejects.toThrow('disconnected')
  expect(call).toHaveBeenCalledTimes(2)
})
