import type { Schemas } from '@portal/api-client/contract'
import { type Money, toMoney } from '../../domain/money/money.ts'
import { mayManage } from '../../domain/sub-account/grant.ts'
import { seesNetPrices } from '../../domain/sub-account/sight.ts'
import type { MemberRecord } from '../../world/tables.ts'
import { factorOf } from '../access/second-step.ts'
import { spentThisMonth } from '../company-ledger.ts'
import { shownTo, textOf } from '../present.ts'
import { presentPerson } from '../session/members.ts'
import { isLockedOut } from '../session/session.ts'
import type { Viewer } from '../viewer.ts'
import { powersOf } from './sub-account-form.ts'

/** Wrong passwords lock an account for a day. */
export function accountState(member: MemberRecord, { world, now }: Viewer): Schemas['AccountState'] {
  if (member.state !== 'active') return member.state
  return isLockedOut(world, member, now) ? 'locked' : 'active'
}

export function presentSubAccount(member: MemberRecord, viewer: Viewer): Schemas['SubAccount'] {
  const { company, world, now } = viewer
  const currency = company.settlement_currency
  const money = (amount: string | null): Money | null => (amount === null ? null : { amount, currency })
  const state = accountState(member, viewer)
  const used = spentThisMonth(world, company, { id: member.id, seesNet: seesNetPrices(member) }, now)
  return {
    ...presentPerson(member),
    account_state: state,
    account_state_text: textOf('AccountState', state, viewer),
    last_login_time: member.last_login_time,
    last_login_ip: member.last_login_ip,
    join_time: member.join_time,
    nodes: [...member.nodes],
    data_scope: member.data_scope,
    data_scope_text: textOf('DataScope', member.data_scope, viewer),
    products: [...member.products],
    channels: [...member.channels],
    limit_per_order: money(member.limit_per_order),
    limit_per_month: money(member.limit_per_month),
    used_this_month: shownTo(viewer, toMoney(used, currency)),
    approval_over: money(member.approval_over),
    hide_net_price: member.hide_net_price,
    second_factor: factorOf(world, member) !== null,
    manageable: mayManage(powersOf(viewer.member, company), powersOf(member, company)),
    version: member.version,
  }
}
