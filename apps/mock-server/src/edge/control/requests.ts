import { routes } from '@portal/api-client/contract'
import * as z from 'zod'
import { lazily } from '../../world/base.ts'
import { isInstant, noInstant } from '../../world/instants.ts'
import { scenarios } from '../../world/scenarios/all.ts'
import type { ScenarioName } from '../../world/scenarios/scenario.ts'

const scenario = () => z.enum(Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]])
const world = () => z.string().optional()
const instant = () =>
  z
    .union([z.int(), z.iso.datetime({ offset: true })])
    .refine((value) => isInstant(instantOf(value)), noInstant)
const operation = () => z.enum(['*', ...Object.keys(routes)] as [string, ...string[]])

/** Bodies of the control calls, each built when first asked for. Each may name its world; header and cookie do as well. */
export const controlBodies = lazily({
  world: () =>
    z.strictObject({
      id: z.string().optional(),
      seed: z.int().optional(),
      start: instant().optional(),
      scenario: scenario().optional(),
      ticking: z.boolean().optional(),
    }),
  worldOnly: () => z.strictObject({ world: world() }),
  restore: () => z.strictObject({ snapshot: z.looseObject({}), id: z.string().optional() }),
  advance: () =>
    z.union(
      [
        z.strictObject({ world: world(), ms: z.int().nonnegative() }),
        z.strictObject({ world: world(), to: instant() }),
      ],
      'give ms (how far, in milliseconds) or to (an instant: RFC 3339 or epoch ms), and nothing else but world',
    ),
  scenario: () => z.strictObject({ world: world(), scenario: z.string() }),
  job: () => z.strictObject({ world: world(), kind: z.string(), subject: z.string() }),
  fault: () =>
    z.strictObject({
      world: world(),
      operation: operation(),
      nth: z.int().optional(),
      rate: z.number().optional(),
      latency: z.number().optional(),
      status: z.int().optional(),
      code: z.int().optional(),
      error_key: z.string().optional(),
      msg: z.string().optional(),
      network: z.boolean().optional(),
      malformed: z.boolean().optional(),
      timeout: z.boolean().optional(),
      html: z.boolean().optional(),
      empty: z.boolean().optional(),
      truncated: z.boolean().optional(),
      carried_out: z.boolean().optional(),
      times: z.int().optional(),
    }),
  clearFaults: () => z.strictObject({ world: world(), id: z.string().optional() }),
  supplier: () => z.looseObject({ world: world(), booking_id: z.string() }),
  session: () => z.strictObject({ world: world(), persona: z.string() }),
})

/** An instant in either spelling → epoch ms. */
export const instantOf = (value: number | string): number =>
  typeof value === 'number' ? value : Date.parse(value)
