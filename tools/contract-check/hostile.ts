import { setTimeout } from 'node:timers/promises'
import { type OperationId, routes } from '@portal/api-client/contract'
import {
  type Aim,
  type Came,
  type Fault,
  faultKinds,
  faultsOf,
  type HostileKind,
  type HostileRequest,
  hostileRequests,
  isSuccess,
  learn,
  ownerTest,
  type Pools,
  readContractCalls,
  simpler,
  wrongCalls,
} from '@portal/mock-server/hostile-requests'
import { isObject } from '../contract/flatten.ts'
import { type Asker, type Reply, requestOf } from './ask.ts'
import type { Contract, Operation } from './contract.ts'
import { asCurl } from './curl.ts'
import { type Answered, type Outcome, unreadable } from './run.ts'
import { shortened } from './secrets.ts'

export interface FireOptions {
  /** The same seed and the same data of the server give the same requests. */
  readonly seed: number
  /** At most so many calls. */
  readonly calls: number
  /** At most so many calls a second. */
  readonly pace: number
  /** An answer after so many ms is slow. */
  readonly slow: number
  /** The operations to fire at; null for all. */
  readonly only: readonly OperationId[] | null
  /** What another account reads, which the first must not see; null if there is none. */
  readonly others: Pick<Outcome, 'answered'> | null
  readonly write: boolean
  readonly progress?: (operation: OperationId, number: number, of: number) => void
}

/** All faults of one kind with the same words. */
export interface FoundFault extends Fault {
  readonly operations: readonly OperationId[]
  readonly times: number
  /** The shortest request that shows it, for a shell that has the token in TOKEN. */
  readonly curl: string
}

type Group = Omit<FoundFault, 'curl'> & { readonly request: HostileRequest }

export interface Fired {
  readonly seed: number
  readonly calls: number
  readonly seconds: number
  /** How many requests of each kind were sent. */
  readonly sent: Readonly<Partial<Record<HostileKind, number>>>
  readonly faults: readonly FoundFault[]
  /** What was not tried, and why. */
  readonly left: readonly string[]
  readonly stopped: string | null
}

/** Calls in a row without an answer after which the server is taken for dead. */
const patience = 3
/** Calls of a member in a row that are told to sign in, after which the token is taken for lost. */
const strangerFor = 10
/** Calls that go into making one request shorter. */
const shortening = 30

