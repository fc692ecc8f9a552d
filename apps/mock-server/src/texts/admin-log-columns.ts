import { both } from './language.ts'

export const adminLogColumnTitles = {
  time: both('Time', '时间'),
  actor: both('Who', '操作人'),
  username: both('Account name', '账号'),
  kind: both('Action', '操作'),
  outcome: both('Outcome', '结果'),
  refusal: both('Refused because', '拒绝原因'),
  object: both('Object', '对象'),
  account: both('Concerns account', '被操作账号'),
  changes: both('Before and after', '变更前后'),
  ip: both('IP address', 'IP 地址'),
  device: both('Device', '设备'),
} as const

export type AdminLogColumn = keyof typeof adminLogColumnTitles
