import * as z from 'zod'
import { lazily } from '../world/base.ts'
import { isInstant, isWorldName, noInstant, worldNaming } from '../world/settings.ts'
import { type StartingStateName, startingStates } from '../world/starting-states.ts'

const scenario = () => z.enum(Object.keys(startingStates) as [StartingStateName, ...StartingStateName[]])
const worldId = () => z.string().refine(isWorldName, worldNaming)
const world = () => worldId().optional()
/** A name. The limit is longer than any real one, so that a refusal can repeat it. */
const name = () => z.string().max(80)
const rfc3339 = z.iso.datetime({ offset: true })
const instant = () => {
  const sentence = `${noInstant}: RFC 3339 with its offset, or epoch ms`
  return z
    .union([z.int(), z.string()], sentence)
    .refine(
      (value) =>
        (typeof value === 'number' || rfc3339.safeParse(value).success) && isInstant(instantOf(value)),
      sentence,
    )
}
/**
 * Bodies of the control calls; each schema is built on its first use. Every body may name its world, as header and
 * cookie do.
 */
export const controlBodies = lazily({
  world: () =>
    z.strictObject({
      id: world(),
      seed: z.int().optional(),
      start: instant().optional(),
      scenario: scenario().optional(),
      ticking: z.boolean().optional(),
      data: z.unknown().optional(),
    }),
  data: () =>
    z
      .strictObject({
        world: world(),
        text: z.string().optional(),
        data: z.looseObject({}).nullable().optional(),
      })
      .refine(
        ({ text, data }) => (text === undefined) !== (data === undefined),
        'give text (a JSON or CSV file as it is) or data (its rows; null for none), not both',
      ),
  worldOnly: () => z.strictObject({ world: world() }),
  restore: () => z.strictObject({ snapshot: z.looseObject({}), id: world() }),
  advance: () =>
    z
      .strictObject({ world: world(), ms: z.int().nonnegative().optional(), to: instant().optional() })
      .refine(
        ({ ms, to }) => (ms === undefined) !== (to === undefined),
        'give ms (how far, in milliseconds) or to (an instant: RFC 3339 or epoch ms), not both',
      ),
  scenario: () => z.strictObject({ world: world(), scenario: name() }),
  job: () => z.strictObject({ world: world(), kind: name(), subject: name() }),
  /** Its members are checked as a rule, here as in a snapshot. */
  fault: () => z.looseObject({ world: world() }),
  clearFaults: () => z.strictObject({ world: world(), id: name().optional() }),
  supplier: () => z.looseObject({ world: world(), booking_id: name() }),
  staff: () => z.looseObject({ world: world(), id: name() }),
  session: () => z.strictObject({ world: world(), persona: name() }),
})

/** An instant in either spelling → epoch ms. */
export const instantOf = (value: number | string): number =>
  typeof value === 'number' ? value : Date.parse(value)
