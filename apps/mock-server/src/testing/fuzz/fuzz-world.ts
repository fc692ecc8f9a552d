import { routes } from '@portal/api-client/contract'
import { nodesOfRole } from '../../domain/menu/permission.ts'
import type { EdgeResponse } from '../../edge/exchange.ts'
import type { MockProgram } from '../../edge/program.ts'
import { createMock, type Mock } from '../../mock.ts'
import { program } from '../../program.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import type { PersonaName } from '../../world/personas.ts'
import type { Snapshot } from '../../world/snapshot.ts'
import type { World } from '../../world/world.ts'
import { type ContractCalls, readContractCalls } from './contract-calls.ts'
import type { FuzzCall, Sender } from './draw-call.ts'
import { explore, quoteCancellations, showCaptchas } from './explore.ts'
import { addCompany, commonPools, harvest, type Pools } from './pools.ts'
import { fuzzed, jsonOf, requestOf } from './request.ts'
import { SenderTaints, type Taint } from './taint.ts'

const name = fuzzed
/** The senders: a company with balance, credit and bills, and one that pays in advance. */
export const home = '2'
const other = '1'
const personas = {
  owner: 'jadecredit',
  own: 'jade_booker',
  viewer: 'jade_viewer',
  stranger: 'goldenland',
} as const
const hour = 3_600_000

/** A world in which requests may change anything; after a change it is restored. */
export class FuzzWorld {
  readonly contract: ContractCalls
  readonly own: Pools
  readonly foreign: Pools
  /** Findings of the verdict from the preparation. */
  readonly explored: readonly string[]
  readonly #mock: Mock
  #tokens: Readonly<Record<Sender, string | null>>
  readonly #prepared: Snapshot
  readonly #taints: SenderTaints
  #world: LiveWorld
  #revision: string

  constructor(
    contract: ContractCalls,
    pools: { readonly own: Pools; readonly foreign: Pools },
    mock: Mock,
    tokens: Readonly<Record<Sender, string | null>>,
    explored: readonly string[],
  ) {
    this.explored = explored
    this.contract = contract
    this.own = pools.own
    this.foreign = pools.foreign
    this.#mock = mock
    this.#tokens = tokens
    this.#world = mock.worlds.get(name) as LiveWorld
    this.#prepared = mock.worlds.snapshot(name) as Snapshot
    this.#revision = stateOf(this.#world)
    this.#taints = new SenderTaints(this.#world, home, personas.own)
  }

  /** The same world as it was prepared, apart from this one; another program may answer its requests. */
  under(written: MockProgram = program): FuzzWorld {
    const mock = createMock(written)
    mock.worlds.restore(this.#prepared, name)
    const copied = (pools: Pools): Pools =>
      new Map([...pools].map(([field, values]) => [field, new Set(values)]))
    const pools = { own: copied(this.own), foreign: copied(this.foreign) }
    return new FuzzWorld(this.contract, pools, mock, this.#tokens, [])
  }

  /** The values that the sender may neither read nor change; to be called on a fresh world. */
  taintFor(call: FuzzCall): Taint {
    return this.#taints.of(call.sender, this.#world)
  }

  /** The world as the last request left it. */
  get current(): LiveWorld {
    return this.#world
  }

  /** The world as it was prepared. */
  fresh(): LiveWorld {
    if (stateOf(this.#world) !== this.#revision) {
      this.#world = this.#mock.worlds.restore(this.#prepared, name)
      this.#revision = stateOf(this.#world)
    }
    return this.#world
  }

  async send(call: FuzzCall): Promise<EdgeResponse> {
    if (call.mode === 'late') this.#world.clock.advance(26 * hour)
    return this.#mock.handle(requestOf(call, this.#tokens[call.sender]))
  }

  /** Signs in again all senders whose session has ended. */
  renew(): void {
    const world = this.#world
    const renewed = (token: string | null, persona: PersonaName): string | null => {
      const session = token === null ? undefined : world.tables.session.get(token)
      const good = session !== undefined && session.expires > world.clock.now()
      return good ? token : (program.openSession(world, persona)?.token ?? null)
    }
    const { owner, viewer } = this.#tokens
    this.#tokens = {
      ...this.#tokens,
      owner: renewed(owner, personas.owner),
      viewer: renewed(viewer, personas.viewer),
    }
  }

  /** Collects the names in an answer for later requests. */
  learn(call: FuzzCall, response: EdgeResponse): void {
    const answer = 'x-mock-generated' in response.headers ? null : jsonOf(response)
    if (answer?.code === 1) harvest(this.own, routes[call.operation].noun, answer.data)
  }
}

/** Token of a session that was good a second ago. */
export function expiredToken(world: World, token: string): string {
  const session = world.tables.session.get(token)
  const id = 'expired-token'
  if (session) world.tables.session.put({ ...session, id, expires: world.clock.now() - 1000 })
  return id
}

/** Signs in a member who sees only the orders that it has entered itself. */
export function signInNarrowed(world: World, persona: PersonaName): string {
  const member = world.tables.member.where(({ username }) => username === persona)[0]
  if (member) world.tables.member.put({ ...member, data_scope: 'own' })
  return program.openSession(world, persona)?.token ?? ''
}

/** Signs in a member who may only read. */
export function signInAsViewer(world: World, persona: PersonaName): string {
  const member = world.tables.member.where(({ username }) => username === persona)[0]
  if (member) world.tables.member.put({ ...member, role: 'viewer', nodes: nodesOfRole('viewer') })
  return program.openSession(world, persona)?.token ?? ''
}

/** Differs after everything that a request can do to a world. */
export const stateOf = (world: LiveWorld): string =>
  `${world.revision} ${world.clock.now()} ${world.verdict.size} ${world.sent.length}`

/** Makes the world, and explores what its two companies have. */
export async function prepareFuzzWorld(): Promise<FuzzWorld> {
  const contract = await readContractCalls()
  const mock = createMock(program)
  const world = mock.worlds.make({ id: name })
  const [own, foreign] = [commonPools(world), commonPools(world)]
  addCompany(own, world, home)
  addCompany(foreign, world, other)
  const tokenOf = (persona: PersonaName): string => program.openSession(world, persona)?.token ?? ''
  const [ownToken, foreignToken] = [tokenOf(personas.owner), tokenOf(personas.stranger)]
  await explore(contract, mock, ownToken, own)
  await explore(contract, mock, foreignToken, foreign)
  for (const [field, values] of foreign) {
    for (const value of own.get(field) ?? []) values.delete(value)
  }
  const current = mock.worlds.get(name) as LiveWorld
  await showCaptchas(mock, current, own)
  const sign = (persona: PersonaName): string => program.openSession(current, persona)?.token ?? ''
  const owner = sign(personas.owner)
  await quoteCancellations(mock, owner, own)
  const tokens = {
    owner,
    own: signInNarrowed(current, personas.own),
    viewer: sign(personas.viewer),
    visitor: null,
    expired: expiredToken(current, owner),
  }
  const explored = current.verdict
    .report()
    .findings.map(({ kind, where, sentence }) => `${kind} ${where}: ${sentence}`)
  current.verdict.clear()
  return new FuzzWorld(contract, { own, foreign }, mock, tokens, explored)
}
