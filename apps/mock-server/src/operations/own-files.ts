import type { MemberRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'

/** Whether a file that a call names was sent by somebody of the member's company. */
export const isOwnFile = (world: World, member: MemberRecord, url: string): boolean =>
  world.tables.upload.all().some((file) => file.url === url && file.company_id === member.company_id)
