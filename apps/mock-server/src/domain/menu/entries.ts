import type { Schemas } from '@portal/api-client/contract'

type Text = { readonly en: string; readonly 'zh-cn': string }

/** A row of the menu table; ids follow from the position, so new rows go to the end of their list. */
export interface EntryRow {
  readonly type: Schemas['MenuRuleType']
  readonly name: string
  readonly title: Text
  readonly icon?: string
  readonly menu_type?: Schemas['MenuOpening']
  readonly url?: string
  readonly extend?: Schemas['MenuRuleExtend']
  /** Visitors get it too. */
  readonly visitor?: boolean
  /** Shown only to a member who holds at least one of them. */
  readonly needs?: readonly string[]
  readonly children?: readonly EntryRow[]
}

const text = (en: string, zh: string): Text => ({ en, 'zh-cn': zh })

const nav = (name: string, en: string, zh: string, icon: string): EntryRow => ({
  type: 'nav',
  name,
  title: text(en, zh),
  icon,
  menu_type: 'tab',
  visitor: true,
})

const route = (name: string, en: string, zh: string, visitor = true): EntryRow => ({
  type: 'route',
  name,
  title: text(en, zh),
  visitor,
})

const page = (name: string, en: string, zh: string, icon: string, needs?: readonly string[]): EntryRow => ({
  type: 'menu',
  name,
  title: text(en, zh),
  icon,
  menu_type: 'tab',
  ...(needs ? { needs } : {}),
})

/** Reached from its list only: a rule, never a line of the menu. */
const hidden = (name: string, en: string, zh: string): EntryRow => ({
  ...page(name, en, zh, ''),
  extend: 'add_rules_only',
})

const directory = (
  name: string,
  en: string,
  zh: string,
  icon: string,
  children: readonly EntryRow[],
): EntryRow => ({
  type: 'menu_dir',
  name,
  title: text(en, zh),
  icon,
  children,
})

const dropDown = (name: string, en: string, zh: string, icon: string): EntryRow => ({
  type: 'nav_user_menu',
  name,
  title: text(en, zh),
  icon,
  menu_type: 'tab',
})

/** Outside the member centre; names are paths below `/`. */
export const ruleRows: readonly EntryRow[] = [
  nav('hotel/list', 'Hotel', '酒店', 'fa fa-bed'),
  nav('car/list', 'Car Rentals', '租车', 'fa fa-car'),
  nav('airport/list', 'Airport Transfer', '接送机', 'fa fa-plane'),
  nav('cms/channel/1', 'Travel News', '旅游资讯', 'fa fa-newspaper-o'),
  route('hotel/detail', 'Hotel Details', '酒店详情'),
  route('hotel/booking', 'Book a Hotel', '预订酒店', false),
  route('car/booking', 'Book a Car', '预订租车', false),
  route('airport/booking', 'Book an Airport Transfer', '预订接送机', false),
  route('cms/channel', 'Channel', '栏目'),
  route('cms/info', 'Article', '资讯'),
  route('cms/page', 'Page', '页面'),
  route('cms/search', 'Search Articles', '搜索资讯'),
  dropDown('user/account/overview', 'Account Overview', '账户概览', 'fa fa-home'),
  dropDown('user/order/list', 'Hotel Bookings', '酒店订单', 'fa fa-list'),
  dropDown('user/account/changePassword', 'Change Password', '修改密码', 'fa fa-lock'),
]

