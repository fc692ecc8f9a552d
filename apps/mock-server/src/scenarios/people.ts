import type { Schemas } from '@portal/api-client/contract'
import type { PersonaName } from '../world/personas.ts'
import { bookStay, orderPath } from './bookings.ts'
import type { Scenario } from './scenario.ts'
import { first, type Stage } from './stage.ts'

/** Changes the rights of a sub-account, as the company's owner would. */
export async function saveRights(
  stage: Stage,
  username: PersonaName,
  changes: Partial<Schemas['SubAccount']>,
): Promise<void> {
  const owner = stage.as('goldenland')
  const { list } = await owner.mustSucceed('listSubAccounts', { query: { limit: 100 } })
  const found = first(
    list.filter((account) => account.username === username),
    `sub-account ${username}`,
  )
  const { id, version, nickname, nodes, data_scope, products, channels } = found
  const { limit_per_order, limit_per_month, approval_over } = found
  const kept = { nodes, data_scope, products, channels, limit_per_order, limit_per_month, approval_over }
  await owner.mustSucceed('saveSubAccount', {
    body: { id, version, username, nickname, ...kept, ...changes },
  })
}

/** Books an order that needs the owner's approval before payment; returns its number. */
export async function bookNeedingApproval(stage: Stage): Promise<string> {
  await saveRights(stage, 'golden_booker', { approval_over: { amount: '1.00', currency: 'CNY' } })
  return (await bookStay(stage.as('golden_booker'))).booking_id
}

/** Rights of sub-accounts, and approvals. */
export const peopleScenarios = {
  viewer_only: {
    group: 'people',
    title: { en: 'May only look', 'zh-cn': '仅可查看' },
    text: {
      en: 'A member without a right to book, pay or cancel, and without net prices, looks at an order.',
      'zh-cn': '无预订、付款、取消权限且看不到结算价的成员正在查看订单。',
    },
    persona: 'golden_viewer',
    prepare: async (stage) => {
      const { list } = await stage
        .as('golden_viewer')
        .mustSucceed('listOrders', { query: { order_status: ['confirmed'], limit: 1 } })
      return { path: orderPath(stage, first(list, 'confirmed order').booking_id) }
    },
  },
  allocation_required: {
    group: 'people',
    title: { en: 'References are required', 'zh-cn': '必须填写团号' },
    text: {
      en: 'The company requires own reference and customer of each booking, and uses no cost centres.',
      'zh-cn': '公司要求每个预订填写团号和客户，不使用成本中心。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const setting = { own_reference: 'required', customer: 'required', cost_centre: 'off' } as const
      await stage.as('goldenland').mustSucceed('saveAllocationSetting', { body: { setting } })
      return { path: '/user/manage/allocation' }
    },
  },
  finance_only: {
    group: 'people',
    title: { en: 'May only handle money', 'zh-cn': '仅处理财务' },
    text: {
      en: 'A member who pays bills and applies for invoices, and cannot book.',
      'zh-cn': '可支付账单、申请发票，但不能预订的成员。',
    },
    persona: 'golden_finance',
    prepare: () => ({ path: '/user/account/balance' }),
  },
  booker_without_payment: {
    group: 'people',
    title: { en: 'May book but not pay', 'zh-cn': '可预订、不可付款' },
    text: {
      en: 'The owner has taken the right to pay away; the order waits for a colleague.',
      'zh-cn': '管理员已收回付款权限，订单等待同事付款。',
    },
    persona: 'golden_booker',
    prepare: async (stage) => {
      await saveRights(stage, 'golden_booker', { nodes: ['order/book', 'order/voucher', 'order/viewNet'] })
      const { booking_id } = await bookStay(stage.as('golden_booker'))
      return { path: orderPath(stage, booking_id) }
    },
  },
  one_product_only: {
    group: 'people',
    title: { en: 'May book transfers only', 'zh-cn': '仅可预订接送机' },
    text: {
      en: 'The owner lets this member book airport transfers alone.',
      'zh-cn': '管理员只允许该成员预订接送机。',
    },
    persona: 'golden_booker',
    prepare: async (stage) => {
      await saveRights(stage, 'golden_booker', { products: ['airport'] })
      return { path: '/' }
    },
  },
  manages_sub_accounts: {
    group: 'people',
    title: { en: 'Right to manage', 'zh-cn': '子账号管理权限' },
    text: {
      en: 'A member who manages sub-accounts can grant only what it may do itself, and change nobody above it.',
      'zh-cn': '可管理子账号的成员只能授予自己拥有的权限，且不能修改上级。',
    },
    persona: 'golden_booker',
    prepare: async (stage) => {
      await saveRights(stage, 'golden_booker', {
        nodes: ['order/book', 'subaccount/save', 'subaccount/state'] as never,
      })
      return { path: '/user/manage/subAccount' }
    },
  },
  colleague_suspended: {
    group: 'people',
    title: { en: 'Colleague suspended', 'zh-cn': '同事已停用' },
    text: {
      en: 'The owner has suspended golden_viewer, who can no longer sign in.',
      'zh-cn': '管理员已停用 golden_viewer，该账号无法再登录。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const owner = stage.as('goldenland')
      const { list } = await owner.mustSucceed('listSubAccounts', { query: { limit: 100 } })
      const viewers = list.filter(({ username }) => username === 'golden_viewer')
      const { id } = first(viewers, 'sub-account golden_viewer')
      await owner.mustSucceed('changeSubAccountState', { body: { ids: [id], account_state: 'suspended' } })
      return { path: '/user/manage/subAccount' }
    },
  },
  approval_waiting: {
    group: 'people',
    title: { en: 'Approval waiting', 'zh-cn': '待审批' },
    text: {
      en: 'A booker asks the owner for an approval. Decide it here; sign in as golden_booker to see the other side.',
      'zh-cn': '预订员已提交审批，可在此处理；以 golden_booker 登录可查看另一方。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const order_id = await bookNeedingApproval(stage)
      await stage
        .as('golden_booker')
        .mustSucceed('requestApproval', { body: { order_id, note: 'Big group' } })
      return { path: orderPath(stage, order_id) }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
