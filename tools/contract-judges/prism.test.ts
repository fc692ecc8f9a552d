import { type OperationId, routes } from '@portal/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EdgeRequest, jsonResponse } from '../../apps/mock-server/src/edge/exchange.ts'
import { createMock } from '../../apps/mock-server/src/mock.ts'
import { program } from '../../apps/mock-server/src/program.ts'
import fc, { deepShare, seedWindow, shareOf } from '../../apps/mock-server/src/testing/fast-check.ts'
import { runCells, windows } from '../../apps/mock-server/src/testing/fuzz/cell-window.ts'
import {
  type ContractCalls,
  readContractCalls,
} from '../../apps/mock-server/src/testing/fuzz/contract-calls.ts'
import { type FuzzCall, variantsOf } from '../../apps/mock-server/src/testing/fuzz/draw-call.ts'
import { SceneWorld } from '../../apps/mock-server/src/testing/fuzz/scene-world.ts'
import { scenes } from '../../apps/mock-server/src/testing/scenes/all.ts'
import { playScene } from '../../apps/mock-server/src/testing/scenes/play.ts'
import { refusalScenes } from '../../apps/mock-server/src/testing/scenes/refusals.ts'
import type { Scene } from '../../apps/mock-server/src/testing/scenes/scene.ts'
import { turns } from '../../apps/mock-server/src/testing/scenes/turns.ts'
import { storm } from '../../apps/mock-server/src/testing/storm/storm.ts'
import { hashOf } from '../../apps/mock-server/src/world/draw.ts'
import { Comparison } from './agreement.ts'
import { behindPrism, type JudgedMock, readOperations } from './prism.ts'

/** The deep run sends every hostile cell, and lets the storm last for days. */
const deep = process.env.DEEP !== undefined
/** One of so many cells of an operation, others every day. */
const part = deep ? Math.round(1 / deepShare) : windows
/** Drawn forms of a request that succeeds: for each operation, or for one of three, others every day. */
const variants = deep ? shareOf(40) : 1
const isDrawn = (operation: OperationId) => deep || (names.indexOf(operation) + seedWindow) % 3 === 0
const names = Object.keys(routes) as OperationId[]
const allScenes = [scenes, refusalScenes, turns].flatMap((list) =>
  Object.entries(list).flatMap(([operation, named]) =>
    Object.values(named as Readonly<Record<string, Scene<OperationId>>>).map(
      (scene) => [operation as OperationId, scene] as const,
    ),
  ),
)

let operations: Awaited<ReturnType<typeof readOperations>>
const open: JudgedMock[] = []
const judgedMock = async (...args: Parameters<typeof createMock>): Promise<JudgedMock> => {
  const judged = await behindPrism(createMock(...args), operations)
  open.push(judged)
  return judged
}

beforeAll(async () => {
  operations = await readOperations()
})
afterAll(async () => {
  for (const judged of open) await judged.close()
})

const violationsIn = ({ objections }: Pick<JudgedMock, 'objections'>) =>
  objections
    .filter(({ violations }) => violations.length > 0)
    .map(({ request, violations }) => `${request}\n  ${violations.join('\n  ')}`)

/** Apart from visitors, whom the mock refuses too, and from uploads above the 10 MB that Prism reads. */
const refusedWronglyBy = ({ objections }: JudgedMock) =>
  objections
    .filter(({ refused }) => refused.length > 0 && !/^(401|413) /.test(refused[0] ?? ''))
    .map(({ request, refused }) => `${request}\n  ${refused.join('\n  ')}`)

