import { type OperationId, routes } from '@portal/api-client/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { differencesOf, loadNetWorlds } from '../testing/net-worlds.ts'
import { scenes } from '../testing/scenes/all.ts'

const operations = Object.keys(routes) as OperationId[]
const namesOf = (operation: OperationId) => Object.keys(scenes[operation])

describe('a member to whom net prices are hidden', () => {
  let worlds: Awaited<ReturnType<typeof loadNetWorlds>>
  beforeAll(async () => {
    worlds = await loadNetWorlds()
  })

  it.each(operations)(
    'Nothing that %s answers or leaves behind depends on what an order costs the company',
    async (operation) => {
      const told: string[] = []
      for (const scene of namesOf(operation)) {
        told.push(...(await differencesOf(worlds, operation, scene, true)))
      }
      expect(told).toEqual([])
    },
    60_000,
  )

  it('Whoever sees net prices is told of them by many answers, so that the comparison can fail', async () => {
    const told: OperationId[] = []
    for (const operation of operations) {
      const [scene = ''] = namesOf(operation)
      if ((await differencesOf(worlds, operation, scene, false)).length > 0) told.push(operation)
    }
    expect(told.length).toBeGreaterThan(60)
    expect(told).toEqual(
      expect.arrayContaining(['getOrder', 'getWallet', 'quoteOrderCancellation', 'previewInvoice']),
    )
  })
})
