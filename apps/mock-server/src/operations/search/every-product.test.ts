import type { OperationId } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import type { OrderType } from '../../domain/order/order.ts'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { scenes } from '../../testing/scenes/all.ts'
import { prepareScene } from '../../testing/scenes/play.ts'
import type { Scene } from '../../testing/scenes/scene.ts'

/** How each product is searched. */
const searches: Readonly<Record<OrderType, OperationId>> = {
  hotel: 'searchHotels',
  car: 'searchCars',
  airport: 'searchTransfers',
}

// Searching is an operation of each product's own: no type asks it to be remembered.
test.each(Object.entries(searches))(
  'A search of %s joins those of the member',
  async (product, operation) => {
    const mock = createMock(program)
    const [scene] = Object.values<Scene<OperationId>>(scenes[operation] ?? {})
    if (scene === undefined) throw new Error(`${operation} has no scene`)
    const { stage, request } = await prepareScene(mock, operation, { ...scene, as: 'goldenland' })
    await mock.handle(request)
    const { list } = (await stage.me.get('/api/search/history')).data
    expect(list[0]).toMatchObject({ product, time: Math.floor(stage.world.clock.now() / 1000) })
  },
)
