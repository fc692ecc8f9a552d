import type { Schemas } from '@portal/api-client/contract'

export type MenuRule = Schemas['MenuRule']
type MenuRuleType = MenuRule['type']

/** An entry as the menus show it. */
export interface MenuEntry {
  id: number
  title: string
  type: MenuRuleType
  /** `tab` and `iframe` open inside the portal, `link` in a new window; anything else is an error. */
  menuType: string
  /** Path inside the portal, or the URL of a link; empty for a directory. */
  path: string
  icon: string
  children: MenuEntry[]
}

/** The path prefixes of site rules and of member-centre rules. */
export const siteRoot = '/'
export const memberRoot = '/user/'

/** The path of the page that embeds a URL. */
export const iframePath = (url: string): string => `${memberRoot}iframe/${encodeURIComponent(url)}`

/** Whether a page works with this backend; only the portal knows its pages. */
let isAvailable = (_path: string): boolean => true

/** Connects the menus to the pages; called once during the start. */
export function connectPages(read: (path: string) => boolean): void {
  isAvailable = read
}

/**
 * Builds the menu from the rules of the wanted types. It hides entries for permissions only (`add_rules_only`), entries
 * of unavailable pages, and directories without a visible entry.
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
      type === 'menu_dir' ? children.length > 0 : menuType !== 'tab' || isAvailable(path),
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

/** Removes entries with a repeated id, so that a second load of the site does not double the menus. */
export function withoutDoubles(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.filter((entry, place) => entries.findIndex((other) => other.id === entry.id) === place)
}

/** All entries with a path, depth first, including those inside directories. */
export function menuLeaves(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [
    ...(entry.type === 'menu_dir' ? [] : [entry]),
    ...menuLeaves(entry.children),
  ])
}

/** The URLs of all iframe entries, for the list of hosts that may be embedded. */
export function iframeAddresses(rules: readonly MenuRule[]): string[] {
  return rules.flatMap((rule) => [
    ...(rule.menu_type === 'iframe' ? [rule.url] : []),
    ...iframeAddresses(rule.children ?? []),
  ])
}
