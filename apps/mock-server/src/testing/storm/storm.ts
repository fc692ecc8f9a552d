import type { MockProgram } from '../../edge/program.ts'
import { createMock, type Mock } from '../../mock.ts'
import { program } from '../../program.ts'
import { draw } from '../../world/draw.ts'
import { personas } from '../../world/personas.ts'
import type { StartingStateName } from '../../world/starting-states.ts'
import { bookErrors, type Envelope } from '../real-mock.ts'
import { Actor, type Move } from './actor.ts'
import { bookingMoves } from './booking-moves.ts'
import { moneyMoves } from './money-moves.ts'
import { orderMoves } from './order-moves.ts'
import { hearFromSuppliers } from './supplier-moves.ts'
import { watchErrors } from './watch.ts'

const moves = { ...bookingMoves, ...orderMoves, ...moneyMoves } satisfies Record<string, Move>
export type MoveName = keyof typeof moves
export const moveNames = Object.keys(moves) as MoveName[]

/** Weights of moves that lead far, and of moves that are possible for minutes only; all others have 1. */
const oftener: Partial<Record<MoveName, number>> = {
  bookStay: 2,
  bookCar: 1,
  bookTransfer: 1,
  pay: 8,
  topUp: 2,
  refund: 2,
  refundMost: 4,
  amend: 2,
  amendBack: 2,
  acceptOffer: 6,
  declineOffer: 2,
  staffConfirm: 3,
  checkIn: 1,
  complete: 1,
  askApproval: 2,
  decideApproval: 8,
  changeAsAsked: 4,
  applyBill: 2,
  confirmBill: 3,
  payBill: 2,
  withdrawInvoice: 4,
}
const choices = moveNames.flatMap((name) => Array<MoveName>(1 + (oftener[name] ?? 0)).fill(name))

const minute = 60_000
const day = 24 * 60 * minute
const waves = 4
const betweenWaves = 6 * minute
const attempts = 6

interface StormPlan {
  readonly seed: number
  readonly scenario?: StartingStateName
  readonly days: number
  /** How often a day everybody does something, all at the same time. */
  readonly rounds: number
  /** Days that pass at the end without anybody doing anything. */
  readonly calm?: number
  /** Another business than the real one. */
  readonly written?: MockProgram
  /** Puts something between the members and the mock, such as a proxy. */
  readonly through?: (mock: Mock) => Promise<Mock>
}

interface StormReport {
  /** How often each move led to something. */
  readonly done: Readonly<Record<MoveName, number>>
  /** Why the others led to nothing: how often, by move and error key. */
  readonly refused: Readonly<Record<string, number>>
  readonly made: number
  /** News from suppliers that changed something. */
  readonly heard: number
  /** The errors with the day on which they were found; empty when there are none. */
  readonly errors: readonly string[]
}

/** Fourteen members at a time, their suppliers, and days that pass; the same plan makes the same storm. */
export async function storm(plan: StormPlan): Promise<StormReport> {
  const { seed, scenario = 'default', days, rounds, calm = 0, written = program } = plan
  const direct = createMock(written, { seed, scenario })
  const mock = (await plan.through?.(direct)) ?? direct
  const world = mock.worlds.make({ id: 'main', scenario })
  // Bookers are of the seller's house here, so that somebody confirms before the supplier does.
  for (const member of world.tables.member.where(({ role }) => role === 'booker'))
    world.tables.member.put({ ...member, staff: true })
  const of = (...path: (string | number)[]) => draw(seed, 'storm', ...path)
  const actors = personas.map(({ username }) => new Actor(mock, world, username, of(username)))
  const done = Object.fromEntries(moveNames.map((name) => [name, 0])) as Record<MoveName, number>
  const refused: Record<string, number> = {}
  const alarms: string[] = []
  let [made, heard] = [0, 0]

  const act = async (actor: Actor, at: readonly number[]) => {
    actor.draw = of(actor.persona, ...at)
    // A member who finds nothing to move, or may not, makes another move.
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const name = actor.draw.pick(choices)
      const answer = await moves[name](actor)
      if (answer === null) continue
      made += 1
      if (name === 'selfCheck' && answer.code === 1) alarms.push(...alarmsOf(answer, actor))
      if (answer.code === 1) {
        done[name] += 1
        return
      }
      const why = answer.data?.reason_key ?? answer.data?.error_key ?? answer.code
      refused[`${name} ${why}`] = (refused[`${name} ${why}`] ?? 0) + 1
      if (why !== 'NO_PERMISSION') return
    }
  }

  const found = (today: number): string[] =>
    [
      ...actors.flatMap(({ failures }) => failures),
      ...alarms,
      ...bookErrors(world),
      ...watchErrors(world),
      ...world.verdict.report().findings.map(({ where, sentence }) => `${where}: ${sentence}`),
    ].map((sentence) => `Day ${today}: ${sentence}`)

  const opening = found(0)
  if (opening.length > 0) return { done, refused, made, heard, errors: opening }
  for (let today = 1; today <= days; today += 1) {
    for (const actor of actors) actor.signIn()
    for (let round = 0; round < rounds; round += 1) {
      // A colleague pays a booking before it expires.
      for (let wave = 0; wave < waves; wave += 1) {
        await Promise.all(actors.map((actor) => act(actor, [today, round, wave])))
        heard += hearFromSuppliers(world, of('suppliers', today, round, wave), 4)
        world.clock.advance(betweenWaves)
      }
      world.clock.advance(Math.floor(day / rounds) - waves * betweenWaves)
    }
    const errors = found(today)
    if (errors.length > 0) return { done, refused, made, heard, errors }
  }
  if (calm > 0) world.clock.advance(calm * day)
  return { done, refused, made, heard, errors: calm > 0 ? found(days + calm) : [] }
}

/** The self-check as a member sees it in the middle of the storm. */
const alarmsOf = ({ data }: Envelope, { company }: Actor): string[] =>
  (data.checks as { rule: string; ok: boolean }[])
    .filter(({ ok }) => !ok)
    .map(({ rule }) => `${company.name.en} reads that ${rule} does not hold.`)
