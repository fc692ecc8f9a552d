import { expect, test } from 'vitest'
import { expectCleanWorld } from '../testing/hotel-journey.ts'
import { realMock } from '../testing/real-mock.ts'
import { billPairs, invoicePairs } from '../testing/same-sums/document-pairs.ts'
import { accountPairs, ledgerPairs } from '../testing/same-sums/money-pairs.ts'
import { orderPairs } from '../testing/same-sums/order-pairs.ts'
import { type Persona, personas } from '../testing/same-sums/pair.ts'

/** Sums that stand in two places, walked in ten drawn worlds: each has one value wherever it is met. */

const worlds = Array.from(
  { length: 10 },
  (_, at) => [at + 1, personas[at % personas.length] as Persona] as const,
)

test.each(worlds)(
  'R6.98 In world %i every sum of %s has one value wherever it stands',
  async (seed, persona) => {
    const member = realMock(persona, { seed })
    const pairs = [
      ...(await accountPairs(member)),
      ...(await ledgerPairs(member, persona)),
      ...(await invoicePairs(member, persona)),
      ...(await orderPairs(member, persona)),
      ...(await billPairs(member, persona)),
    ]
    expect(pairs.filter(([, here, there]) => here !== there)).toEqual([])
    expect(new Set(pairs.map(([name]) => name)).size).toBeGreaterThanOrEqual(40)
    expectCleanWorld(member)
  },
)
