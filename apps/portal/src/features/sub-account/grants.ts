import type { Schemas } from '@portal/api-client'
import type { AccountValues } from './account-form.ts'

type Node = Schemas['PermissionNode']

/** Permissions and visibility of an account. */
export type Grants = Pick<AccountValues, 'nodes' | 'data_scope' | 'hide_net_price'>

/** A change with its side effects. */
export interface Settled {
  grants: Grants
  /** Titles of additionally granted permissions. */
  granted: string[]
  /** Titles of additionally removed permissions, which have no effect any longer. */
  removed: string[]
  /** It sees more than before, because the ticked permission needs that. */
  seesMore: boolean
}

const net = 'order/viewNet'
const needsNet = ({ needs }: Node) => needs.includes(net)

/**
 * Keeps permissions consistent. Ticking one grants what it needs, if that may be granted; unticking, hiding or
 * narrowing removes what would have no effect without it.
 */
export function settleGrants(before: Grants, asked: Partial<Grants>, known: readonly Node[]): Settled {
  const wanted = { ...before, ...asked }
  const added = known.filter(({ node }) => wanted.nodes.includes(node) && !before.nodes.includes(node))
  const lost = before.nodes.filter((node) => !wanted.nodes.includes(node))
  const narrowed = asked.data_scope === 'own'
  const hidden = asked.hide_net_price === true
  const isVoid = (one: Node) =>
    one.needs.some((node) => lost.includes(node)) ||
    (narrowed && one.needs_all_orders) ||
    (hidden && needsNet(one))
  const dropped = known.filter((one) => wanted.nodes.includes(one.node) && isVoid(one))
  const gone = new Set(dropped.map(({ node }) => node))
  const held = wanted.nodes.filter((node) => !gone.has(node))
  const needed = new Set(added.filter(({ node }) => !gone.has(node)).flatMap(({ needs }) => needs))
  const brought = known.filter(({ node, grantable }) => grantable && needed.has(node) && !held.includes(node))
  const data_scope = added.some((one) => one.needs_all_orders) ? 'all' : wanted.data_scope
  const hide_net_price = wanted.hide_net_price && !added.some(needsNet)
  return {
    grants: { nodes: [...held, ...brought.map(({ node }) => node)], data_scope, hide_net_price },
    granted: brought.map(({ title }) => title),
    removed: dropped.map(({ title }) => title),
    seesMore: data_scope !== wanted.data_scope || hide_net_price !== wanted.hide_net_price,
  }
}

/** Whether an account matches a role template exactly. */
export const isTemplate = (
  { nodes, data_scope, hide_net_price }: Grants,
  template: Schemas['PermissionTemplate'],
): boolean =>
  !hide_net_price &&
  data_scope === template.data_scope &&
  nodes.length === template.nodes.length &&
  template.nodes.every((node) => nodes.includes(node))

/** Permissions that reach less than expected if only own orders are visible. */
const short = {
  'approval/decide': 'approvals',
  'wallet/ledger': 'ledger',
  'order/export': 'exports',
} as const satisfies Partial<Record<Node['node'], string>>

type ShortReach = 'nothing' | (typeof short)[keyof typeof short]

/** What a permission does not cover for an account of this scope, as a text key; null if it covers all. */
export function shortReach(
  { node, needs_all_orders }: Pick<Node, 'node' | 'needs_all_orders'>,
  data_scope: Schemas['DataScope'],
): ShortReach | null {
  if (data_scope === 'all') return null
  return needs_all_orders ? 'nothing' : ((short as Partial<Record<Node['node'], ShortReach>>)[node] ?? null)
}
