import { accessLife } from '../../domain/session/session.ts'
import { callerOf } from '../../edge/authorise.ts'
import { type EdgeRequest, type EdgeResponse, tokenOf } from '../../edge/exchange.ts'
import { nextMemberId } from '../../operations/session/members.ts'
import { blankSession } from '../../world/blank-member.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import type { MemberRecord } from '../../world/tables.ts'
import { envelopeIn, userIn } from './answers.ts'
import type { LiveServer } from './live-server.ts'
import { type LiveShare, signsInLive } from './share.ts'

/** Real ms for which an answer of the live server about a token is trusted. */
const trusted = 30_000

/** Real ms that the live server has to say whose token it is; every mocked call waits for it. */
const patience = 10_000

type UserInfo = Readonly<Record<string, unknown>>

/**
 * One session for two servers. If members sign in on the live server, the mock asks it for the user of a token and adds
 * that user as a member. If they sign in to the mock, the live server is called with one token that was configured for
 * all of them.
 */
export class LiveSessions {
  readonly #server: LiveServer
  readonly #share: LiveShare
  readonly #now: () => number
  readonly #patience: number
  readonly #isLiveSignIn: boolean
  /** Real time until which a token is trusted, by world and token; only tokens of the live server. */
  readonly #until = new Map<string, number>()
  readonly #asked = new Map<string, Promise<EdgeResponse | null>>()

  /** @param now real time in ms */
  constructor(
    server: LiveServer,
    share: LiveShare,
    { now, patience: own = patience }: { now: () => number; patience?: number },
  ) {
    this.#server = server
    this.#share = share
    this.#now = now
    this.#patience = own
    this.#isLiveSignIn = signsInLive(share.operations)
  }

  /** Finds out for the mock who is calling. Returns an answer where that fails. */
  async identify(world: LiveWorld, request: EdgeRequest): Promise<EdgeResponse | null> {
    const token = tokenOf(request)
    if (!this.#isLiveSignIn || !token || this.#isKnown(world, token)) return null
    const key = keyOf(world, token)
    const asking = this.#asked.get(key) ?? this.#askFor(world, token, request)
    this.#asked.set(key, asking)
    return asking.finally(() => this.#asked.delete(key))
  }

  /** The token of the caller on the live server; null for a visitor. */
  tokenThere(world: LiveWorld, request: EdgeRequest): string | null {
    const token = tokenOf(request)
    if (!token) return null
    if (this.isMocksOwn(world, token)) return callerOf(world, token).member ? this.#share.token : null
    return this.#isLiveSignIn ? token : null
  }

  /** Whether the mock itself issued the token. */
  isMocksOwn = (world: LiveWorld, token: string): boolean =>
    world.tables.session.get(token) !== undefined && !this.#until.has(keyOf(world, token))

  /** Adds the user whom the live server named for the token. */
  addMember(world: LiveWorld, token: string, user: UserInfo): void {
    if (!this.#isLiveSignIn || this.isMocksOwn(world, token)) return
    const member = memberFor(world, this.#share.standIn, user)
    const now = world.clock.now()
    world.tables.session.put({
      ...blankSession({
        id: token,
        member_id: member.id,
        number: `s-${world.next('session')}`,
        opened: now,
        expires: now + accessLife,
        refresh_expires: now,
      }),
      before: { time: member.last_login_time, ip: member.last_login_ip },
    })
    this.#until.set(keyOf(world, token), this.#now() + trusted)
  }

  /** Forgets a token that the live server no longer accepts. */
  forget(world: LiveWorld, token: string): void {
    if (this.#until.delete(keyOf(world, token))) world.tables.session.remove(token)
  }

  #isKnown(world: LiveWorld, token: string): boolean {
    if (this.isMocksOwn(world, token)) return true
    const session = world.tables.session.get(token)
    const until = this.#until.get(keyOf(world, token)) ?? 0
    return session !== undefined && session.expires > world.clock.now() && until > this.#now()
  }

  async #askFor(world: LiveWorld, token: string, request: EdgeRequest): Promise<EdgeResponse | null> {
    const answer = await this.#server.ask(world, siteCall(request), token, this.#patience)
    const envelope = envelopeIn(answer)
    if (answer.status === 502) return answer
    if (answer.status !== 200 || !envelope)
      return this.#server.fail(world, `does not say who is signed in: HTTP ${answer.status}, no envelope`)
    const user = userIn(envelope)
    if (user) this.addMember(world, token, user)
    else this.forget(world, token)
    return null
  }
}

const keyOf = (world: LiveWorld, token: string) => `${world.id} ${token}`

/** The call in which every backend of this family names the signed-in user. */
const siteCall = (request: EdgeRequest): EdgeRequest => ({
  method: 'GET',
  url: '/api/index/index?requiredLogin=1',
  body: null,
  header: (name) => (name === 'content-type' ? null : request.header(name)),
})

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The member of the same name; otherwise a new member with the rights of the stand-in. */
function memberFor(world: LiveWorld, standIn: string, { username, nickname }: UserInfo): MemberRecord {
  const named = (name: string) => world.tables.member.where((member) => member.username === name)[0]
  const known = named(text(username))
  if (known) return known
  const model = named(standIn)
  if (!model) throw new Error(`There is no persona ${standIn}.`)
  return world.tables.member.put({
    ...model,
    id: nextMemberId(world),
    username: text(username),
    nickname: text(nickname) || text(username),
    email: '',
    area_num: '',
    mobile: '',
  })
}
