import type { MemberRecord, PreferenceRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'

const alerts = { deadline: true, supplier: true, low_balance: true, bill: true } as const

/** What the member chose; everybody begins with all alerts. */
export const preferenceOf = (world: World, member: MemberRecord): PreferenceRecord =>
  world.tables.preference.get(member.id) ?? { id: member.id, alerts }
