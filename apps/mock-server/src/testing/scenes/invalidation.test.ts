import { loadContract, type OperationId, routes } from '@portal/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import { isSuccess } from '../fuzz/judge.ts'
import { changedRows, staleNouns } from '../invalidation.ts'
import { bodyText } from '../plain-program.ts'
import { fundsOf, spendingCalls, spendingThrough } from '../spending-calls.ts'
import { scenes } from './all.ts'
import { prepareScene } from './play.ts'
import type { Scene } from './scene.ts'
import { turns } from './turns.ts'

interface Described {
  readonly operationId: OperationId
  readonly 'x-invalidates'?: readonly string[]
}

const mock = createMock(program)
const declared = new Map<string, readonly string[]>()
beforeAll(async () => {
  const { paths } = (await loadContract()) as { paths: Record<string, Record<string, Described>> }
  for (const described of Object.values(paths).flatMap((methods) => Object.values(methods)))
    declared.set(described.operationId, described['x-invalidates'] ?? [])
})

/** Calls after which a company has less to spend. */
const spent = new Set<OperationId>()

/** Nouns that go stale when the scene is played and that the operation does not declare. */
async function forgotten(operation: OperationId, scene: Scene<OperationId>): Promise<string[]> {
  const { stage, request } = await prepareScene(mock, operation, scene)
  const world = stage.world as LiveWorld
  const token = request.header('ba-user-token')
  const session = token === null ? undefined : world.tables.session.get(token)
  const caller = (session && world.tables.member.get(session.member_id)) ?? null
  const before = changedRows(world)
  const funds = fundsOf(world)
  const response = await mock.handle(request)
  if (!isSuccess(response)) throw new Error(`It is refused: ${bodyText(response).slice(0, 300)}`)
  const left = fundsOf(world)
  if ([...funds].some(([account, amount]) => (left.get(account) ?? amount) < amount)) spent.add(operation)
  const known = declared.get(operation) ?? []
  return [...staleNouns(before, changedRows(world), caller)].filter((noun) => !known.includes(noun))
}

describe('the answers that a call makes stale', () => {
  test.each(Object.keys(routes) as OperationId[])(
    'The contract declares every noun whose records it changes: %s',
    async (operation) => {
      const played = { ...scenes[operation], ...turns[operation] } as Record<string, Scene<OperationId>>
      const missing: Record<string, string[]> = {}
      for (const [name, scene] of Object.entries(played)) {
        const nouns = scene.refused === undefined ? await forgotten(operation, scene) : []
        if (nouns.length > 0) missing[name] = nouns
      }
      expect(missing).toEqual({})
    },
  )
})

test('R6.101 Every call after which a company has less to spend keeps to its limits by the table of spending', () => {
  const known: readonly string[] = [...spendingCalls, ...Object.keys(spendingThrough)]
  expect([...spent].filter((operation) => !known.includes(operation))).toEqual([])
  expect(spent).toContain('payOrder')
})
