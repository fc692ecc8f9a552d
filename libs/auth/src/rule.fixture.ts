import type { MenuRule } from './menus.ts'

let lastId = 0

/** A menu rule for tests, with plain defaults; the path equals the name. */
export function rule(given: Partial<MenuRule> & Pick<MenuRule, 'type' | 'name'>): MenuRule {
  return {
    id: ++lastId,
    pid: 0,
    title: given.name,
    path: given.name,
    icon: '',
    menu_type: given.type === 'menu_dir' || given.type === 'button' ? '' : 'tab',
    url: '',
    no_login_valid: 0,
    extend: 'none',
    ...given,
  }
}
