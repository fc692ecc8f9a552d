import { afterEach, beforeEach, expect } from 'vitest'
import { program } from '../program.ts'
import type { PersonaName } from '../world/personas.ts'
import { expectCleanWorld } from './hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from './real-mock.ts'

export const amount = (money: { amount: string }) => Number(money.amount)

/**
 * A member in a new world for each test, and what tests of orders do over and over. Signs the member in again after each
 * jump of the clock, and checks after each test that the world is clean.
 */
export function signedIn(persona: PersonaName) {
  let current: RealMock
  beforeEach(() => {
    current = realMock(persona)
  })
  afterEach(() => expectCleanWorld(current))

  const member: RealMock = {
    get mock() {
      return current.mock
    },
    get world() {
      return current.world
    },
    get: (...call) => current.get(...call),
    post: (...call) => current.post(...call),
  }
  const later = (ms: number) => {
    current.world.clock.advance(ms)
    current = signedInAgain(current, persona)
  }
  return {
    member,
    later,
    /** `local` has its offset. */
    until: (local: string) => later(Date.parse(local) - current.world.clock.now()),
    /** Of the pre-deposit. */
    balance: async () => amount((await member.get('/api/wallet/summary')).data.wallet.balance),
    supplierSays: (event: keyof typeof program.supplierEvents, id: string, detail = {}) =>
      expect(program.supplierEvents[event](current.world, id, detail)).toBeNull(),
  }
}
