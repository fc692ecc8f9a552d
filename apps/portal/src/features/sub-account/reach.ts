import type { Schemas } from '@portal/api-client'

type Node = Schemas['PermissionNode']

/** What is said of permissions that reach less than one would think where only own orders are seen. */
const short = {
  'approval/decide': 'approvals',
  'wallet/ledger': 'ledger',
  'order/export': 'exports',
} as const satisfies Partial<Record<Node['node'], string>>

type ShortReach = 'nothing' | (typeof short)[keyof typeof short]

/** What a permission does not reach for an account of this scope, as the key of a text; null where it reaches all. */
export function shortReach(
  { node, needs_all_orders }: Pick<Node, 'node' | 'needs_all_orders'>,
  data_scope: Schemas['DataScope'],
): ShortReach | null {
  if (data_scope === 'all') return null
  return needs_all_orders ? 'nothing' : ((short as Partial<Record<Node['node'], ShortReach>>)[node] ?? null)
}
