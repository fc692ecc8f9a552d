import type { LoggedAccount, LoggedPerson, LoggedValue } from '../domain/sub-account/admin-log.ts'
import type { MemberRecord } from './tables.ts'

export const loggedPerson = ({ id, username, nickname }: MemberRecord): LoggedPerson => ({
  id,
  username,
  nickname,
})

/** An account as the log of administrators says it. */
export function loggedAccount(member: MemberRecord, currency: string): LoggedAccount {
  const money = (amount: string | null): LoggedValue => (amount === null ? null : { amount, currency })
  const { nickname, email, area_num, mobile, nodes, data_scope, products, channels, hide_net_price } = member
  return {
    nickname,
    email,
    mobile: mobile === '' ? null : `+${area_num} ${mobile}`,
    nodes,
    data_scope,
    products,
    channels,
    hide_net_price,
    limit_per_order: money(member.limit_per_order),
    limit_per_month: money(member.limit_per_month),
    approval_over: money(member.approval_over),
  }
}
