import { violationsOfSuccess } from '../../edge/answer-check.ts'
import { httpFailure } from '../../edge/envelope.ts'
import { type EdgeRequest, type EdgeResponse, jsonResponse, tokenOf } from '../../edge/exchange.ts'
import { bodyLimit, formLimit } from '../../edge/request/request-check.ts'
import { findRoute, type Route } from '../../edge/route-table.ts'
import { chooseWorld, worldKey } from '../../edge/world-choice.ts'
import type { Mock } from '../../mock.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import { endsSession, envelopeIn, jsonIn, type ReadEnvelope, userIn } from './answers.ts'
import { LiveServer } from './live-server.ts'
import { LiveSessions } from './live-sessions.ts'
import { withMenusOf } from './menus.ts'
import { type LiveShare, nounsIn, signsInLive } from './share.ts'

interface Surroundings {
  readonly strict: boolean
  /** Real time in ms. */
  readonly now: () => number
  /** Real ms that the live server has to say who is signed in. */
  readonly patience?: number
  /** Called once for each problem of the live server. */
  readonly warn: (sentence: string) => void
}

/** Paths of files on live servers of this family; the mock has none there. */
const liveFolders = /^\/(?:storage|static)\//

/** Control calls that sign in a persona of the mock. */
const signsPersonaIn = /^\/__mock\/(?:session|scenario)\/?$/

/** A mock that passes some calls to a live server, with one session for both. */
export class MixedMock implements Pick<Mock, 'handle'> {
  readonly #mock: Mock
  readonly #share: LiveShare
  readonly #strict: boolean
  readonly #server: LiveServer
  readonly #sessions: LiveSessions
  readonly #liveNouns: ReadonlySet<string>

  constructor(mock: Mock, share: LiveShare, { strict, warn, ...time }: Surroundings) {
    this.#mock = mock
    this.#share = share
    this.#strict = strict
    this.#server = new LiveServer(share.url, warn)
    this.#sessions = new LiveSessions(this.#server, share, time)
    this.#liveNouns = new Set(nounsIn(share.operations).nouns)
  }

  handle = async (request: EdgeRequest): Promise<EdgeResponse> => {
    const [path = ''] = request.url.split('?', 1)
    const world = chooseWorld(this.#mock.worlds, worldKey(request), this.#strict)
    if (typeof world === 'string' || request.method === 'OPTIONS') return this.#mock.handle(request)
    if (signsPersonaIn.test(path) && !this.#takesPersonas()) return noPersona(this.#share.url)
    if (liveFolders.test(path)) return this.#server.ask(world, request, null)
    if (path.startsWith('/media/')) return this.#media(world, request)
    const route = findRoute(request.method, path)
    if (!route) return this.#mock.handle(request)
    world.clock.settle()
    return this.#share.operations.has(route.operation)
      ? this.#live(world, request, route)
      : this.#mocked(world, request)
  }

  /** A live server with its own sign-in does not know personas, unless a token is configured for all of them. */
  #takesPersonas = (): boolean => this.#share.token !== null || !signsInLive(this.#share.operations)

  async #mocked(world: LiveWorld, request: EdgeRequest): Promise<EdgeResponse> {
    return (await this.#sessions.identify(world, request)) ?? this.#mock.handle(request)
  }

  async #live(world: LiveWorld, request: EdgeRequest, route: Route): Promise<EdgeResponse> {
    const limit = route.body === 'multipart' ? formLimit : bodyLimit
    if ((request.body?.length ?? 0) > limit)
      return httpFailure(413, `The body is longer than ${limit} bytes.`, world.clock.now())
    const token = tokenOf(request)
    const there = this.#sessions.tokenThere(world, request)
    const answer = await this.#server.ask(world, request, there)
    const envelope = envelopeIn(answer)
    note(world, request, route, { answer, envelope })
    if (!token)
      return route.operation === 'getSite' ? this.#withMocksMenus(request, answer, envelope) : answer
    const isOver = endsSession(envelope)
    if (isOver && there !== null && there !== token)
      return this.#server.fail(world, 'no longer takes the token of LIVE_TOKEN: start again with a new one')
    if (isOver || (route.operation === 'signOut' && envelope?.code === 1)) this.#sessions.forget(world, token)
    if (route.operation !== 'getSite') return answer
    const user = userIn(envelope)
    if (user) this.#sessions.addMember(world, token, user)
    return this.#withMocksMenus(request, answer, envelope)
  }

  async #withMocksMenus(
    request: EdgeRequest,
    answer: EdgeResponse,
    envelope: ReadEnvelope | null,
  ): Promise<EdgeResponse> {
    if (envelope?.code !== 1 || typeof envelope.data !== 'object' || envelope.data === null) return answer
    const own = envelopeIn(await this.#mock.handle(request))
    if (own?.code !== 1) return answer
    const data = withMenusOf(own.data, envelope.data, this.#liveNouns)
    return { ...answer, body: JSON.stringify({ ...(jsonIn(answer) as object), data }) }
  }

  /** Pictures of the mock; one that it lacks may be an upload on the live server. */
  async #media(world: LiveWorld, request: EdgeRequest): Promise<EdgeResponse> {
    const own = await this.#mock.handle(request)
    return own.status === 404 ? this.#server.ask(world, request, null) : own
  }
}

const noPersona = (url: string): EdgeResponse =>
  jsonResponse(
    409,
    JSON.stringify({
      error: `Members sign in on ${url}, which knows no persona. Sign in on the page, or set LIVE_TOKEN to the token of a member there.`,
    }),
  )

/** Adds the call to the journal. A difference of a live answer from the contract is not an error of the world. */
function note(
  world: LiveWorld,
  request: EdgeRequest,
  route: Route,
  { answer, envelope }: { answer: EdgeResponse; envelope: ReadEnvelope | null },
): void {
  const token = tokenOf(request)
  const session = token === null ? undefined : world.tables.session.get(token)
  const member = session && world.tables.member.get(session.member_id)
  world.journal.add({
    time: world.clock.now(),
    method: request.method,
    path: request.url,
    operation: route.operation,
    status: answer.status,
    code: envelope?.code ?? null,
    error_key: null,
    member: member?.username ?? null,
    fault: null,
    findings: envelope?.code === 1 ? violationsOfSuccess(route, jsonIn(answer) as object) : [],
    live: true,
  })
  world.journal.keepBodies({
    url: request.url,
    token,
    language: request.header('think-lang'),
    sent: request.body,
    answered: answer.body,
  })
}
