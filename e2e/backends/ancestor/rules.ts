/** The menu rules as the ancestors' installers seed them. */
interface RuleRow {
  id: number
  pid: number
  type: 'route' | 'menu_dir' | 'menu' | 'nav' | 'nav_user_menu' | 'button'
  title: string
  name: string
  path: string
  icon: string
  no_login_valid: 0 | 1
  weigh: number
}

const row = (
  id: number,
  pid: number,
  type: RuleRow['type'],
  title: string,
  name: string,
  more: Partial<RuleRow> = {},
): RuleRow => ({
  id,
  pid,
  type,
  title,
  name,
  path: name,
  icon: 'fa fa-circle-o',
  no_login_valid: 0,
  weigh: 0,
  ...more,
})

const table: readonly RuleRow[] = [
  row(1, 0, 'menu_dir', 'My account', 'account', { icon: 'fa fa-user-circle', weigh: 98 }),
  row(2, 1, 'menu', 'Account overview', 'account/overview', { icon: 'fa fa-home', weigh: 99 }),
  row(3, 1, 'menu', 'Personal profile', 'account/profile', { weigh: 98 }),
  row(4, 1, 'menu', 'Change password', 'account/changePassword', { weigh: 97 }),
  row(5, 1, 'menu', 'Points', 'account/integral', { weigh: 96 }),
  row(6, 1, 'menu', 'Balance', 'account/balance', { weigh: 95 }),
  row(20, 0, 'menu_dir', 'Content', 'cms', { icon: 'fa fa-newspaper-o', weigh: 90 }),
  row(21, 20, 'menu', 'My collection', 'cms/operateRecord', { path: 'cms/collect', weigh: 4 }),
  row(22, 20, 'menu', 'My comments', 'cms/comment', { weigh: 3 }),
  row(23, 20, 'menu', 'My contributions', 'cms/content', { weigh: 2 }),
  row(24, 23, 'button', 'Hand in', 'cms/content/add'),
  row(25, 20, 'menu', 'My orders', 'cms/order', { weigh: 1 }),
  row(40, 0, 'nav', 'News', 'cms/channel/1', { no_login_valid: 1, weigh: 80 }),
  row(41, 0, 'nav', 'Search', 'cms/search', { no_login_valid: 1, weigh: 70 }),
]

const ordered = [...table].sort((a, b) => b.weigh - a.weigh || a.id - b.id)

const plain = ({ weigh: _weigh, id, pid, no_login_valid, ...rest }: RuleRow) => ({
  id: String(id),
  pid: String(pid),
  ...rest,
  menu_type: rest.type === 'menu_dir' || rest.type === 'button' ? null : 'tab',
  url: null,
  component: '',
  no_login_valid: String(no_login_valid),
  extend: 'none',
})

/** The public rules, with all columns and an empty list of children. */
export const visitorRules = () =>
  ordered
    .filter(({ no_login_valid, type }) => no_login_valid === 1 && ['route', 'nav', 'button'].includes(type))
    .map((rule) => ({
      ...plain(rule),
      remark: '',
      status: '1',
      weigh: String(rule.weigh),
      update_time: '1761955200',
      create_time: '1729000000',
      children: [],
    }))

type MemberRule = ReturnType<typeof plain> & { children?: MemberRule[] }

/** The rules of a member as a tree, without `children` on leaves. `names` are the rules of the group, `*` for all. */
export function memberTree(names: readonly string[]): MemberRule[] {
  const permitted = ordered.filter(({ name }) => names[0] === '*' || names.includes(name))
  const below = (pid: number): MemberRule[] =>
    permitted
      .filter((rule) => rule.pid === pid)
      .map((rule) => {
        const children = below(rule.id)
        return { ...plain(rule), ...(children.length > 0 && { children }) }
      })
  return below(0)
}

export const permits = (names: readonly string[], name: string): boolean =>
  names[0] === '*' || names.some((own) => own.toLowerCase() === name.toLowerCase())
