import { permissionRows } from '../menu/permission.ts'

/** What of an account decides which amounts it sees. */
export interface Seeing {
  readonly nodes: readonly string[]
  readonly hide_net_price: boolean
  readonly data_scope: 'own' | 'all'
}

/** Whether an account sees settlement prices and everything from which they could be worked out. */
export const seesNetPrices = ({ nodes, hide_net_price }: Pick<Seeing, 'nodes' | 'hide_net_price'>): boolean =>
  !hide_net_price && nodes.includes('order/viewNet')

/** Bills and invoices tell what every order has cost the company. */
export const seesAllNetPrices = (account: Seeing): boolean =>
  seesNetPrices(account) && account.data_scope === 'all'

const sightOf = new Map(permissionRows.map(({ node, sight }) => [node, sight]))

/** Whether an account sees what a node answers or asks for. */
export function seesEnoughFor(node: string, account: Seeing): boolean {
  const sight = sightOf.get(node) ?? 'anything'
  if (sight === 'anything') return true
  return sight === 'net' ? seesNetPrices(account) : seesAllNetPrices(account)
}

/**
 * The nodes of an account that have an effect. Whoever does not see net prices cannot use what answers or asks for them:
 * every refusal of an amount would tell a little more of it.
 */
export const nodesInEffect = (account: Seeing): readonly string[] =>
  seesAllNetPrices(account) ? account.nodes : account.nodes.filter((node) => seesEnoughFor(node, account))
