import { randomUUID } from 'node:crypto'
import type { Envelope } from './answer.ts'
import { failure, loggedIn, needLogin, noPermission, success, tokenExpired } from './answer.ts'
import { drawn, hit } from './captcha.ts'
import * as content from './content.ts'
import { balance, firstMembers, type Member, points, userInfoOf } from './members.ts'
import { memberTree, permits, visitorRules } from './rules.ts'

/** A request as a controller gets it. */
interface Asked {
  method: string
  /** Without the query and in lower case, because routes ignore case. */
  path: string
  query: Record<string, string | undefined>
  body: Record<string, unknown>
  token: string | undefined
  /** The host of the request. */
  host: string
}

interface Session {
  member: Member
  expired: boolean
}

type Action = (asked: Asked, member: Member | null) => Envelope

interface Controller {
  act: Action
  /** `visitor`: no session needed; `member`: signed in; `rule`: signed in, and the group has this menu rule. */
  for: 'visitor' | 'member' | { rule: string }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A backend with the features of the ancestors only, and its own state. */
export function createBackend(cdn: string | null) {
  const members = firstMembers()
  const sessions = new Map<string, Session>()
  const refreshTokens = new Set<string>()
  const solved = new Set<string>()
  const collected = new Set<string>()
  let uploads = 0

  const open = (member: Member, keep: boolean) => {
    const token = randomUUID()
    const refresh_token = keep ? randomUUID() : ''
    sessions.set(token, { member, expired: false })
    if (keep) refreshTokens.add(refresh_token)
    return success(
      { userInfo: userInfoOf(member, { token, refresh_token }), routePath: '/user' },
      'Login succeeded!',
    )
  }

  const site: Action = ({ query, host, token }, member) => {
    if (!member && query.requiredLogin === '1') {
      return token !== undefined && sessions.get(token)?.expired ? tokenExpired() : needLogin()
    }
    const tree = member ? memberTree(member.rules) : []
    return success({
      site: {
        siteName: 'Ancestral travel',
        recordNumber: '',
        version: 'v2.1.2',
        cdnUrl: cdn ?? `//${host}`,
        upload: {
          maxSize: '10485760',
          saveName: '/storage/{topic}/{year}{mon}{day}/{fileName}{fileSha1}{.suffix}',
          allowedSuffixes: 'jpg,png,bmp,jpeg,gif,webp,zip,rar,wav,mp4,mp3',
          allowedMimeTypes: [],
          mode: 'local',
        },
      },
      openMemberCenter: true,
      userInfo: member ? userInfoOf(member) : [],
      rules: member ? tree.filter(({ type }) => type !== 'menu_dir' && type !== 'menu') : visitorRules(),
      menus: tree.filter(({ type }) => type === 'menu_dir'),
    })
  }

  const signIn: Action = ({ body }, member) => {
    if (member) return loggedIn()
    if (body.tab === 'register') return failure('Registration parameter error')
    if (body.tab !== 'login') return failure('Unknown operation')
    if (!solved.delete(text(body.captchaId))) return failure('Captcha error')
    const name = text(body.username)
    const found = members.find(({ username, email }) => username === name || email === name)
    if (!found) return failure('Account not exist')
    return found.password === body.password
      ? open(found, Boolean(body.keep))
      : failure('Password is incorrect')
  }

  const saveProfile: Action = ({ body }, member) => {
    if (!member) return needLogin()
    // The validator checks the input and drops fields that are not on its allow-list.
    if (text(body.username) === '') return failure('Username cannot be empty')
    if (text(body.nickname) === '') return failure('Nickname cannot be empty')
    const { nickname, gender, birthday, motto, avatar } = body
    Object.assign(member, {
      nickname,
      gender: String(gender),
      birthday: birthday ?? null,
      motto: text(motto),
    })
    if (avatar !== undefined) member.avatar = text(avatar)
    return success(null, 'Data updated successfully~')
  }

  const changePassword: Action = ({ body, token }, member) => {
    if (!member || member.password !== body.oldPassword) return failure('Old password error')
    member.password = text(body.newPassword)
    if (token !== undefined) sessions.delete(token)
    return success(null, 'Password has been changed, please login again~')
  }

  const days = () =>
    Array.from({ length: 7 }, (_, at) =>
      new Date(Date.now() - (6 - at) * 86_400_000).toISOString().slice(0, 10),
    )

  const paged =
    (rows: readonly unknown[]): Action =>
    ({ query }) => {
      const limit = Number(query.limit ?? 10)
      const from = (Number(query.page ?? 1) - 1) * limit
      return success({ list: rows.slice(from, from + limit), total: String(rows.length) })
    }

  const upload: Action = ({ query }, member) => {
    uploads += 1
    const url = `/storage/${query.topic ?? 'default'}/20261122/picture${uploads}.png`
    // A new file lacks the fields that would be zero (its pixels).
    const file = {
      id: String(uploads),
      topic: query.topic ?? 'default',
      user_id: member?.id,
      url,
      name: 'picture.png',
      size: '70',
      mimetype: 'image/png',
      storage: 'local',
      sha1: 'a20d08045ba38ba813bf99d8aabbccddeeff0011',
      suffix: 'png',
      full_url: `//127.0.0.1${url}`,
    }
    return success({ file }, 'File uploaded successfully')
  }

  const article: Action = ({ query }) => {
    const found = content.article(query.id)
    return found ? success(found) : failure('Content does not exist')
  }

  const none = paged([])
  const cms = (name: string) => ({ rule: name })
  const controllers: Record<string, Controller> = {
    'GET index/index': { for: 'visitor', act: site },
    'GET user/checkin': {
      for: 'visitor',
      act: (_, member) =>
        member ? loggedIn() : success({ userLoginCaptchaSwitch: true, accountVerificationType: [] }),
    },
    'POST user/checkin': { for: 'visitor', act: signIn },
    'POST user/logout': {
      for: 'visitor',
      act: ({ body, token }) => {
        if (token !== undefined) sessions.delete(token)
        refreshTokens.delete(text(body.refreshToken))
        return success()
      },
    },
    'POST common/refreshtoken': {
      for: 'visitor',
      act: ({ body, token }) => {
        const session = sessions.get(token ?? '')
        if (!session) return failure('Invalid token')
        if (!refreshTokens.has(text(body.refreshToken))) return failure('Login expired, please login again.')
        sessions.delete(token ?? '')
        const fresh = randomUUID()
        sessions.set(fresh, { ...session, expired: false })
        return success({ type: 'user-refresh', token: fresh })
      },
    },
    'GET common/clickcaptcha': { for: 'visitor', act: ({ query }) => success(drawn(query.id ?? '')) },
    'POST common/checkclickcaptcha': {
      for: 'visitor',
      act: ({ body }) => {
        if (!hit(text(body.info))) return failure('')
        if (body.unset !== true) solved.add(text(body.id))
        return success()
      },
    },
    'POST ems/send': { for: 'visitor', act: () => failure('Mail sending service unavailable') },
    'GET account/overview': {
      for: cms('account/overview'),
      act: () =>
        success({
          days: days(),
          score: ['0', '5', '0', '0', '10', '0', '20'],
          money: ['0.00', '12.00', '0.00', '0.00', '-3.50', '0.00', '0.00'],
        }),
    },
    'GET account/profile': {
      for: cms('account/profile'),
      act: () => success({ accountVerificationType: [] }),
    },
    'POST account/profile': { for: cms('account/profile'), act: saveProfile },
    'POST account/verification': {
      for: 'member',
      act: () => failure('Please enter the correct verification code'),
    },
    'POST account/changebind': {
      for: 'member',
      act: () => failure('Please enter the correct verification code'),
    },
    'POST account/changepassword': { for: cms('account/changePassword'), act: changePassword },
    'GET account/integral': { for: cms('account/integral'), act: paged(points) },
    'GET account/balance': { for: cms('account/balance'), act: paged(balance) },
    'POST account/retrievepassword': { for: 'visitor', act: () => failure('Account not exist') },
    'GET ajax/area': {
      for: 'visitor',
      act: ({ query }) =>
        success(
          query.city === undefined ? [{ value: '1', label: query.province ? 'Kunming' : 'Yunnan' }] : [],
        ),
    },
    'POST ajax/upload': { for: 'member', act: upload },
    'GET cms.index/init': { for: 'visitor', act: () => success(content.settings()) },
    'GET cms.index/index': { for: 'visitor', act: () => success(content.home()) },
    'GET cms.index/getnewpublish': {
      for: 'visitor',
      act: ({ query }) => success(content.newlyPublished(Number(query.page ?? 2))),
    },
    'GET cms.index/articlelist': { for: 'visitor', act: ({ query }) => success(content.articleList(query)) },
    'GET cms.index/search': { for: 'visitor', act: () => success(content.hotKeywords()) },
    'GET cms.index/tags': { for: 'visitor', act: () => success(content.tagList()) },
    'GET cms.index/channel': { for: 'visitor', act: () => success(content.channelList()) },
    'GET cms.content/info': { for: 'visitor', act: article },
    'GET cms.user/agreement': { for: 'visitor', act: () => success(content.agreement()) },
    'POST cms.content/like': { for: 'member', act: () => success() },
    'POST cms.content/collect': {
      for: 'member',
      act: ({ body }) => {
        const id = String(body.id)
        const now = !collected.delete(id)
        if (now) collected.add(id)
        return success({ collected: now })
      },
    },
    'GET cms.content/loadcomments': {
      for: 'member',
      act: () => success({ total: '0', per_page: '15', current_page: '1', last_page: '0', data: [] }),
    },
    'GET cms.user/operaterecord': { for: cms('cms/operateRecord'), act: none },
    'GET cms.user/comment': { for: cms('cms/comment'), act: none },
    'GET cms.user/content': { for: cms('cms/content'), act: none },
    'GET cms.user/order': { for: cms('cms/order'), act: none },
    'GET cms.user/contributechannel': {
      for: cms('cms/content'),
      act: () => success({ channel: content.channels }),
    },
  }

  return {
    /** The response of the action of a path below `/api/`; null without one. */
    answer(asked: Asked): Envelope | null {
      const controller = controllers[`${asked.method} ${asked.path}`]
      if (!controller) return null
      const session = asked.token === undefined ? undefined : sessions.get(asked.token)
      const member = session && !session.expired ? session.member : null
      if (controller.for !== 'visitor') {
        if (session?.expired) return tokenExpired()
        if (!member) return needLogin()
        if (controller.for !== 'member' && !permits(member.rules, controller.for.rule)) return noPermission()
      }
      return controller.act(asked, member)
    },
    /** Creates a session without a captcha. */
    signIn(username: string, keep = true) {
      const member = members.find((candidate) => candidate.username === username)
      return member ? open(member, keep) : null
    },
    expireSessions() {
      for (const session of sessions.values()) session.expired = true
    },
    /** The valid tokens. */
    living: () => ({
      access: [...sessions].flatMap(([token, { expired }]) => (expired ? [] : [token])),
      refresh: [...refreshTokens],
    }),
  }
}
