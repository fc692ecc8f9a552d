/** The members and their sessions. */
export interface Member {
  id: string
  username: string
  nickname: string | null
  email: string
  mobile: string
  avatar: string
  gender: string
  birthday: string | null
  motto: string
  /** Names of the group's menu rules, `*` for all. */
  rules: readonly string[]
  password: string
}

export const password = 'Ancestor2025'

const someone = (id: string, username: string, rules: readonly string[]): Member => ({
  id,
  username,
  nickname: username,
  email: `${username}@example.com`,
  mobile: '',
  avatar: '/static/images/avatar.png',
  gender: '0',
  birthday: null,
  motto: '',
  rules,
  password,
})

export const firstMembers = (): Member[] => [
  someone('7', 'linmei', ['*']),
  someone('8', 'reader', ['account', 'account/overview', 'account/profile', 'account/integral']),
]

/** The member's data in the site call and after signing in. Money is a string with two decimals. */
export const userInfoOf = (
  member: Member,
  tokens: { token?: string; refresh_token?: string | null } = {},
) => ({
  id: member.id,
  username: member.username,
  nickname: member.nickname,
  email: member.email,
  mobile: member.mobile,
  avatar: member.avatar,
  gender: member.gender,
  birthday: member.birthday,
  money: '120.50',
  score: '35',
  join_time: '1729000000',
  motto: member.motto,
  last_login_time: '1761955200',
  last_login_ip: '127.0.0.1',
  ...tokens,
})

export const points = Array.from({ length: 23 }, (_, at) => ({
  id: String(400 - at),
  user_id: '7',
  score: String(at % 3 === 0 ? -5 : 10),
  before: String(30 + at),
  after: String(40 + at),
  memo: `Entry ${400 - at}`,
  create_time: String(1_761_955_200 - at * 86_400),
}))

export const balance = points.slice(0, 12).map(({ score: _score, ...entry }) => ({
  ...entry,
  money: '12.00',
  before: '100.00',
  after: '112.00',
}))
