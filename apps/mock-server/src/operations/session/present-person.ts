import type { MemberRecord } from '../../world/tables.ts'

/** Who a member is and how to reach it, first in everything that describes one. */
export const presentPerson = (member: MemberRecord) => ({
  id: Number(member.id),
  username: member.username,
  nickname: member.nickname,
  email: member.email,
  area_num: member.area_num,
  mobile: member.mobile,
  full_mobile_text: member.mobile === '' ? '' : `+${member.area_num} ${member.mobile}`,
})
