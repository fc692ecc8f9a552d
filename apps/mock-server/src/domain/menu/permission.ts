/**
 * Every permission node once. Both sides derive from these rows: the server asks whether the member holds `node`;
 * the menus carry it as buttons under each of `menus`, by its own name and as `<menu>/<action>`, so that a screen may
 * ask for either.
 */
export interface PermissionRow {
  readonly node: string
  /** Names of the member-centre entries where the action can be met. */
  readonly menus: readonly string[]
  readonly roles: readonly RoleName[]
  readonly title: { readonly en: string; readonly 'zh-cn': string }
  /** What a member must see for the node to have an effect: net prices, or net prices of all orders of the company. */
  readonly sight: 'anything' | 'net' | 'net of all'
}

export type RoleName = 'owner' | 'booker' | 'finance' | 'viewer'

const all: readonly RoleName[] = ['owner', 'booker', 'finance', 'viewer']
const booking: readonly RoleName[] = ['owner', 'booker']
const money: readonly RoleName[] = ['owner', 'finance']
const lists = ['order/list', 'car-order/list', 'airport-order/list']
/** Pages with a file of orders. */
const files = [...lists, 'order/all', 'order/report']

const row = (
  node: string,
  menus: readonly string[],
  roles: readonly RoleName[],
  en: string,
  zh: string,
  sight: PermissionRow['sight'] = 'anything',
): PermissionRow => ({ node, menus, roles, title: { en, 'zh-cn': zh }, sight })

export const permissionRows: readonly PermissionRow[] = [
  row('order/book', lists, booking, 'Book', '预订'),
  row('order/pay', lists, ['owner', 'booker', 'finance'], 'Pay', '支付'),
  row('order/cancel', lists, booking, 'Cancel', '取消'),
  row('order/refund', lists, ['owner', 'booker', 'finance'], 'Ask for a refund', '申请退款', 'net'),
  row('order/confirm', lists, booking, 'Confirm order', '确认订单'),
  row('order/confirmCheckIn', lists, booking, 'Confirm check-in', '确认入住'),
  row('order/confirmComplete', lists, booking, 'Confirm complete', '确认完成'),
  row('order/voucher', lists, all, 'Download voucher', '下载凭证'),
  row('order/export', files, ['owner', 'booker', 'finance'], 'Export', '导出'),
  row('order/viewNet', lists, ['owner', 'booker', 'finance'], 'See net prices', '查看结算价', 'net'),
  row('wallet/topup', ['account/balance'], money, 'Top up', '充值'),
  row('wallet/ledger', ['account/balance', 'bill/month'], money, 'See the ledger', '查看资金流水', 'net'),
  row('bill/apply', ['bill/apply'], money, 'Apply for settlement', '申请结算', 'net of all'),
  row('bill/confirm', ['bill/details'], money, 'Confirm a bill', '确认账单', 'net of all'),
  row('bill/pay', ['bill/details'], money, 'Pay a bill', '支付账单', 'net of all'),
  row(
    'bill/confirmPayment',
    ['bill/details', 'approval/list'],
    money,
    'Confirm payments of others',
    '作为第二人确认付款',
    'net of all',
  ),
  row('month/close', ['bill/month'], money, 'Close a month', '月度结账', 'net of all'),
  row('content/pay', ['cms/order'], ['owner'], 'Pay for content from the balance', '用余额支付内容'),
  row('invoice/apply', ['invoice/apply'], money, 'Apply for an invoice', '申请发票', 'net of all'),
  row('invoice/manage', ['invoice/manage'], money, 'Manage invoice titles', '管理发票抬头'),
  row('subaccount/save', ['manage/subAccount'], ['owner'], 'Save a sub-account', '保存子账号'),
  row('subaccount/state', ['manage/subAccount'], ['owner'], 'Suspend a sub-account', '启停子账号'),
  row('subaccount/resetPassword', ['manage/subAccount'], ['owner'], 'Reset a password', '重置密码'),
  row('log/view', ['manage/adminLog'], ['owner'], 'See the log', '查看操作日志'),
  row('subaccount/accessSetting', ['manage/subAccount'], ['owner'], 'Set sign-in rules', '设置登录规则'),
  row('approval/decide', ['approval/list'], ['owner'], 'Decide on approvals', '审批'),
  row(
    'voucherSetting/save',
    ['manage/voucherSetting'],
    ['owner'],
    'Save the voucher setting',
    '保存凭证设置',
  ),
  row('markup/save', ['manage/markup'], ['owner'], 'Save mark-up rules', '保存加价规则', 'net'),
  row('quote/save', ['order/list'], booking, 'Save a customer quote', '保存客户报价'),
  row('quote/publish', ['order/list'], booking, 'Publish a customer quote', '发布客户报价'),
  row('quote/convert', ['order/list'], booking, 'Book a customer quote', '报价转订单'),
]

/** Nodes that have no effect without another one, apart from those that need net prices. */
const also: Readonly<Record<string, readonly string[]>> = {
  'month/close': ['wallet/ledger'],
  'quote/publish': ['quote/save'],
  'quote/convert': ['order/book'],
  'subaccount/state': ['subaccount/save'],
  'subaccount/resetPassword': ['subaccount/save'],
  'subaccount/accessSetting': ['subaccount/save'],
}

/** The nodes without which this one has no effect. */
export function needsOf({ node, sight }: Pick<PermissionRow, 'node' | 'sight'>): string[] {
  const seen = sight === 'anything' || node === 'order/viewNet' ? [] : ['order/viewNet']
  return [...seen, ...(also[node] ?? [])]
}

export const roleNames: readonly RoleName[] = all

/** The name of a role, and whose orders it works on. */
export const roleTemplates: Readonly<
  Record<RoleName, { readonly title: PermissionRow['title']; readonly data_scope: 'own' | 'all' }>
> = {
  booker: { title: { en: 'Booking', 'zh-cn': '预订' }, data_scope: 'own' },
  finance: { title: { en: 'Finance', 'zh-cn': '财务' }, data_scope: 'all' },
  viewer: { title: { en: 'View only', 'zh-cn': '仅查看' }, data_scope: 'all' },
  owner: { title: { en: 'Administrator', 'zh-cn': '管理员' }, data_scope: 'all' },
}

/** The nodes a role is seeded with. */
export const nodesOfRole = (role: RoleName): readonly string[] =>
  permissionRows.filter((permission) => permission.roles.includes(role)).map((permission) => permission.node)

/** Whether these nodes contain the one an operation asks for; an operation that asks for none is open. */
export const holdsNode = (nodes: readonly string[], node: string | null): boolean =>
  node === null || nodes.includes(node)
