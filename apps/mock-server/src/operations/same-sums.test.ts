import { expect, test } from 'vitest'
import { expectCleanWorld } from '../testing/hotel-journey.ts'
import { realMock } from '../testing/real-mock.ts'
import { billPairs, invoicePairs } from '../testing/same-sums/document-pairs.ts'
import { accountPairs, ledgerPairs } from '../testing/same-sums/money-pairs.ts'
import { monthPairs } from '../testing/same-sums/month-pairs.ts'
import { orderPairs } from '../testing/same-sums/order-pairs.ts'
import { type Persona, personas } from '../testing/same-sums/pair.ts'

/** A sum that is shown in several places is the same in each, in ten drawn worlds. */

const worlds = Array.from(
  { length: 10 },
  (_, at) => [at + 1, personas[at % personas.length] as Persona] as const,
)

test.each(worlds)(
  'R6.98 In world %i every sum of %s is the same wherever it is shown',
  async (seed, persona) => {
    const member = realMock(persona, { seed })
    const pairs = [
      ...(await accountPairs(member)),
      ...(await ledgerPairs(member, persona)),
      ...(await monthPairs(member)),
      ...(await invoicePairs(member, persona)),
      ...(await orderPairs(member, persona)),
      ...(await billPairs(member, persona)),
    ]
    expect(pairs.filter(([, here, there]) => here !== there)).toEqual([])
    expect(new Set(pairs.map(([name]) => name)).size).toBeGreaterThanOrEqual(40)
    expectCleanWorld(member)
  },
)
