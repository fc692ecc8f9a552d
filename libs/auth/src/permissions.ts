import { type MenuRule, memberRoot, siteRoot } from './menus.ts'

/** The paths of the permitted actions by route. */
export type AuthNode = Readonly<Record<string, readonly string[]>>

/** A node by name, alone or with one of its actions. */
interface NamedNode {
  name: string
  subNodeName?: string
}

/** An action of the current route, or a node by name. */
export type PermissionQuery = string | NamedNode

/** Maps each rule to its buttons; buttons without a parent belong to the root. */
export function buildAuthNode(rules: readonly MenuRule[], menus: readonly MenuRule[]): AuthNode {
  const map: Record<string, string[]> = Object.create(null)
  collect(map, rules, siteRoot, siteRoot)
  collect(map, menus, memberRoot, memberRoot)
  return map
}

function collect(map: Record<string, string[]>, rules: readonly MenuRule[], root: string, parent: string) {
  for (const rule of rules) {
    const key = root + rule.name
    if (rule.type === 'button') {
      const nodes = (map[parent] ??= [])
      if (!nodes.includes(key)) nodes.push(key)
    }
    collect(map, rule.children ?? [], root, key)
  }
}

/** Whether the map permits it. `route` is the current path; its query is ignored. */
export function isPermitted(map: AuthNode, route: string, query: PermissionQuery): boolean {
  if (typeof query !== 'string') return hasNode(map, query)
  const path = route.replace(/[?#].*/, '')
  const entry = path === siteRoot ? siteRoot + query : `${path}/${query}`
  return map[path]?.includes(entry) ?? false
}

function hasNode(map: AuthNode, { name, subNodeName }: NamedNode): boolean {
  const nodes = name === '' ? undefined : map[name]
  if (!nodes) return false
  return subNodeName === undefined || subNodeName === '' || nodes.includes(subNodeName)
}

/** Whether a member-centre node such as `order/pay` is granted anywhere. */
export const holdsNode = (map: AuthNode, node: string): boolean =>
  Object.values(map).some((nodes) => nodes.includes(memberRoot + node))
