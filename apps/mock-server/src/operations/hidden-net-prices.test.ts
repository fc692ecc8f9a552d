import { type OperationId, routes } from '@portal/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { differencesOf, loadNetWorlds, revealingLimits } from '../testing/net-worlds.ts'
import { scenes } from '../testing/scenes/all.ts'

const operations = Object.keys(routes) as OperationId[]
const namesOf = (operation: OperationId) => Object.keys(scenes[operation])

describe('a member who may not see net prices', () => {
  let worlds: Awaited<ReturnType<typeof loadNetWorlds>>
  beforeAll(async () => {
    worlds = await loadNetWorlds()
  })

  test.each(operations)(
    'Nothing that %s answers or stores depends on the net price of an order',
    async (operation) => {
      const revealed: string[] = []
      for (const scene of namesOf(operation)) {
        revealed.push(...(await differencesOf(worlds, operation, scene, { hides: true })))
      }
      expect(revealed).toEqual([])
    },
  )

  /** Calls whose answer may depend on a limit. */
  const limited: readonly OperationId[] = [
    'bookHotel',
    'bookCar',
    'bookTransfer',
    'listOrders',
    'previewOrderPayment',
    'payOrder',
    'confirmOrder',
    'amendOrder',
    'requestApproval',
    'decideApproval',
    'saveSubAccount',
  ]

  test.each(limited)('Limits set close to a net price change nothing that %s answers', async (operation) => {
    const revealed: string[] = []
    for (const scene of namesOf(operation)) {
      for (const limits of await revealingLimits(worlds, operation, scene)) {
        const found = await differencesOf(worlds, operation, scene, { hides: true, limits })
        revealed.push(...found.map((difference) => `${JSON.stringify(limits)}: ${difference}`))
      }
    }
    expect(revealed).toEqual([])
  })

  test('Many answers contain net prices for members who see them, so that the comparison can fail', async () => {
    const changing: OperationId[] = ['bookHotel', 'payOrder', 'previewInvoice', 'quoteOrderCancellation']
    const shown = operations.filter((id) => routes[id].method === 'GET' || changing.includes(id))
    const revealed: OperationId[] = []
    for (const operation of shown) {
      const [scene = ''] = namesOf(operation)
      if ((await differencesOf(worlds, operation, scene, { hides: false })).length > 0)
        revealed.push(operation)
    }
    expect(revealed.length).toBeGreaterThan(25)
    expect(revealed).toEqual(expect.arrayContaining([...changing, 'getOrder', 'getWallet']))
  })
})