/** The member centre; names are paths below `/user/`. */
export const menuRows: readonly EntryRow[] = [
  directory('order', 'Bookings', '订单', 'fa fa-list', [
    page('order/list', 'Hotel Bookings', '酒店订单', 'fa fa-bed'),
    page('car-order/list', 'Car Rental Bookings', '租车订单', 'fa fa-car'),
    page('airport-order/list', 'Airport Transfer Bookings', '接送机订单', 'fa fa-plane'),
    page('order/all', 'All Bookings', '全部订单', 'fa fa-list-alt'),
    page('trip/list', 'Trips', '行程', 'fa fa-suitcase'),
    page('group/list', 'Group Requests', '团队需求', 'fa fa-users'),
    page('draft/list', 'Unfinished Bookings', '未完成的预订', 'fa fa-pencil-square-o'),
    page('quote/list', 'Customer Quotes', '客户报价', 'fa fa-handshake-o'),
    page('approval/list', 'Approvals', '审批', 'fa fa-check-circle-o', [
      'order/book',
      'approval/decide',
      'bill/confirmPayment',
    ]),
    hidden('order/detail', 'Hotel Booking', '酒店订单详情'),
    hidden('car-order/detail', 'Car Rental Booking', '租车订单详情'),
    hidden('airport-order/detail', 'Airport Transfer Booking', '接送机订单详情'),
    page('order/deadlines', 'Deadlines', '期限一览', 'fa fa-clock-o'),
    page('favourite/list', 'Favourite Hotels', '收藏的酒店', 'fa fa-heart-o'),
    page('order/report', 'Reports', '统计报表', 'fa fa-bar-chart'),
  ]),
  directory('bill', 'Settlement', '结算', 'fa fa-calculator', [
    page('bill/apply', 'Settlement Bookings', '待结算订单', 'fa fa-check-square-o', ['bill/apply']),
    page('bill/details', 'Bills', '账单', 'fa fa-file-text-o', ['bill/confirm', 'bill/pay']),
    page('bill/month', 'Month End', '月度结账', 'fa fa-calendar-check-o', ['wallet/ledger']),
  ]),
  directory('invoice', 'Invoices', '发票', 'fa fa-file-o', [
    page('invoice/apply', 'Invoice Apply', '申请发票', 'fa fa-pencil', ['invoice/apply']),
    page('invoice/details', 'Invoice Requests', '发票申请记录', 'fa fa-files-o', ['invoice/apply']),
    page('invoice/manage', 'Invoice Title Information', '发票抬头信息', 'fa fa-id-card-o', [
      'invoice/manage',
    ]),
  ]),
  directory('account', 'Account', '账户', 'fa fa-user', [
    page('account/overview', 'Account Overview', '账户概览', 'fa fa-home'),
    page('account/profile', 'Profile', '个人资料', 'fa fa-user-circle-o'),
    page('account/changePassword', 'Change Password', '修改密码', 'fa fa-lock'),
    page('account/integral', 'Points', '积分', 'fa fa-star-o'),
    page('account/balance', 'Balance and Credit', '余额与授信', 'fa fa-money', [
      'wallet/ledger',
      'wallet/topup',
    ]),
    page('notification/list', 'Notifications', '消息通知', 'fa fa-bell-o'),
  ]),
  directory('cms', 'Content', '内容', 'fa fa-book', [
    page('cms/collect', 'My Collection', '我的收藏', 'fa fa-heart-o'),
    page('cms/comment', 'My Comments', '我的评论', 'fa fa-comment-o'),
    page('cms/content', 'My Contributions', '我的投稿', 'fa fa-pencil-square-o'),
    page('cms/order', 'Paid Content', '付费内容', 'fa fa-shopping-bag'),
    hidden('cms/editContent', 'Edit Contribution', '编辑投稿'),
  ]),
  directory('manage', 'Administration', '管理', 'fa fa-cog', [
    page('manage/subAccount', 'Sub-accounts', '子账号', 'fa fa-users', ['subaccount/save']),
    page('manage/secondPerson', 'Second Person', '第二人确认', 'fa fa-user-plus', ['bill/confirmPayment']),
    page('manage/adminLog', 'Log', '操作日志', 'fa fa-history', ['log/view']),
    page('manage/voucherSetting', 'Voucher Setting', '凭证设置', 'fa fa-ticket', ['voucherSetting/save']),
    page('manage/markup', 'Mark-up Rules', '加价规则', 'fa fa-percent', ['markup/save']),
    page('manage/allocation', 'Booking Fields', '订单归属字段', 'fa fa-tags', ['subaccount/save']),
    {
      type: 'menu',
      name: 'help',
      title: text('Operator Handbook', '操作手册'),
      icon: 'fa fa-question-circle-o',
      menu_type: 'iframe',
      url: 'https://handbook.example.com/operators',
    },
  ]),
]
