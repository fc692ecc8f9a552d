import type { Schemas } from '../contract.ts'
import {
  choice,
  count,
  flag,
  id,
  instant,
  list,
  maybeText,
  membersOf,
  nullable,
  number,
  optional,
  type Reader,
  record,
  text,
} from './reading.ts'

const allowedList: Reader<Schemas['AllowedList']> = (value, at) =>
  typeof value === 'string' ? value : list(text())(value, at)

const ten_megabytes = 10_485_760

const upload = record<Schemas['UploadSettings']>({
  maxSize: number(ten_megabytes),
  mode: text('local'),
  allowedSuffixes: allowedList,
  allowedMimeTypes: allowedList,
})

const site = record<Schemas['Site']>({
  siteName: maybeText,
  siteTag: maybeText,
  siteLogo: maybeText,
  version: maybeText,
  cdnUrl: maybeText,
  apiUrl: maybeText,
  currency: text('CNY'),
  upload: (value, at) => upload(value ?? {}, at),
  iframe_hosts: list(text()),
  service_zones: optional(list(text())),
})

/** Name and path of a rule replace each other when one is missing. */
const menuRule: Reader<Schemas['MenuRule']> = (value, at) => {
  const { name, path } = membersOf(value, at)
  return rules({ ...membersOf(value, at), name: name ?? path, path: path ?? name }, at)
}

const rules = record<Schemas['MenuRule']>({
  id,
  pid: count,
  // A rule of an unknown type can be reached but is in no menu.
  type: choice('route', 'menu_dir', 'menu', 'nav', 'nav_user_menu', 'button'),
  title: maybeText,
  name: maybeText,
  path: maybeText,
  icon: maybeText,
  menu_type: choice('', 'tab', 'link', 'iframe'),
  url: maybeText,
  no_login_valid: choice(0, 1),
  extend: choice('none', 'add_rules_only', 'add_menu_only', ''),
  children: (value, at) => (value === undefined || value === null ? undefined : list(menuRule)(value, at)),
})

const noCompany: Schemas['MemberSite'] = {
  company_id: '',
  company_name: '',
  settlement_currency: 'CNY',
  hide_net_price: false,
}

const company: Reader<Schemas['MemberSite']> = (value, at) => {
  if (value === undefined || value === null || Array.isArray(value)) return noCompany
  return record<Schemas['MemberSite']>({
    company_id: maybeText,
    company_name: maybeText,
    settlement_currency: text('CNY'),
    hide_net_price: flag(false),
    idle_minutes: optional(number()),
    tz: (zone, where) => (typeof zone === 'string' && zone !== '' ? text()(zone, where) : undefined),
  })(value, at)
}

const fields = record<Schemas['UserInfo']>({
  id,
  username: maybeText,
  nickname: maybeText,
  email: maybeText,
  area_num: maybeText,
  mobile: maybeText,
  full_mobile_text: maybeText,
  avatar: maybeText,
  gender: choice(0, 1, 2),
  gender_text: maybeText,
  birthday: nullable(text()),
  last_login_time: nullable(instant),
  last_login_ip: maybeText,
  join_time: (value, at) => instant(value, at) ?? 0,
  motto: maybeText,
  money: optional(text()),
  score: optional(count),
  token: maybeText,
  refresh_token: maybeText,
  siteInfo: company,
})

/** The member in the answers of the site call and of a sign-in. */
export const userInfo: Reader<Schemas['UserInfo']> = (value, at) => {
  const member = fields(value, at)
  const { area_num, mobile, full_mobile_text } = member
  return {
    ...member,
    nickname: member.nickname || member.username,
    // Without an area code it is a mainland number, which is written without one.
    full_mobile_text: full_mobile_text || (area_num === '' ? mobile : `+${area_num} ${mobile}`.trim()),
  }
}

const visitor: Reader<Schemas['GetSiteAnswer']['userInfo']> = (value, at) =>
  nullable(userInfo)(value, at) ?? []

/** Site, menus and member. Everything may be missing. */
export const siteAnswer = record<Schemas['GetSiteAnswer']>({
  site: (value, at) => site(value ?? {}, at),
  openMemberCenter: flag(true),
  rules: list(menuRule),
  menus: list(menuRule),
  userInfo: visitor,
})
