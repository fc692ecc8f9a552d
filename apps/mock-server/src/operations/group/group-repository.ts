import type { GroupRequestRecord } from '../../domain/group/group.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Viewer } from '../viewer.ts'

/** Members with their own orders alone see their own requests. */
export const seesGroup = (
  group: GroupRequestRecord | undefined,
  viewer: Viewer,
): group is GroupRequestRecord =>
  group?.company_id === viewer.company.id &&
  (viewer.member.data_scope === 'all' || group.operator.id === viewer.member.id)

export const visibleGroups = (viewer: Viewer): GroupRequestRecord[] =>
  viewer.world.tables.group_request.where((group) => seesGroup(group, viewer))

/** Throws NOT_FOUND for a request that this member may not see. */
export function ownGroup(id: string, viewer: Viewer): GroupRequestRecord {
  const group = viewer.world.tables.group_request.get(id)
  if (!seesGroup(group, viewer)) throw refuse('NOT_FOUND')
  return group
}

export const groupPage = (id: string): string => `/user/group/detail/${id}`
