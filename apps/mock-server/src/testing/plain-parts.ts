import type { Base } from '../world/base.ts'
import { blankSession } from '../world/blank-member.ts'
import type { Job, JobKind } from '../world/jobs.ts'
import type { Catalogue } from '../world/seed/catalogue.ts'
import { type SessionRecord, type Tables, tableNames } from '../world/tables.ts'
import type { JobHandlers, World } from '../world/world.ts'
import { defaultStart, type WorldParts, Worlds, type WorldsSettings } from '../world/worlds.ts'

export const plainSession = (id: string, member_id = 'm1'): SessionRecord =>
  blankSession({
    id,
    member_id,
    number: `s-${id}`,
    opened: defaultStart,
    expires: defaultStart + 1000,
    refresh_expires: 0,
  })

interface PlainMatter {
  /** Jobs in the order in which they ran, each with the instant of the clock. */
  ran: { job: Job; at: number }[]
  /** How often a base was built. */
  built: number
  parts: WorldParts
}

/** The smallest parts of worlds: two seeded sessions, one seeded job, and jobs that are recorded. */
export function plainParts(handle: (job: Job, world: World) => void = () => {}): PlainMatter {
  const plain: PlainMatter = {
    ran: [],
    built: 0,
    parts: {
      ledger: new Set(),
      jobs: new Proxy({} as JobHandlers, {
        get: (_, kind: JobKind) => (job: Job, world: World) => {
          plain.ran.push({ job: { ...job, kind }, at: world.clock.now() })
          handle(job, world)
        },
      }),
      catalogue: () => Object.freeze({}) as unknown as Catalogue,
      base: ({ start }) => {
        plain.built += 1
        const empty = Object.fromEntries(tableNames.map((name) => [name, Object.freeze([])]))
        const session = Object.freeze([
          Object.freeze(plainSession('seeded-1')),
          Object.freeze(plainSession('seeded-2')),
        ])
        return {
          tables: { ...empty, session } as unknown as Base['tables'] & { [Name in keyof Tables]: never[] },
          jobs: [{ due: start + 5000, kind: 'expire_order', subject: 'seeded' }],
          counters: { order: 60 },
        }
      },
    },
  }
  return plain
}

export function plainWorlds(parts: WorldParts, settings: Partial<WorldsSettings> = {}): Worlds {
  return new Worlds(parts, {
    seed: 1,
    start: defaultStart,
    scenario: 'default',
    mode: 'frozen',
    hostTime: () => 0,
    ...settings,
  })
}