describe("the mock behind Prism's validating proxy", () => {
  let played: JudgedMock
  beforeAll(async () => {
    played = await judgedMock(program)
    for (const [operation, scene] of allScenes) await playScene(played, operation, scene)
    console.log(`Prism judged ${played.judged} calls of ${allScenes.length} scenes.`)
  })

  test('R1.15 The requests of all scenes and their answers, refusals included, keep the contract', () => {
    expect(violationsIn(played)).toEqual([])
    expect(refusedWronglyBy(played)).toEqual([])
  })

  test('Prism understands the answers and bodies of every operation, since it objects to wrong ones', async () => {
    const wrong = await behindPrism(
      { ...createMock(program), handle: async () => jsonResponse(200, '{}') },
      operations,
    )
    open.push(wrong)
    for (const { method, path, body } of Object.values(routes)) {
      const request = played.passed.get(`${method} ${path}`)
      expect(request, path).toBeDefined()
      expect((await wrong.judge(request!)).violations, path).not.toEqual([])
      if (body !== 'json') continue
      const text = new TextEncoder().encode('["wrong"]')
      expect((await wrong.judge({ ...request!, body: text })).refused, path).not.toEqual([])
    }
  })

  test('R1.15 Prism and the mock take a language and a server that nobody knows', async () => {
    const headers: Record<string, string> = { 'think-lang': 'fr', server: 'xyz' }
    const header = (name: string) => headers[name] ?? null
    const judged = await played.judge({ method: 'GET', url: routes.listCountries.path, header, body: null })
    expect([judged.refused, judged.violations, judged.answer?.status]).toEqual([[], [], 200])
  })

  test('R1.15 Fourteen members at once send legal requests, and all answers keep the contract', async () => {
    let judged: JudgedMock | undefined
    const { errors, made } = await storm({
      seed: 1,
      days: deep ? shareOf(10) : 1,
      rounds: deep ? 3 : 1,
      through: async (mock) => {
        judged = await behindPrism(mock, operations)
        open.push(judged)
        return judged
      },
    })
    expect(errors).toEqual([])
    expect(made).toBeGreaterThan(0)
    expect(violationsIn(judged!)).toEqual([])
    expect(refusedWronglyBy(judged!)).toEqual([])
    console.log(`Prism judged ${judged!.judged} calls of a storm.`)
  })
})

describe('hostile requests', () => {
  const mock = createMock(program)
  let judged: JudgedMock
  let comparison: Comparison
  let contract: ContractCalls
  beforeAll(async () => {
    judged = await behindPrism(mock, operations)
    open.push(judged)
    comparison = new Comparison(judged)
    contract = await readContractCalls()
  })
  afterAll(() => {
    console.log(`Prism judged ${judged.judged} calls of hostile requests.`, comparison.counts)
  })

  test.each([...Map.groupBy(names, (name) => routes[name].noun)])(
    'R1.15 Prism and the mock refuse the same of %s, and every answer keeps the contract',
    async (_, ofNoun) => {
      const before = [judged.objections.length, comparison.unexplained.length] as const
      let spoilt: string | null = null
      const both = {
        handle: async (request: EdgeRequest) =>
          (await comparison.add(request, spoilt)) ?? mock.handle(request),
      }
      for (const operation of ofNoun) {
        const start = hashOf(seedWindow, operation)
        await runCells(mock, contract, operation, (at) => (at + start) % part === 0, both)
        if (!isDrawn(operation)) continue
        const place = await SceneWorld.of(mock, operation, both)
        const forms = variantsOf(contract, operation, place.sent, new Map())
        for (const drawn of fc.sample(forms, { seed: start, numRuns: variants })) {
          place.fresh()
          spoilt = spoiltIn(drawn)
          await place.send(drawn)
          spoilt = null
        }
      }
      expect(comparison.unexplained.slice(before[1])).toEqual([])
      expect(violationsIn({ objections: judged.objections.slice(before[0]) })).toEqual([])
    },
  )

  test('Both have refused and both have taken some of them', () => {
    expect(comparison.counts.both).toBeGreaterThan(0)
    expect(comparison.counts.neither).toBeGreaterThan(0)
  })
})

/** What the contract forbids in a drawn request; null where it may be legal. */
function spoiltIn({ operation, mode, spoilt }: FuzzCall): string | null {
  const isForm = ['missing', 'type', 'range', 'enum'].includes(mode)
  return isForm || (mode === 'extra' && routes[operation].status === 'stubbed') ? spoilt : null
}
