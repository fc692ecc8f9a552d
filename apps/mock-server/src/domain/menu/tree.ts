import type { Language, Schemas } from '@portal/api-client/contract'
import { type EntryRow, menuRows, ruleRows } from './entries.ts'
import {
  needsOf,
  nodesOfRole,
  type PermissionRow,
  permissionRows,
  type RoleName,
  roleTemplates,
} from './permission.ts'

type MenuRule = Schemas['MenuRule']

/** Room for the ids of buttons behind those of entries. */
const buttonIds = 1000

interface Numbered {
  readonly row: EntryRow
  readonly id: number
  readonly pid: number
  readonly children: readonly Numbered[]
}

/** Ids are positions in the whole table, so they are the same for every member. */
function numbered(rows: readonly EntryRow[], first: { id: number }, pid = 0): Numbered[] {
  return rows.map((row) => {
    first.id += 1
    const { id } = first
    return { row, id, pid, children: numbered(row.children ?? [], first, id) }
  })
}

const counter = { id: 0 }
const rules = numbered(ruleRows, counter)
const menus = numbered(menuRows, counter)

const lastPart = (node: string) => node.slice(node.lastIndexOf('/') + 1)

const buttonRows = permissionRows.flatMap((permission) =>
  permission.menus.flatMap((menu) => {
    const named = new Set([permission.node, `${menu}/${lastPart(permission.node)}`])
    return [...named].map((name) => ({ permission, menu, name }))
  }),
)

function button(
  permission: PermissionRow,
  name: string,
  id: number,
  pid: number,
  language: Language,
): MenuRule {
  return {
    id,
    pid,
    type: 'button',
    title: permission.title[language],
    name,
    path: '',
    icon: '',
    menu_type: '',
    url: '',
    no_login_valid: 0,
    extend: 'none',
  }
}

function buttonsOf(menu: string, pid: number, nodes: readonly string[], language: Language): MenuRule[] {
  return buttonRows.flatMap((row, index) =>
    row.menu === menu && nodes.includes(row.permission.node)
      ? [button(row.permission, row.name, buttonIds + index, pid, language)]
      : [],
  )
}

function entry({ row, id, pid, children }: Numbered, nodes: readonly string[], language: Language): MenuRule {
  const below = [
    ...children.filter((child) => isOpen(child.row, nodes)).map((child) => entry(child, nodes, language)),
    ...buttonsOf(row.name, id, nodes, language),
  ]
  return {
    id,
    pid,
    type: row.type,
    title: row.title[language],
    name: row.name,
    path: row.type === 'menu_dir' ? '' : row.name,
    icon: row.icon ?? '',
    menu_type: row.menu_type ?? '',
    url: row.url ?? '',
    no_login_valid: row.visitor ? 1 : 0,
    extend: row.extend ?? 'none',
    ...(below.length > 0 ? { children: below } : {}),
  }
}

const isOpen = (row: EntryRow, nodes: readonly string[]): boolean =>
  (row.needs?.some((node) => nodes.includes(node)) ?? true) &&
  (row.children === undefined || row.children.some((child) => isOpen(child, nodes)))

/** What a visitor may see: entries marked so, and nothing of the member centre. */
export function visitorRules(language: Language): MenuRule[] {
  return rules.filter(({ row }) => row.visitor).map((rule) => entry(rule, [], language))
}

/** The entries and buttons of a member who holds these permission nodes. */
export function memberTree(
  nodes: readonly string[],
  language: Language,
): { rules: MenuRule[]; menus: MenuRule[] } {
  const open = (list: readonly Numbered[]) =>
    list.filter(({ row }) => isOpen(row, nodes)).map((item) => entry(item, nodes, language))
  return { rules: open(rules), menus: open(menus) }
}

/** Every permission under the first entry that uses it, and whether a member with these nodes may grant it. */
export function permissionGroups(nodes: readonly string[], language: Language): Schemas['PermissionGroup'][] {
  return menuRows.flatMap((dir) =>
    (dir.children ?? []).flatMap(({ name, title }) => {
      const rows = permissionRows.filter(({ menus }) => menus[0] === name)
      const group = rows.map((row) => ({
        node: row.node,
        title: row.title[language],
        grantable: nodes.includes(row.node),
        needs: needsOf(row),
        needs_all_orders: row.sight === 'net of all',
      }))
      return group.length > 0 ? [{ name, title: title[language], nodes: group }] : []
    }),
  )
}

const templateOrder: readonly RoleName[] = ['booker', 'finance', 'viewer', 'owner']

/** Roles to make an account of, as far as `nodes` may be granted. */
export const permissionTemplates = (
  nodes: readonly string[],
  language: Language,
): Schemas['PermissionTemplate'][] =>
  templateOrder
    .map((role) => ({
      title: roleTemplates[role].title[language],
      nodes: nodesOfRole(role).filter((node) => nodes.includes(node)),
      data_scope: roleTemplates[role].data_scope,
    }))
    .filter((template) => template.nodes.length > 0)

/** Names of all pages of the member centre, hidden ones included; for tests and tools. */
export const memberPages: readonly string[] = menuRows.flatMap((dir) =>
  (dir.children ?? []).map((child) => child.name),
)
