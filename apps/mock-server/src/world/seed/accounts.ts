import { nodesOfRole } from '../../domain/menu/permission.ts'
import { usualAllocationSetting } from '../../domain/order/allocation.ts'
import type { CompanyRecord, MemberRecord } from '../account-records.ts'
import { defaultAvatar } from '../blank-member.ts'
import { draw } from '../draw.ts'
import { personaPassword, personas } from '../personas.ts'

const company = (
  id: string,
  en: string,
  zh: string,
  terms: Omit<
    CompanyRecord,
    | 'id'
    | 'name'
    | 'temp_limit'
    | 'allocation'
    | 'bill_day'
    | 'overdue_block'
    | 'auto_confirm_days'
    | 'pay_later'
    | 'bill_over'
  > &
    Partial<Pick<CompanyRecord, 'auto_confirm_days' | 'overdue_block' | 'pay_later'>>,
): CompanyRecord => ({
  id,
  name: { en, 'zh-cn': zh },
  temp_limit: null,
  bill_day: 1,
  overdue_block: true,
  auto_confirm_days: null,
  allocation: usualAllocationSetting,
  pay_later: false,
  bill_over: null,
  ...terms,
})

/** The four customers. Limits and thresholds in their settlement currency. */
export const seededCompanies: readonly CompanyRecord[] = [
  company('1', 'Golden Land Travel', '金土地旅行社', {
    country: 'MM',
    settlement_currency: 'CNY',
    billing_cycle: 'month',
    due_days: 0,
    tz: 'Asia/Yangon',
    credit_limit: null,
    low_balance_threshold: '5000.00',
    opening_balance: '180000.00',
  }),
  company('2', 'Jade Route Holidays', '翠路假期', {
    country: 'CN',
    settlement_currency: 'CNY',
    billing_cycle: 'month',
    due_days: 15,
    auto_confirm_days: 7,
    pay_later: true,
    tz: 'Asia/Shanghai',
    credit_limit: '200000.00',
    low_balance_threshold: '1000.00',
    opening_balance: '12000.00',
  }),
  company('3', 'Pacific Bridge DMC', '太平洋桥旅运', {
    country: 'SG',
    settlement_currency: 'USD',
    billing_cycle: 'half_month',
    due_days: 10,
    // Begins with a bill that is late; its credit stays open all the same.
    overdue_block: false,
    tz: 'Asia/Singapore',
    credit_limit: '40000.00',
    low_balance_threshold: '1500.00',
    opening_balance: '26000.00',
  }),
  company('4', 'Newleaf Tours', '新叶旅游', {
    country: 'MM',
    settlement_currency: 'CNY',
    billing_cycle: 'month',
    due_days: 0,
    tz: 'Asia/Yangon',
    credit_limit: null,
    low_balance_threshold: '500.00',
    opening_balance: '300.00',
  }),
]

/** Member numbers start here, so that they never look like other numbers. */
const firstMember = 101
const dayMs = 86_400_000

/** Limits of the roles that book for others; owners have none. */
const limits: Readonly<Record<string, { readonly per_order: string; readonly per_month: string }>> = {
  CNY: { per_order: '20000.00', per_month: '100000.00' },
  USD: { per_order: '4000.00', per_month: '20000.00' },
}

/** Who needs a superior's agreement, and from which price on. */
const approvalOver: Readonly<Record<string, string>> = { jade_booker: '2500.00', pacific_booker: '400.00' }

/** The members of the seed; `start` is the epoch ms at which the world begins. */
export function seedMembers(seed: number, start: number): MemberRecord[] {
  return personas.map((persona, index) => {
    const id = String(firstMember + index)
    const of = (field: string) => draw(seed, 'member', id, field)
    const home = seededCompanies.find((row) => row.id === persona.company_id) as CompanyRecord
    const limit = persona.role === 'booker' ? limits[home.settlement_currency] : undefined
    const joined = start - of('joined').int(60, 900) * dayMs
    return {
      id,
      company_id: persona.company_id,
      username: persona.username,
      password: personaPassword,
      password_set_by: [],
      role: persona.role,
      staff: false,
      nodes: nodesOfRole(persona.role),
      state: 'active',
      nickname: persona.nickname[home.country === 'CN' ? 'zh-cn' : 'en'],
      email: `${persona.username}@example.com`,
      ...mobileOf(home.country, of('mobile').int(10_000_000, 99_999_999)),
      avatar: defaultAvatar(id),
      gender: of('gender').pick([0, 1, 2] as const),
      birthday: of('born').bool(0.6) ? birthdayOf(of('birthday').int(0, 12_000)) : null,
      join_time: Math.floor(joined / 1000),
      last_login_time:
        persona.company_id === '4' ? null : Math.floor((start - of('seen').int(1, 72) * 3_600_000) / 1000),
      last_login_ip: persona.company_id === '4' ? '' : `203.0.113.${of('ip').int(1, 254)}`,
      motto: '',
      hide_net_price: persona.role === 'viewer',
      data_scope: persona.username === 'jade_booker' ? 'own' : 'all',
      products: [],
      channels: home.credit_limit === null ? ['predeposit'] : ['predeposit', 'credit'],
      limit_per_order: limit?.per_order ?? null,
      limit_per_month: limit?.per_month ?? null,
      approval_over: approvalOver[persona.username] ?? null,
      version: 1,
    }
  })
}

function mobileOf(country: string, digits: number): { area_num: string; mobile: string } {
  const text = String(digits)
  if (country === 'CN') return { area_num: '86', mobile: `139${text}` }
  if (country === 'SG') return { area_num: '65', mobile: `9${text.slice(1)}` }
  return { area_num: '95', mobile: `9${text}` }
}

/** Between 1970 and 2002. */
const birthdayOf = (days: number) => new Date(days * dayMs).toISOString().slice(0, 10)