/** Fires hostile forms of the requests that the server has answered, and judges what comes back. */
export async function fire(
  contract: Contract,
  asker: Asker,
  { answered, standings }: Pick<Outcome, 'answered' | 'standings'>,
  options: FireOptions,
): Promise<Fired> {
  const { seed, calls: most, write, only } = options
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]))
  const operationOf = (id: OperationId) => byId.get(id) as Operation
  // Inputs have tokens of open links.
  for (const { input } of answered) asker.secrets.learn(input)
  const begun = performance.now()
  const sent: Partial<Record<HostileKind, number>> = {}
  const groups = new Map<string, Group>()
  const silent = new Set<OperationId>()
  let calls = 0
  let unanswered = 0
  let limited = 0
  let strange = 0
  let stopped: string | null = null

  const [own, foreign] = [poolsOf(answered), poolsOf(options.others?.answered ?? [])]
  for (const [name, values] of foreign) {
    for (const value of own.get(name) ?? []) values.delete(value)
    if (values.size === 0) foreign.delete(name)
  }
  const isOthers = ownerTest(
    contract.operations.filter(({ safe }) => safe).map(({ id }) => id),
    foreign,
  )
  const before = new Set(
    standings.flatMap(({ operation, asked }) =>
      asked.flatMap(({ finding }) =>
        'differences' in finding
          ? finding.differences.map(({ field, expected }) => `${operation} ${field}: expected ${expected}`)
          : [],
      ),
    ),
  )

  async function shoot(request: Parameters<Asker['send']>[1] & Pick<HostileRequest, 'operation' | 'sender'>) {
    await setTimeout(Math.max(0, begun + (calls * 1000) / options.pace - performance.now()))
    calls += 1
    const start = performance.now()
    const reply = await asker.send(operationOf(request.operation), request, request.sender).catch(unreadable)
    return { reply, ms: performance.now() - start }
  }

  function note(fault: Fault, request: HostileRequest) {
    const { operation } = request
    // The ordinary check has reported it already.
    if (fault.kind === 'outside' && before.has(`${operation} ${fault.what}`)) return
    const key = `${fault.kind} ${fault.what}`
    const known = groups.get(key)
    const shorter = known === undefined || lengthOf(request) < lengthOf(known.request)
    groups.set(key, {
      ...(shorter ? { ...fault, request } : known),
      operations: [...new Set([...(known?.operations ?? []), operation])],
      times: (known?.times ?? 0) + 1,
    })
  }

  const goodOf = (id: OperationId) => answered.find(({ operation }) => operation === id)
  const goodRequest = (id: OperationId, input = goodOf(id)?.input) => ({
    ...requestOf(operationOf(id), input),
    operation: id,
    sender: 'owner' as const,
  })

  /** Sends a request and notes what is wrong about its answer. What depends on the moment has to happen twice. */
  async function tryOut(request: HostileRequest): Promise<void> {
    const { operation } = request
    const { reply, ms } = await shoot(request)
    sent[request.kind] = (sent[request.kind] ?? 0) + 1
    const came = cameOf(reply)
    for (const fault of faultsOf(request, came, isOthers)) note(fault, request)
    if (came.status === 429 || /RATE_LIMITED/.test(came.text)) limited += 1
    if (request.sender === 'owner' && routes[operation].auth === 'member')
      strange = isObject(came.body) && [303, 409].includes(Number(came.body.code)) ? strange + 1 : 0
    if (strange === strangerFor) stopped = 'the token opens nothing any longer'
    if (reply.finding.verdict !== 'unanswered') unanswered = 0
    if (reply.finding.verdict !== 'unanswered' && ms < options.slow) return
    const again = await shoot(request)
    if (again.reply.finding.verdict === 'unanswered') {
      note({ kind: 'silent', what: again.reply.finding.why, seen: '' }, request)
      silent.add(operation)
      unanswered += 1
      if (unanswered >= patience) stopped = `${patience} operations one after the other gave no answer`
      return
    }
    const usual = goodOf(operation) ? (await shoot(goodRequest(operation))).ms : 0
    if (Math.min(ms, again.ms) < options.slow || usual * 3 > again.ms) return
    const seen = `${Math.round(again.ms)} ms, a plain request ${Math.round(usual)} ms`
    note({ kind: 'slow', what: `more than ${options.slow / 1000} s, twice`, seen }, request)
  }

  /** Sends a write twice at the same time, as two clicks do. */
  async function writeTwice({ id, once }: Operation): Promise<void> {
    const input = goodOf(id)?.input
    if (once === null || !isObject(input)) return
    const request = goodRequest(id, { ...input, [once]: crypto.randomUUID() })
    const both = await Promise.all([shoot(request), shoot(request)])
    const [first, second] = both.map(({ reply }) => (isSuccess(cameOf(reply)) ? idsIn(reply.data) : null))
    if (!first || !second || first === second) return
    const body = typeof request.body === 'string' ? request.body : null
    const what = `the same ${once} twice at once`
    const seen = `${first} / ${second}`
    note({ kind: 'two-effects', what, seen }, { ...request, body, kind: 'again', named: null })
  }

  /** Makes the request of a group shorter while its fault stays. */
  async function shorten(group: Group): Promise<Group> {
    if (['silent', 'slow', 'two-effects', 'unnamed'].includes(group.kind)) return group
    let { request } = group
    for (let left = shortening, found = true; found; ) {
      found = false
      for (const shorter of simpler(request)) {
        if (left === 0 || calls >= most) break
        left -= 1
        const faults = faultsOf(shorter, cameOf((await shoot(shorter)).reply), isOthers)
        if (!faults.some(({ kind, what }) => kind === group.kind && what === group.what)) continue
        request = shorter
        found = true
        break
      }
    }
    return { ...group, request }
  }

  const described = await readContractCalls()
  const wrong = wrongCalls(described.links, answered, options.others?.answered ?? [], isOthers)
  const aims = contract.operations
    .filter(({ id }) => only === null || only.includes(id))
    .flatMap((operation): Aim[] => aimsAt(operation))

  function aimsAt({ id, safe }: Operation): Aim[] {
    const good = goodOf(id)
    const missing = standings.some(({ operation, verdict }) => operation === id && verdict === 'missing')
    const isStep = write && !safe && good === undefined
    if (missing || !(safe || (write && good) || isStep)) return []
    if (routes[id].auth === 'member' && !asker.isMember) return []
    const part = routes[id].method === 'GET' ? 'query' : 'body'
    const given = good ? { [part]: good.input instanceof FormData ? {} : good.input } : null
    return [{ operation: id, good: given, own, foreign, safe, write, wrong }]
  }

  const each = 2 + Math.ceil(most / Math.max(1, aims.length * 3))
  const volleys = aims.map((aim) => hostileRequests(described, aim, { seed, each }))
  const longest = Math.max(0, ...volleys.map(({ length }) => length))
  // All operations in turn, so that a small number of calls meets all of them.
  const queue = Array.from({ length: longest }, (_, nth) =>
    volleys.flatMap((volley) => volley[nth] ?? []),
  ).flat()
  // The last tenth makes what was found shorter.
  const share = Math.floor(most * 0.9)
  if (write) for (const { operation } of aims) await writeTwice(operationOf(operation))
  for (const request of queue) {
    if (calls >= share || stopped !== null) break
    if (silent.has(request.operation)) continue
    options.progress?.(request.operation, calls, share)
    await tryOut(request)
  }
  const order = Object.keys(faultKinds)
  const faults: FoundFault[] = []
  for (const group of [...groups.values()].toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  )) {
    const { request, ...fault } = stopped === null ? await shorten(group) : group
    const { clean } = asker.secrets
    faults.push({
      ...fault,
      seen: shortened(clean(fault.seen), 200),
      curl: clean(asCurl(request, asker.target)),
    })
  }
  const left = [
    ...(write
      ? []
      : ['writes, repeated writes and steps in the wrong order: give --write and a throw-away account']),
    ...(foreign.size > 0 ? [] : ['what belongs to others: give --other with the token of a second account']),
    ...(limited > 0 ? [`${limited} calls that were told to come later: lower --pace`] : []),
    ...(queue.length > share ? [`${queue.length - share} of ${queue.length} requests: raise --calls`] : []),
  ]
  return { seed, calls, seconds: (performance.now() - begun) / 1000, sent, faults, left, stopped }
}

function cameOf({ answer, finding }: Reply): Came {
  const found = 'differences' in finding ? finding.differences : []
  const differences = found.map(({ field, expected, got }) => ({
    what: `${field}: expected ${expected}`,
    seen: got,
  }))
  // What has no answer is noted as silent, and what cannot be taken as a difference.
  return { status: 200, text: '', body: null, ...answer, differences }
}

const lengthOf = ({ url, body }: HostileRequest) => url.length + (body?.length ?? 0)

function poolsOf(answered: readonly Answered[]): Pools {
  const pools: Pools = new Map()
  for (const { operation, data } of answered) learn(pools, operation, data)
  return pools
}

/** All identifiers in an answer, as one text. */
function idsIn(value: unknown): string {
  const found: string[] = []
  JSON.stringify(value, (name, child: unknown) => {
    if (/^id$|_id$|_no$/.test(name)) found.push(`${name} ${String(child)}`)
    return child
  })
  return [...new Set(found)].toSorted().join(', ')
}
