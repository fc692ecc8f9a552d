import { type OperationId, routes } from '@portal/api-client/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { presentOrder } from '../operations/present-order.ts'
import { viewerOf } from '../operations/viewer.ts'
import { program } from '../program.ts'
import type { ContractCall } from '../testing/fuzz/contract-calls.ts'
import { callsOf, type FuzzCall } from '../testing/fuzz/draw-call.ts'
import { type FuzzWorld, fuzzSeed, home, prepareFuzzWorld } from '../testing/fuzz/fuzz-world.ts'
import { brokenBooks, faultOf, isSuccess } from '../testing/fuzz/judge.ts'
import { Taint } from '../testing/fuzz/taint.ts'
import { hashOf } from '../world/draw.ts'
import type { Operations } from './operation.ts'

const requests = 120
/** Those whose success needs a code that was sent, or several steps before. */
const refusedAtMost = 32
/** Requests that follow each other in one world. */
const longDay = 1000
/** Sessions are swept in time, and sub-accounts get other nodes. */
const shortLived = new Set(['expired', 'viewer'])
const names = Object.keys(routes) as OperationId[]

/** Sends drawn requests of one operation; throws with the smallest one that fails. */
async function assail(fuzz: FuzzWorld, operation: OperationId, succeeded: Set<OperationId>): Promise<void> {
  const call = fuzz.contract.calls.find((one) => one.operation === operation)
  if (!call) throw new Error(`The contract does not describe ${operation}.`)
  const taint = new Taint(fuzz.fresh(), home)
  const tried = async (drawn: FuzzCall): Promise<void> => {
    const world = fuzz.fresh()
    const before = taint.changedRows(world)
    const response = await fuzz.send(drawn)
    if (isSuccess(response)) succeeded.add(operation)
    const fault = faultOf(drawn, response, world, taint) ?? taint.touched(drawn, before, world)
    if (fault !== null) throw new Error(fault)
  }
  const requestsOf = callsOf(fuzz.contract, call, fuzz.own, fuzz.foreign)
  const seed = hashOf(fuzzSeed, operation)
  await fc.assert(fc.asyncProperty(requestsOf, tried), { seed, numRuns: requests })
}

describe('requests drawn from the contract, and then broken', () => {
  let fuzz: FuzzWorld
  const succeeded = new Set<OperationId>()

  beforeAll(async () => {
    fuzz = await prepareFuzzWorld()
  }, 60_000)

  it.each(names)(
    'Whatever is sent, the answer keeps to the contract and nothing of another company is named or changed: %s',
    async (operation) => {
      await assail(fuzz, operation, succeeded)
      expect(brokenBooks(fuzz.current)).toEqual([])
    },
    30_000,
  )

  it('What was asked before, to find out what there is, was answered as it should', () => {
    expect(fuzz.explored).toEqual([])
  })

  it('Most operations have been carried out and not only refused', () => {
    const refused = names.filter((operation) => !succeeded.has(operation))
    expect(refused.length, `only refused: ${refused.join(', ')}`).toBeLessThanOrEqual(refusedAtMost)
  })
})

describe('a long day', () => {
  it('Drawn requests one after the other, with days passing, leave the books right and stay within the contract', async () => {
    const fuzz = await prepareFuzzWorld()
    const taint = new Taint(fuzz.current, home)
    const told: string[] = []
    for (let nth = 0; nth < longDay; nth += 1) {
      const seed = hashOf(fuzzSeed, 'long day', nth)
      const call = fuzz.contract.calls[seed % fuzz.contract.calls.length] as ContractCall
      const requestsOf = callsOf(fuzz.contract, call, fuzz.own, fuzz.foreign).filter(
        ({ mode }) => !shortLived.has(mode),
      )
      const drawn = fc.sample(requestsOf, { numRuns: 1, seed })[0] as FuzzCall
      fuzz.renew()
      const response = await fuzz.send(drawn)
      told.push(JSON.stringify(drawn))
      const fault = faultOf(drawn, response, fuzz.current, taint)
      if (fault !== null) throw new Error(`Request ${nth + 1}: ${fault}\n${told.slice(-5).join('\n')}`)
      fuzz.learn(drawn, response)
    }
    expect(brokenBooks(fuzz.current)).toEqual([])
  }, 60_000)
})

describe('the fuzzer itself', () => {
  const broken = (operations: Partial<Operations>) =>
    prepareFuzzWorld({ ...program, operations: { ...program.operations, ...operations } })

  it('An operation that shows any order to anybody is found', async () => {
    const fuzz = await broken({
      getOrder: (call, world) => {
        const order = world.tables.order.get(call.query.id)
        return order
          ? { order: presentOrder(order, viewerOf(call, world)) }
          : program.operations.getOrder(call, world)
      },
    })
    await expect(assail(fuzz, 'getOrder', new Set())).rejects.toThrow(/"mode":"foreign"/)
  }, 60_000)

  it('An operation that stumbles over a text is found', async () => {
    const fuzz = await broken({
      listGuests: (call, world) => {
        if (/[<%']/.test(call.query.quickSearch ?? '')) throw new Error('It stumbles.')
        return program.operations.listGuests(call, world)
      },
    })
    await expect(assail(fuzz, 'listGuests', new Set())).rejects.toThrow(/quickSearch=/)
  }, 60_000)
})
