import type { BodyOf } from '@portal/api-client/contract'
import { defaultArea, emailTarget, mobileError, mobileTarget } from '../../domain/account/profile.ts'
import { nodesOfRole } from '../../domain/menu/permission.ts'
import { usualAllocationSetting } from '../../domain/order/allocation.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { refuse } from '../../edge/operation.ts'
import { blankMember } from '../../world/blank-member.ts'
import type { CompanyRecord, MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { checkNewPassword, isEmailTaken, isMobileTaken, isUsernameTaken, nextMemberId } from './members.ts'
import { usesCode } from './verification-code.ts'

type RegistrationForm = Extract<BodyOf<'signIn'>, { tab: 'register' }>

/** The target of the code, and what becomes bound. */
interface Binding {
  readonly target: string
  readonly email: string
  readonly area_num: string
  readonly mobile: string
}

/** Creates a member and their company, which starts without credit and with an empty balance. */
export function register(form: RegistrationForm, world: World): MemberRecord {
  if (!form.agreement) throw refuse('AGREEMENT_NEEDED')
  const binding = bindingOf(form)
  if (binding === null) throw invalidFields({ [form.registerType]: 'required' })
  const error = form.registerType === 'mobile' ? mobileError(binding.area_num, binding.mobile) : null
  if (error) throw invalidFields({ mobile: error })
  checkNewPassword(form.password, 'password', {
    username: form.username,
    nickname: '',
    email: binding.email,
    mobile: binding.mobile,
  })
  if (isUsernameTaken(world, form.username)) throw refuse('ACCOUNT_TAKEN')
  if (isBound(world, form, binding)) throw refuse('TARGET_TAKEN')
  if (!usesCode(world, binding.target, 'register', form.captcha)) throw refuse('CODE_WRONG')
  const company = world.tables.company.put(newCompany(world, form.username, binding))
  return world.tables.member.put(newMember(world, form, binding, company))
}

function bindingOf({
  registerType,
  email,
  area_num = defaultArea,
  mobile,
}: RegistrationForm): Binding | null {
  if (registerType === 'email') {
    return email ? { target: emailTarget(email), email: emailTarget(email), area_num: '', mobile: '' } : null
  }
  return mobile ? { target: mobileTarget(area_num, mobile), email: '', area_num, mobile } : null
}

const isBound = (world: World, { registerType }: RegistrationForm, { email, area_num, mobile }: Binding) =>
  registerType === 'email' ? isEmailTaken(world, email) : isMobileTaken(world, area_num, mobile)

const homes: Readonly<Record<string, { readonly country: string; readonly tz: string }>> = {
  '95': { country: 'MM', tz: 'Asia/Yangon' },
  '65': { country: 'SG', tz: 'Asia/Singapore' },
  '66': { country: 'TH', tz: 'Asia/Bangkok' },
}
const mainland = { country: 'CN', tz: 'Asia/Shanghai' }

/** Company ids start above those of the seed. */
const newCompany = (world: World, username: string, { area_num }: Binding): CompanyRecord => ({
  id: String(1000 + world.next('company')),
  name: { en: username, 'zh-cn': username },
  ...(homes[area_num] ?? mainland),
  settlement_currency: 'CNY',
  billing_cycle: 'month',
  bill_day: 1,
  due_days: 0,
  auto_confirm_days: null,
  credit_limit: null,
  temp_limit: null,
  overdue_block: true,
  low_balance_threshold: null,
  opening_balance: '0.00',
  allocation: usualAllocationSetting,
  pay_later: false,
  bill_over: null,
})

function newMember(
  world: World,
  { username, password }: RegistrationForm,
  { email, area_num, mobile }: Binding,
  company: CompanyRecord,
): MemberRecord {
  return {
    ...blankMember({ id: nextMemberId(world), company_id: company.id, username, password }),
    role: 'owner',
    nodes: nodesOfRole('owner'),
    nickname: username,
    email,
    area_num,
    mobile,
    join_time: toSeconds(world.clock.now()),
  }
}
