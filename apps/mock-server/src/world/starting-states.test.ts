import { describe, expect, test } from 'vitest'
import { createMock } from '../mock.ts'
import { program } from '../program.ts'
import { bookErrors } from '../testing/real-mock.ts'
import { type StartingStateName, startingStates } from './starting-states.ts'

const names = Object.keys(startingStates) as StartingStateName[]
const mock = createMock(program)

describe('scenarios', () => {
  test.each(names)(
    'R9.30 The ledger of every company agrees in the scenario %s, and its self-check raises no alarm',
    (scenario) => {
      expect(bookErrors(mock.worlds.make({ scenario }))).toEqual([])
    },
    60_000,
  )

  test('Nothing is booked in an empty account, and ten thousand orders are ten thousand', () => {
    expect(mock.worlds.make({ scenario: 'empty_account' }).tables.order.size).toBe(0)
    expect(mock.worlds.make({ scenario: 'many_orders' }).tables.order.size).toBe(10_000)
  })

  test('A scenario keeps the rows of the default one', () => {
    const before = JSON.stringify(mock.worlds.make().tables.ledger_entry.all())
    mock.worlds.make({ scenario: 'low_balance' }).tables.ledger_entry.all()
    expect(JSON.stringify(mock.worlds.make().tables.ledger_entry.all())).toBe(before)
  })
})
