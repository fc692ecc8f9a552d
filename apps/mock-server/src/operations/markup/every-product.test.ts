import { expect, test } from 'vitest'
import { orderTypes } from '../../domain/products.ts'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { bookOnRequest } from '../../scenarios/bookings.ts'
import { Stage } from '../../scenarios/stage.ts'

const { worlds, handle } = createMock(program)

/** The order that a member of the company books, in a new world. */
async function booked(type: (typeof orderTypes)[number], value: string) {
  const stage = new Stage({ program, handle }, worlds.make({ id: 'main', scenario: 'default' }))
  const member = stage.as('goldenland')
  const rule = { scope: 'product', target_id: type, type: 'percent', value, priority: 999 } as const
  await member.mustSucceed('saveMarkupRule', { body: rule })
  const { booking_id } = await bookOnRequest[type](member)
  return stage.order(booking_id)
}

// Searching and pricing are operations of each product's own: no type asks them for the rules of a company.
test.each(orderTypes)(
  'A mark-up rule for %s sets its selling price and keeps the net price',
  async (type) => {
    const [low, high] = [await booked(type, '10'), await booked(type, '40')]
    expect(high.total_settlement_price).toBe(low.total_settlement_price)
    expect(high.total_price / low.total_price).toBeCloseTo(1.4 / 1.1, 1)
  },
)
