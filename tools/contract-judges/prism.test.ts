import { type OperationId, routes } from '@portal/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonResponse } from '../../apps/mock-server/src/edge/exchange.ts'
import { createMock, type Mock } from '../../apps/mock-server/src/mock.ts'
import { program } from '../../apps/mock-server/src/program.ts'
import { shareOf } from '../../apps/mock-server/src/testing/fast-check.ts'
import { scenes } from '../../apps/mock-server/src/testing/scenes/all.ts'
import { playScene } from '../../apps/mock-server/src/testing/scenes/play.ts'
import { refusalScenes } from '../../apps/mock-server/src/testing/scenes/refusals.ts'
import type { Scene } from '../../apps/mock-server/src/testing/scenes/scene.ts'
import { turns } from '../../apps/mock-server/src/testing/scenes/turns.ts'
import { storm } from '../../apps/mock-server/src/testing/storm/storm.ts'
import { behindPrism, type JudgedMock, readOperations } from './prism.ts'

/** The deep run lets the storm last for days. */
const deep = process.env.DEEP !== undefined
const allScenes = [scenes, refusalScenes, turns].flatMap((list) =>
  Object.entries(list).flatMap(([operation, named]) =>
    Object.values(named as Readonly<Record<string, Scene<OperationId>>>).map(
      (scene) => [operation as OperationId, scene] as const,
    ),
  ),
)

let operations: Awaited<ReturnType<typeof readOperations>>
const open: JudgedMock[] = []
/** Puts Prism in front of a mock until the tests end. */
const judgedBy = async (mock: Mock): Promise<JudgedMock> => {
  const judged = await behindPrism(mock, operations)
  open.push(judged)
  return judged
}

beforeAll(async () => {
  operations = await readOperations()
})
afterAll(async () => {
  for (const judged of open) await judged.close()
})

const violationsIn = ({ objections }: JudgedMock) =>
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
    played = await judgedBy(createMock(program))
    for (const [operation, scene] of allScenes) await playScene(played, operation, scene)
    console.log(`Prism judged ${played.judged} calls of ${allScenes.length} scenes.`)
  })

  test('R1.15 The requests of all scenes and their answers, refusals included, keep the contract', () => {
    expect(violationsIn(played)).toEqual([])
    expect(refusedWronglyBy(played)).toEqual([])
  })

  test('Prism understands the answers and bodies of every operation, since it objects to wrong ones', async () => {
    const wrong = await judgedBy({ ...createMock(program), handle: async () => jsonResponse(200, '{}') })
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
        judged = await judgedBy(mock)
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
