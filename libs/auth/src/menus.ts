import type { Schemas } from '@portal/api-client/contract'

export type MenuRule = Schemas['MenuRule']
export type MenuRuleType = MenuRule['type']

/** An entry as the menus draw it. */
export interface MenuEntry {
  id: number
  title: string
  type: MenuRuleType
  /** How it opens: `tab` and `iframe` inside the portal, `link` in a new window; anything else is an error. */
  menuType: string
  /** Path inside the portal, or the outside address of a link; empty on a directory. */
  path: string
  icon: string
  children: MenuEntry[]
}

/** Where rules of the two lists live: those outside and those inside the member centre. */
export const siteRoot = '/'
export const memberRoot = '/user/'

/** The page that embeds an outside address. */
export const iframePath = (url: string): string => `${memberRoot}iframe/${encodeURIComponent(url)}`

/** Whether a page inside the portal is of use before this backend; only the portal knows its pages. */
let isOfUse = (_path: string): boolean => true

/** Connects the menus to the pages; called once in the boot. */
export function connectPages(read: (path: string) => boolean): void {
  isOfUse = read
}

/**
 * Builds the menu of the wanted types. Hidden: entries for permissions only (`add_rules_only`), those that lead to a
 * page for which the backend lacks all calls, and directories without a visible entry.
 */
export function buildMenu(
  rules: readonly MenuRule[],
  root: string,
  wanted: readonly MenuRuleType[],
): MenuEntry[] {
  return rules
    .filter((rule) => wanted.includes(rule.type) && rule.extend !== 'add_rules_only')
    .map((rule) => entryOf(rule, root, wanted))
    .filter(({ type, menuType, path, children }) =>
      type === 'menu_dir' ? children.length > 0 : menuType !== 'tab' || isOfUse(path),
    )
}

function entryOf(rule: MenuRule, root: string, wanted: readonly MenuRuleType[]): MenuEntry {
  return {
    id: rule.id,
    title: rule.title,
    type: rule.type,
    menuType: rule.menu_type,
    path: pathOf(rule, root),
    icon: rule.icon,
    children: buildMenu(rule.children ?? [], root, wanted),
  }
}

function pathOf(rule: MenuRule, root: string): string {
  if (rule.type === 'menu_dir') return ''
  if (rule.menu_type === 'iframe') return iframePath(rule.url)
  if (rule.menu_type === 'link') return rule.url
  return root + rule.path.replace(/^\/+/, '')
}

/** Each entry once, the first of its id; a second load of the site must not double the menus. */
export function withoutDoubles(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.filter((entry, place) => entries.findIndex((other) => other.id === entry.id) === place)
}

/** All entries with a path, depth first, directories opened. */
export function menuLeaves(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [
    ...(entry.type === 'menu_dir' ? [] : [entry]),
    ...menuLeaves(entry.children),
  ])
}

/** The addresses of all iframe entries, for the list of hosts that may be embedded. */
export function iframeAddresses(rules: readonly MenuRule[]): string[] {
  return rules.flatMap((rule) => [
    ...(rule.menu_type === 'iframe' ? [rule.url] : []),
    ...iframeAddresses(rule.children ?? []),
  ])
}
