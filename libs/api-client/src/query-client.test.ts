import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

/** A limit for what never comes, not for a machine that is busy; ms. */
const patience = 30_000

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

describe('what a write makes stale', () => {
  const rates = ['POST', '/api/hotel/rates', { hotel_id: '1001' }]
  const transfers = ['POST', '/api/airport/search', { airport: 'RGN' }]
  const orders = ['/api/order/index', { page: 1 }]

  /** The keys that are stale after an operation has succeeded. */
  async function staleAfterwards(operation: string): Promise<unknown[]> {
    const client = createQueryClient()
    for (const queryKey of [rates, transfers, orders]) client.setQueryData(queryKey, {})
    const write = new MutationObserver(client, { mutationKey: [operation], mutationFn: async () => ({}) })
    await write.mutate()
    return client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey)
  }

  test('Prices that were asked for by POST are stale after a mark-up was saved, as those of other reads', async () => {
    expect(await staleAfterwards('saveMarkupRule')).toEqual([rates, transfers])
    expect(await staleAfterwards('payOrder')).toEqual([orders])
  })

  test('A list on the screen is read again at once; a preview on the screen only when it is opened again', async () => {
    const client = createQueryClient()
    const [list, preview] = [vi.fn(async () => ({})), vi.fn(async () => ({}))]
    const payPreview = ['POST', '/api/order/payPreview', { id: 'H2611210001' }]
    const shown = [
      new QueryObserver(client, { queryKey: orders, queryFn: list }),
      new QueryObserver(client, { queryKey: payPreview, queryFn: preview }),
    ].map((observer) => observer.subscribe(() => {}))
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), patience)
    const write = new MutationObserver(client, { mutationKey: ['payOrder'], mutationFn: async () => ({}) })
    await write.mutate()
    expect([list.mock.calls.length, preview.mock.calls.length]).toEqual([2, 1])
    expect(client.getQueryState(payPreview)?.isInvalidated).toBe(true)
    for (const end of shown) end()
  })

  test('A first read on its way is read again when it has been answered: it may be older than the write', async () => {
    const client = createQueryClient()
    const answers: ((answer: string) => void)[] = []
    const queryFn = () => new Promise<string>((answer) => void answers.push(answer))
    const end = new QueryObserver(client, { queryKey: orders, queryFn }).subscribe(() => {})
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    const write = new MutationObserver(client, { mutationKey: ['payOrder'], mutationFn: async () => ({}) })
    const written = write.mutate()
    await vi.waitFor(() => expect(invalidated).toHaveBeenCalledTimes(2), patience)
    answers[0]?.('of before')
    await vi.waitFor(() => expect(answers).toHaveLength(2), patience)
    answers[1]?.('of after')
    await written
    expect(client.getQueryData(orders)).toBe('of after')
    end()
  })

  test('Everything is stale if the table of the contract cannot be loaded, since old money on the screen is worse', async () => {
    vi.doMock('./generated/invalidations.ts', () => {
      throw new Error('lost on the way')
    })
    expect(await staleAfterwards('payOrder')).toEqual([rates, transfers, orders])
    vi.doUnmock('./generated/invalidations.ts')
    expect(await staleAfterwards('payOrder')).toEqual([orders])
  })
})
