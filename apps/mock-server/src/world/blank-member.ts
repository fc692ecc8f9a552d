import type { MemberRecord, SessionRecord } from './account-records.ts'

/** The default avatar of a member. */
export const defaultAvatar = (member_id: string): string => `/media/member/${member_id}/1.svg`

/** A new member: may sign in and pay from the balance without limits, and has no permission node. */
export const blankMember = (
  own: Pick<MemberRecord, 'id' | 'company_id' | 'username' | 'password'>,
): MemberRecord => ({
  ...own,
  password_set_by: [],
  role: 'viewer',
  staff: false,
  nodes: [],
  state: 'active',
  nickname: '',
  email: '',
  area_num: '',
  mobile: '',
  avatar: defaultAvatar(own.id),
  gender: 0,
  birthday: null,
  join_time: 0,
  last_login_time: null,
  last_login_ip: '',
  motto: '',
  hide_net_price: false,
  data_scope: 'all',
  products: [],
  channels: ['predeposit'],
  limit_per_order: null,
  limit_per_month: null,
  approval_over: null,
  version: 1,
})

type OwnSession = Pick<
  SessionRecord,
  'id' | 'member_id' | 'number' | 'opened' | 'expires' | 'refresh_expires'
>

/** A session of an unknown browser that gets no refresh token. */
export const blankSession = (own: OwnSession): SessionRecord => ({
  last_seen: own.opened,
  device: '',
  browser: '',
  ip: '',
  refresh_token: '',
  ...own,
})
