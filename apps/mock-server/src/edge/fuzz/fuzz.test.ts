import { type OperationId, routes } from '@portal/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OrderRecord } from '../../domain/order/order.ts'
import { createMock, type Mock } from '../../mock.ts'
import { presentOrder } from '../../operations/order/present-order.ts'
import { type Viewer, viewerOf } from '../../operations/viewer.ts'
import { program } from '../../program.ts'
import fc, { shareOf } from '../../testing/fast-check.ts'
import { repeatedBy } from '../../testing/fuzz/cell-window.ts'
import type { ContractCall } from '../../testing/fuzz/contract-calls.ts'
import { callsOf, type FuzzCall, variantsOf } from '../../testing/fuzz/draw-call.ts'
import { fuzzSeed } from '../../testing/fuzz/explore.ts'
import { type FuzzWorld, home, prepareFuzzWorld } from '../../testing/fuzz/fuzz-world.ts'
import { brokenInvariants, errorOf, isSuccess } from '../../testing/fuzz/judge.ts'
import { SceneWorld } from '../../testing/fuzz/scene-world.ts'
import { hashOf } from '../../world/draw.ts'
import type { Operations } from '../operation.ts'

/** The deep run draws as many as an hour holds, an ordinary one a few of every operation, and others every day. */
const deep = process.env.DEEP !== undefined
/** Of each operation, drawn from the contract and from what is there; the others are forms of one that succeeds. */
const requests = deep ? shareOf(400) : 2
const variants = deep ? shareOf(200) : 1
/** Where one is known to fail. */
const many = 120
/** Requests that follow each other in one world. */
const longDay = deep ? shareOf(5000) : 50
/** Sessions are swept in time, and sub-accounts get other nodes. */
const shortLived = new Set(['expired', 'viewer', 'own'])
const names = Object.keys(routes) as OperationId[]

type Assailed = Pick<FuzzWorld, 'fresh' | 'send' | 'taintFor'>

/** Sends a request to the world as it was prepared; throws with what is wrong about the answer. */
async function tried(place: Assailed, drawn: FuzzCall): Promise<boolean> {
  const world = place.fresh()
  const taint = place.taintFor(drawn)
  const before = taint.changedRows(world)
  const response = await place.send(drawn)
  const error = errorOf(drawn, response, world, taint) ?? taint.touched(drawn, before, world)
  if (error !== null) throw new Error(error)
  return isSuccess(response)
}

/** Sends drawn requests of one operation; throws with the smallest one that fails, or the first where that will do. */
async function assail(
  fuzz: FuzzWorld,
  operation: OperationId,
  numRuns = requests,
  seedOf = fuzzSeed,
  endOnFailure = false,
): Promise<void> {
  const call = fuzz.contract.calls.find((one) => one.operation === operation)
  if (!call) throw new Error(`The contract does not describe ${operation}.`)
  const requestsOf = callsOf(fuzz.contract, call, fuzz.own, fuzz.foreign)
  const seed = hashOf(seedOf, operation)
  const property = fc.asyncProperty(requestsOf, async (drawn) => void (await tried(fuzz, drawn)))
  await fc.assert(property, { seed, numRuns, endOnFailure })
}

/** Finds what is planted with the same requests on every day. */
const find = (fuzz: FuzzWorld, operation: OperationId, numRuns = many) =>
  assail(fuzz, operation, numRuns, 20_261_121, true)

/** Sends a request that succeeds, and then forms of it; says whether it did. */
async function vary(fuzz: FuzzWorld, mock: Mock, operation: OperationId): Promise<boolean> {
  const scene = await SceneWorld.of(mock, operation)
  const foreign = scene.company_id === home ? fuzz.foreign : fuzz.own
  const formsOf = variantsOf(fuzz.contract, operation, scene.sent, foreign)
  const seed = hashOf(fuzzSeed, 'forms', operation)
  const property = fc.asyncProperty(formsOf, async (drawn) => void (await tried(scene, drawn)))
  await fc.assert(property, { seed, numRuns: variants })
  const good = formsOf.filter(({ mode }) => mode === 'valid')
  return tried(scene, fc.sample(good, { seed, numRuns: 1 })[0] as FuzzCall)
}

