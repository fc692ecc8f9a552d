import { type OperationId, routes } from '@portal/api-client/contract'
import type { Mock } from '../../mock.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import { seedWindow } from '../fast-check.ts'
import { scenes } from '../scenes/all.ts'
import { prepareScene } from '../scenes/play.ts'
import type { Scene } from '../scenes/scene.ts'
import { errorOfCell } from './cell-run.ts'
import { type Cell, cellsOf } from './cells.ts'
import type { ContractCalls } from './contract-calls.ts'
import { stateOf } from './fuzz-world.ts'

/** Every run of the suite sends one part of the cells; the parts take turns by the day, and so many days see all of them. */
export const windows = 120

/** The part of today, or of the day that `PROPERTY_SEED` names. */
export const windowOfToday = (): number => seedWindow % windows

/** The command that repeats a failure of an operation, for a test file. */
export const repeatedBy = (file: string, operation: string): string =>
  `PROPERTY_SEED=${seedWindow} npm run test:file -- apps/mock-server/src/edge/${file}.test.ts -t ${operation}`

interface CellRun {
  readonly sent: number
  readonly byClass: ReadonlyMap<string, number>
  readonly errors: readonly string[]
}

/** Sends the cells of an operation that `chosen` picks, each to the situation in which the operation succeeds. */
export async function runCells(
  mock: Mock,
  contract: ContractCalls,
  operation: OperationId,
  chosen: (at: number, cell: Cell) => boolean,
  to: Pick<Mock, 'handle'> = mock,
): Promise<CellRun> {
  const call = contract.calls.find((one) => one.operation === operation)
  const [scene] = Object.values(scenes[operation] as Readonly<Record<string, Scene<OperationId>>>)
  if (!call || !scene) throw new Error(`Nobody describes ${operation}.`)
  const { sent: good, stage, request } = await prepareScene(mock, operation, scene)
  const cells = cellsOf(contract, call, good).filter((cell, at) => chosen(at, cell))
  const snapshot = mock.worlds.snapshot('main')
  if (!snapshot) throw new Error('The main world is missing.')
  const token = request.header('ba-user-token')
  let world = stage.world as LiveWorld
  let state = stateOf(world)
  const errors: string[] = []
  for (const cell of cells) {
    if (stateOf(world) !== state) {
      world = mock.worlds.restore(snapshot, 'main')
      state = stateOf(world)
    }
    const error = await errorOfCell(to, world, cell, routes[operation].method, token)
    if (error !== null) errors.push(error)
  }
  return { sent: cells.length, byClass: countsOf(cells), errors }
}

const countsOf = (cells: readonly Cell[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(cells, ({ kind }) => kind)].map(([kind, list]) => [kind, list.length]))
