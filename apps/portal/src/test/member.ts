import type { UserInfo } from '@portal/auth'

/** A signed-in member for tests. */
export const member: UserInfo = {
  id: 7,
  username: 'lin_wei',
  nickname: 'Lin Wei',
  email: 'lin@example.com',
  area_num: '86',
  mobile: '13800000000',
  full_mobile_text: '+86 13800000000',
  avatar: '',
  gender: 1,
  gender_text: 'Male',
  birthday: null,
  last_login_time: null,
  last_login_ip: '127.0.0.1',
  join_time: 1_700_000_000,
  motto: '',
  token: 'access',
  refresh_token: '',
  siteInfo: {
    company_id: 'c1',
    company_name: 'Golden Land',
    settlement_currency: 'CNY',
    hide_net_price: false,
  },
}
