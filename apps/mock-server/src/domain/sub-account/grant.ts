import type { Schemas } from '@portal/api-client/contract'
import { permissionRows } from '../menu/permission.ts'
import type { Minor } from '../money/money.ts'
import type { OrderType, PayChannel } from '../order/order.ts'

/** What an account may do and how far; limits in one currency, null for none. */
export interface Powers {
  readonly nodes: readonly string[]
  readonly data_scope: Schemas['DataScope']
  /** Empty means all. */
  readonly products: readonly OrderType[]
  readonly channels: readonly PayChannel[]
  readonly limit_per_order: Minor | null
  readonly limit_per_month: Minor | null
  readonly approval_over: Minor | null
  readonly hide_net_price: boolean
}

const knownNodes = new Set(permissionRows.map(({ node }) => node))

/** Positions of nodes that do not exist. */
export const unknownNodes = (nodes: readonly string[]): number[] =>
  nodes.flatMap((node, index) => (knownNodes.has(node) ? [] : [index]))

/** Nobody grants a node that is not held. */
export const holdsAll = (granter: Pick<Powers, 'nodes'>, nodes: readonly string[]): boolean =>
  nodes.every((node) => granter.nodes.includes(node))

/** A limit is within another when it is at least as tight. */
const isWithin = (limit: Minor | null, own: Minor | null): boolean =>
  own === null || (limit !== null && limit <= own)

/** Nodes with which an account uses its month: payments, offers, dearer changes, extras, bills and content. */
const spending: readonly string[] = [
  'order/pay',
  'order/confirm',
  'order/book',
  'order/confirmComplete',
  'bill/pay',
  'content/pay',
]
const spends = (nodes: readonly string[]): boolean => nodes.some((node) => spending.includes(node))

/**
 * Whether an account would give its manager a second monthly limit: a member who sets a password can sign in with it,
 * so a member with a monthly limit must not create or manage an account that can spend.
 */
const doublesMonth = (manager: Powers, { nodes }: Pick<Powers, 'nodes'>): boolean =>
  manager.limit_per_month !== null && spends(nodes)

/** Fields in which an account would reach further than the one that grants it. */
export function beyondOwn(granter: Powers, wanted: Powers): (keyof Powers)[] {
  const within: readonly (readonly [keyof Powers, boolean])[] = [
    ['nodes', !doublesMonth(granter, wanted)],
    ['data_scope', granter.data_scope === 'all' || wanted.data_scope === 'own'],
    ['products', granter.products.length === 0 || isPartOf(wanted.products, granter.products)],
    ['channels', wanted.channels.every((channel) => granter.channels.includes(channel))],
    ['limit_per_order', isWithin(wanted.limit_per_order, granter.limit_per_order)],
    ['limit_per_month', isWithin(wanted.limit_per_month, granter.limit_per_month)],
    ['approval_over', isWithin(wanted.approval_over, granter.approval_over)],
    ['hide_net_price', wanted.hide_net_price || !granter.hide_net_price],
  ]
  return within.filter(([, holds]) => !holds).map(([field]) => field)
}

/** Empty means all, so a part of some products is never empty. */
const isPartOf = (products: readonly OrderType[], own: readonly OrderType[]): boolean =>
  products.length > 0 && products.every((product) => own.includes(product))

/**
 * Who manages another account can sign in as it by a new password, so it must itself reach at least as far in everything:
 * nodes, scope, product lines, channels, limits and net prices. This holds for every managing action alike.
 */
export const mayManage = (
  manager: Powers & { readonly id: string },
  account: Powers & { readonly id: string },
): boolean =>
  manager.id !== account.id && holdsAll(manager, account.nodes) && beyondOwn(manager, account).length === 0