/** A failure says how it is repeated. */
async function naming<Result>(again: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    throw new Error(`${found}\nAgain: ${again}`, { cause: error })
  }
}

let fuzz: FuzzWorld
beforeAll(async () => {
  fuzz = await prepareFuzzWorld()
})

describe('requests generated from the contract, and then broken', () => {
  const mock = createMock(program)

  test.each(names)(
    'Whatever is sent, the answer follows the contract and reveals or changes nothing of others: %s',
    async (operation) => {
      const again = repeatedBy('fuzz', operation)
      await naming(again, () => assail(fuzz, operation))
      expect(brokenInvariants(fuzz.current), again).toEqual([])
      const done = await naming(again, () => vary(fuzz, mock, operation))
      expect(done, `it is carried out, not only refused; ${again}`).toBe(true)
    },
  )

  test('The earlier requests, which find out what exists, got correct answers', () => {
    expect(fuzz.explored).toEqual([])
  })
})

describe('the fuzzer itself', () => {
  const broken = (operations: Partial<Operations>) =>
    fuzz.under({ ...program, operations: { ...program.operations, ...operations } })
  const showing = (shown: (order: OrderRecord, viewer: Viewer) => boolean) =>
    broken({
      getOrder: (call, world) => {
        const order = world.tables.order.get(call.query.id)
        const viewer = viewerOf(call, world)
        return order && shown(order, viewer)
          ? { order: presentOrder(order, viewer) }
          : program.operations.getOrder(call, world)
      },
    })

  test('Finds an operation that shows any order to anybody', async () => {
    const open = showing((order, { company }) => order.company_id !== company.id)
    await expect(find(open, 'getOrder')).rejects.toThrow(/"mode":"foreign"/)
  })

  test('Finds an operation that shows an order to a colleague who sees only their own', async () => {
    const open = showing((order, { company }) => order.company_id === company.id)
    await expect(find(open, 'getOrder')).rejects.toThrow(/"mode":"own"/)
  })

  test('Finds an operation that fails on invisible characters', async () => {
    const stumbling = broken({
      listGuests: (call, world) => {
        if (call.query.quickSearch?.includes('\u2066')) throw new Error('It stumbles.')
        return program.operations.listGuests(call, world)
      },
    })
    await expect(find(stumbling, 'listGuests', many * 4)).rejects.toThrow(/quickSearch=/)
  })

  test('Finds an operation that fails on the same entry twice', async () => {
    const stumbling = broken({
      removeDrafts: (call, world) => {
        const { ids } = call.body
        if (new Set(ids).size < ids.length) throw new Error('It stumbles.')
        return program.operations.removeDrafts(call, world)
      },
    })
    await expect(find(stumbling, 'removeDrafts', many * 4)).rejects.toThrow(/ids/)
  })

  test('Finds an operation that fails on a text', async () => {
    const stumbling = broken({
      listGuests: (call, world) => {
        if (/[<%']/.test(call.query.quickSearch ?? '')) throw new Error('It stumbles.')
        return program.operations.listGuests(call, world)
      },
    })
    await expect(find(stumbling, 'listGuests', many * 4)).rejects.toThrow(/quickSearch=/)
  })
})

describe('a long day', () => {
  test('Generated requests in sequence, with days passing, keep the ledger right and follow the contract', async () => {
    const day = fuzz.under()
    const sent: string[] = []
    for (let nth = 0; nth < longDay; nth += 1) {
      const seed = hashOf(fuzzSeed, 'long day', nth)
      const call = day.contract.calls[seed % day.contract.calls.length] as ContractCall
      const requestsOf = callsOf(day.contract, call, day.own, day.foreign).filter(
        ({ mode }) => !shortLived.has(mode),
      )
      const drawn = fc.sample(requestsOf, { numRuns: 1, seed })[0] as FuzzCall
      day.renew()
      const response = await day.send(drawn)
      sent.push(JSON.stringify(drawn))
      const error = errorOf(drawn, response, day.current, day.taintFor(drawn))
      if (error !== null) {
        const before = sent.slice(-5).join('\n')
        throw new Error(
          `Request ${nth + 1}: ${error}\n${before}\nAgain: ${repeatedBy('fuzz', '"with days passing"')}`,
        )
      }
      day.learn(drawn, response)
    }
    expect(brokenInvariants(day.current)).toEqual([])
  })
})
